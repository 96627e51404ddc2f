// Document model of storyboards and xibs, and its reader.
