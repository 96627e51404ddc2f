/// What keys of a hardware keyboard do to a text.
@MainActor
enum TextKeys {
  /// - Returns: false for keys that mean nothing to a text.
  static func handle(_ key: UIKey, _ editor: TextEditor, in view: any EditableText) -> Bool {
    let input = key.charactersIgnoringModifiers
    let flags = key.modifierFlags
    let shift = flags.contains(.shift)
    if flags.contains(.command), command(input, shift, editor, view) { return true }
    let word = flags.contains(.alternate)
    let far = flags.contains(.command)
    switch input {
    case UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow:
      let goesLeft = input == UIKeyCommand.inputLeftArrow
      editor.move(
        far ? .lineEnd : word ? .word : .character, backward: goesLeft != view.isRightToLeft, extending: shift)
    case UIKeyCommand.inputUpArrow: editor.move(far ? .document : .line, backward: true, extending: shift)
    case UIKeyCommand.inputDownArrow: editor.move(far ? .document : .line, backward: false, extending: shift)
    case UIKeyCommand.inputHome: editor.move(.lineEnd, backward: true, extending: shift)
    case UIKeyCommand.inputEnd: editor.move(.lineEnd, backward: false, extending: shift)
    case UIKeyCommand.inputDelete, "\u{8}", "\u{7F}": TypedText.delete(in: view)
    case "\u{F728}": editor.deleteForward()
    case "\r", "\n": TypedText.enter("\n", into: view)
    case "\t" where view.takesNewLines && !flags.contains(.control): TypedText.enter("\t", into: view)
    default:
      guard isCharacter(key) else { return false }
      TypedText.enter(key.characters, into: view)
    }
    return true
  }

  /// Whether a key without command or control types, deletes or moves.
  static func isTyped(_ key: UIKey) -> Bool {
    key.modifierFlags.isDisjoint(with: [.command, .control])
      && (moving.contains(key.charactersIgnoringModifiers) || isCharacter(key))
  }
  private static let moving: Set<String> = [
    UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow,
    UIKeyCommand.inputHome, UIKeyCommand.inputEnd, UIKeyCommand.inputDelete, "\u{8}", "\u{7F}", "\u{F728}", "\r", "\n",
  ]
  private static func isCharacter(_ key: UIKey) -> Bool {
    key.modifierFlags.isDisjoint(with: [.command, .control]) && !key.characters.isEmpty
      && !key.charactersIgnoringModifiers.hasPrefix("UIKeyInput")
      && key.characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value) }
  }

  private static func command(_ input: String, _ shift: Bool, _ editor: TextEditor, _ view: UIResponder) -> Bool {
    let actions: [String: (String, (UIResponder) -> Void)] = [
      "a": ("selectAll:", { $0.selectAll(nil) }), "c": ("copy:", { $0.copy(nil) }), "x": ("cut:", { $0.cut(nil) }),
      "v": ("paste:", { $0.paste(nil) }),
    ]
    if input == "z" {
      if shift { editor.undoManager.redo() } else { editor.undoManager.undo() }
      return true
    }
    guard let (name, action) = actions[input.lowercased()] else { return false }
    if view.canPerformAction(Selector(name), withSender: nil) { action(view) }
    return true
  }
}

extension UITextField: KeyTyping {
  func types(with key: UIKey) -> Bool { acceptsEdits && TextKeys.isTyped(key) }
}

extension UITextView: KeyTyping {
  func types(with key: UIKey) -> Bool { acceptsEdits && TextKeys.isTyped(key) }
}
