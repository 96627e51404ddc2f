/// A file beside the text that stands in it.
public struct RichAttachment: Equatable, Sendable {
  /// Its name in the document's folder.
  public var name: String
  /// In points; 0 for the file's own size.
  public var width: Double
  /// In points; 0 for the file's own size.
  public var height: Double

  /// A file by its name, in points.
  public init(name: String, width: Double = 0, height: Double = 0) {
    self.name = name
    self.width = width
    self.height = height
  }
}
