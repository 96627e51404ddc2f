// Shaping protocol, line breaking and paragraph layout.
