"""Drawings for every table: cards, tasks, badges and scenes, drawn from content as SVG. Own drawings only."""
