internal import UIDisplayList
internal import UITextLayout

/// Says how much room a stretch of text takes in place of its letters: an attribute's value.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctrundelegate>
public final class CTRunDelegate {
  let callbacks: CTRunDelegateCallbacks
  let context: UnsafeMutableRawPointer

  init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer) {
    (self.callbacks, self.context) = (callbacks, context)
  }

  deinit { callbacks.dealloc(context) }
}

extension CTRunDelegate: AttachmentBoxing {
  func box(
    font: UIFont, color: Color, attributes: [NSAttributedString.Key: Any], in surroundings: (any TextSurroundings)?,
    at index: Int
  ) -> TextRun.Attachment {
    let (up, down) = (callbacks.getAscent(context), callbacks.getDescent(context))
    return TextRun.Attachment(size: CGSize(width: callbacks.getWidth(context), height: up + down), descent: down)
  }
}

/// The first version of a run delegate's callbacks, and the one there is.
public let kCTRunDelegateVersion1: Int = 1
/// The version of a run delegate's callbacks that is current.
public let kCTRunDelegateCurrentVersion: Int = 1

/// A delegate that asks the callbacks, and gives them a pointer of the program's.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  refCon.map { CTRunDelegate(callbacks.pointee, $0) }
}
/// The program's pointer.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.context }
