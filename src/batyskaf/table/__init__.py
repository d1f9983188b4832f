"""The server: tables where people and bots meet, kept in a store, reached by HTTP and WebSocket."""
