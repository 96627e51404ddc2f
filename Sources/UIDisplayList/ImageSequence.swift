/// The pictures of a file that has several, such as an animated GIF.
public protocol ImageSequence: Sendable {
  /// How long each picture is shown, in seconds, as the file states it; 0 where it does not.
  var delays: [Double] { get }
  /// How often they are shown; 0 is forever, nil where the file does not say.
  var loopCount: Int? { get }
  /// A whole picture, with what the ones before left of themselves; nil where the file is damaged.
  func bitmap(at index: Int) -> ImageBitmap?
}
