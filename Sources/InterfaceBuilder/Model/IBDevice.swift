/// The device of a document's canvas.
public struct IBDevice: Hashable, Sendable {
  /// Interface Builder's name: `retina6_1`, `ipad9_7`.
  public var id: String
  /// `portrait` or `landscape`.
  public var orientation: String
  /// `light` or `dark`; nil in older documents.
  public var appearance: String?
  /// `fullscreen`, `splitview2_3` and so on.
  public var layout: String?
  /// The way in which the device shows a program made for others, such as `fullscreen`; nil in most documents.
  public var adaptation: String?
}
