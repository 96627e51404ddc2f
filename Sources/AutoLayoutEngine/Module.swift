// Auto Layout without view classes: from attributes and items to solver constraints.
