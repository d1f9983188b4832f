"""The server: tables for people and bots, kept in a store, reached by HTTP and WebSocket."""
