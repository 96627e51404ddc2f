// Incremental linear constraint solving with strictly ordered priorities; usable alone.
