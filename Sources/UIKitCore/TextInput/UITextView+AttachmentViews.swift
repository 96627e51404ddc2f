internal import UITextLayout

/// What only the second generation of TextKit shows.
enum SecondGenerationFeatures {
  /// Whether a text has lists, or attachments that may be views.
  static func areUsed(in text: NSAttributedString?) -> Bool {
    guard let text, text.length > 0 else { return false }
    var isUsed = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, stops in
      let hasList = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.isEmpty == false
      guard hasList || (attributes[.attachment] as? NSTextAttachment)?.mayShowView == true else { return }
      isUsed = true
      stops.pointee = true
    }
    return isUsed
  }
}

extension UITextView {
  /// Goes over to the second generation for text that needs it, unless a program has asked for the first.
  func chooseGeneration(for text: NSAttributedString?) {
    guard secondGeneration == nil, !isFirstGeneration, SecondGenerationFeatures.areUsed(in: text) else { return }
    _ = textLayoutManager
  }

  /// Puts the views of attachments where the attachments stand, and takes away those whose attachments are gone.
  func placeAttachmentViews() {
    guard let manager = secondGeneration?.manager else { return }
    var shown: [UIView] = []
    manager.basis = basis
    if manager.hasViewProviders {
      manager.enumerateTextLayoutFragments(from: nil) { fragment in
        for provider in fragment.textAttachmentViewProviders {
          guard let view = provider.view else { continue }
          let frame = fragment.frameForTextAttachment(at: provider.location)
          let origin = fragment.layoutFragmentFrame.origin
          view.frame = frame.offsetBy(dx: textContainerInset.left + origin.x, dy: textContainerInset.top + origin.y)
          if view.superview !== self { addSubview(view) }
          shown.append(view)
        }
        return true
      }
    }
    for view in secondGeneration?.views ?? [] where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    secondGeneration?.views = shown
  }
}
