// Cairo player of display lists.
