/// A picture from a file.
public struct DecodedImage: Hashable, Sendable {
  /// Pixels as stored, with a scale of 1.
  public var bitmap: ImageBitmap
  /// The Exif orientation, 1…8; 1 when upright or unknown.
  public var orientation: Int

  /// A picture with the orientation that its file asks for (EXIF, 1 … 8).
  public init(bitmap: ImageBitmap, orientation: Int = 1) {
    self.bitmap = bitmap
    self.orientation = (1...8).contains(orientation) ? orientation : 1
  }
}
