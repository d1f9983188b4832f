"""Drawings for every table: cards, tasks, badges and scenes as SVG, generated from content. All are our own."""
