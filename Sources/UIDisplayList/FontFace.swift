/// A font file's face, as every player can open it: nothing here is alive, so that a display list may cross threads.
public struct FontFace: Hashable, Sendable {
  /// Absolute path of the font file.
  public var path: String
  /// Index of the face within the file.
  public var index: Int
  /// Slant added by the player when the family has no italic, in radians.
  public var syntheticSlant: Double
  /// Outline growth added by the player when the family lacks the weight, in em.
  public var syntheticBold: Double

  /// A face of a font file.
  public init(path: String, index: Int = 0, syntheticSlant: Double = 0, syntheticBold: Double = 0) {
    self.path = path
    self.index = index
    self.syntheticSlant = syntheticSlant
    self.syntheticBold = syntheticBold
  }
}
