// Trait values and their resolution, without view classes.
