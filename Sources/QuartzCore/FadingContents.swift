/// Contents between two pictures.
struct FadingContents {
  /// What goes; no picture for nothing.
  let old: Any
  /// What comes; no picture for nothing.
  let new: Any
  /// How much of the new contents is seen, 0…1.
  let progress: Double

  /// Nil where neither is a picture.
  init?(_ old: Any, _ new: Any, _ progress: Double) {
    guard old is CGImage || new is CGImage else { return nil }
    (self.old, self.new, self.progress) = (old, new, progress)
  }
}
