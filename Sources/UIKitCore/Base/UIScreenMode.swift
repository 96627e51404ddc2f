/// A screen's number of pixels.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreenmode>
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// In pixels.
  open private(set) var size: CGSize
  /// Width of a pixel by its height.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
