internal import Foundation

/// The standard edit actions on a text.
@MainActor
struct TextActions {
  let editor: TextEditor
  let view: any EditableText

  /// UIKIT: hidden text is neither cut nor copied; there must be something selected to copy, something to paste
  /// (Apple's page on `isSecureTextEntry`).
  func canPerform(_ action: String) -> Bool? {
    let hasSelection = editor.selection.length > 0
    let isSecret = view.isSecureTextEntry
    switch action {
    case "cut:", "delete:": return view.acceptsEdits && hasSelection && !isSecret
    case "copy:": return hasSelection && !isSecret
    case "paste:": return view.acceptsEdits && UIPasteboard.general.hasStrings
    case "select:": return !hasSelection && editor.length > 0
    case "selectAll:": return editor.length > 0 && editor.selection.length < editor.length
    case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:": return view.acceptsEdits
    default: return nil
    }
  }

  private var selectedText: String { (view.editedText as NSString).substring(with: editor.selection) }

  func copy() { if editor.selection.length > 0 { UIPasteboard.general.string = selectedText } }
  func cut() {
    guard editor.selection.length > 0 else { return }
    copy()
    editor.change(editor.selection, to: "")
  }
  func paste() {
    if let input = view as? any UITextPasteConfigurationSupporting & UITextInput,
      let made = TextPasting.text(for: input)
    {
      return editor.enter(made.string)
    }
    guard let text = UIPasteboard.general.string else { return }
    // UIKIT: a field of one line takes what is pasted on one line. A guess.
    editor.enter(view.takesNewLines ? text : text.replacing("\n", with: " "))
  }
  func delete() { if editor.selection.length > 0 { editor.change(editor.selection, to: "") } }
  func select() { editor.selectWord(at: editor.selection.location) }
  func selectAll() { editor.select(NSRange(location: 0, length: editor.length)) }
}
