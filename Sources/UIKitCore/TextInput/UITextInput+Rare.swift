public import Foundation

/// A hole in a text that nothing is typed into: while words are recognized.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextplaceholder>
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// In the coordinates of the text's view. Default: none.
  open var rects: [UITextSelectionRect] { [] }
}

/// What a person has said, and what else it may have been.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidictationphrase>
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  open private(set) var text: String
  open private(set) var alternativeInterpretations: [String]?

  init(_ text: String, alternatives: [String]? = nil) {
    (self.text, alternativeInterpretations) = (text, alternatives)
    super.init()
  }
}

/// How a text with alternatives is marked.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextalternativestyle>
public enum UITextAlternativeStyle: Int, Sendable { case none = 0, lowConfidence }

// What is optional in UIKit's protocol, as texts have it that do not implement it.
extension UITextInput {
  /// As `setMarkedText(_:selectedRange:)`, without the attributes.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }

  /// The place `offset` characters after the beginning of a range.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
  // There is no microphone.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
  public var insertDictationResultPlaceholder: Any { UITextPlaceholder() }
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }

  /// The keyboard as a trackpad: the caret goes where the finger is.
  public func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }
  public func updateFloatingCursor(at point: CGPoint) {
    guard let place = closestPosition(to: point) else { return }
    selectedTextRange = textRange(from: place, to: place)
  }
  public func endFloatingCursor() {}
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  public var isEditable: Bool { true }
}
