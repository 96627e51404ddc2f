public import CoreGraphics
internal import DarwinShims
import UIDisplayList

/// The stack of contexts that UIKit draws into, one for each thread.
final class ContextStack {
  struct Entry {
    var context: CGContext
    /// Of an image context, in points; nil for other contexts.
    var image: (size: CGSize, scale: CGFloat, isOpaque: Bool)?
    var pdf: PDFDrawing?
  }

  var entries: [Entry] = []

  /// The document that drawing goes to; nil where it goes somewhere else.
  var pdf: PDFDrawing? { entries.last?.pdf }

  func begin(_ document: PDFDrawing) { entries.append(.init(context: document.pages.cgContext, pdf: document)) }

  static var current: ContextStack {
    if let found = threadsOwn.value { return found }
    let made = ContextStack()
    threadsOwn.value = made
    return made
  }
  private static let threadsOwn = ThreadLocal<ContextStack>()
}

/// The context that drawing goes to; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.entries.last?.context }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.entries.append(.init(context: context)) }

/// Makes the context current again that was so before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.current.entries.popLast() }

/// Begins a transparent picture of scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture.
///
/// - Parameters:
///   - size: in points.
///   - opaque: Whether the picture has no alpha; it begins black then.
///   - scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
  let context = CGContext(recording: CGRect(origin: .zero, size: size), scale: scale)
  ContextStack.current.entries.append(.init(context: context, image: (size, scale, opaque)))
}

/// What has been drawn into the picture so far; nil outside a picture.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.current.entries.last, let image = entry.image else { return nil }
  return UIImage.rendered(entry.context.displayList, size: image.size, scale: image.scale, isOpaque: image.isOpaque)
}

/// Ends the innermost image context. Nothing where the current context is another one.
public func UIGraphicsEndImageContext() {
  if ContextStack.current.entries.last?.image != nil { UIGraphicsPopContext() }
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the fill colour in a blend mode. Nothing without a context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let mode = blendMode == .copy && context.fillColor.alpha == 1 ? CGBlendMode.normal : blendMode
  context.withBlendMode(mode, alpha: 1) { context.fill(rect) }
}

/// Draws a frame of one point inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

/// Draws a frame of one point inside a rectangle, in the fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var path = Path(rect: rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.withBlendMode(blendMode, alpha: 1) { context.fill(path, rule: .evenOdd) }
}

/// Lets nothing be drawn outside a rectangle in the current context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The older form of `UIImage.pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The older form of `UIImage.jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIImage {
  /// Pixels of a recorded drawing, or the drawing itself where no renderer is installed.
  static func rendered(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let background: Color? = isOpaque ? .black : nil
    guard let renderer = DrawingServices.current.renderer else {
      return UIImage(content: .drawing(list, size: size, scale: scale))
    }
    let bitmap = try? renderer.bitmap(list, size: size, scale: scale, background: background)
    return bitmap.map { UIImage(content: .bitmap($0)) }
  }
}
