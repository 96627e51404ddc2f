/// A text view's content storage and layout manager of TextKit's second generation.
///
/// Places, sizes and touches keep coming from the view's own layout, which is made by the same engine of the same storage
/// and container (ADR 38); fragments draw, so that a program's own ones and rendering attributes show.
struct SecondTextGeneration {
  let content: NSTextContentStorage
  let manager: NSTextLayoutManager
  /// Those of attachments that are shown.
  var views: [UIView] = []

  init(_ content: NSTextContentStorage, _ manager: NSTextLayoutManager) {
    (self.content, self.manager) = (content, manager)
  }

  init(_ storage: NSTextStorage, _ container: NSTextContainer) {
    (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
    content.textStorage = storage
    content.addTextLayoutManager(manager)
    manager.textContainer = container
  }
}

extension UITextView {
  /// A text view of the second generation of TextKit, or of the first.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { isFirstGeneration = true }
  }

  /// Lays the text out; nil once `layoutManager` has been asked for, which then does.
  public var textLayoutManager: NSTextLayoutManager? {
    if let secondGeneration { return secondGeneration.manager }
    guard !isFirstGeneration else { return nil }
    let made = SecondTextGeneration(textStorage, textContainer)
    made.manager.onInvalidation = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
    made.manager.attachmentParent = self
    secondGeneration = made
    return made.manager
  }
}
