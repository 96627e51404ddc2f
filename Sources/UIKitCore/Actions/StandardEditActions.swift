internal import CSwiftMetadata

/// The editing commands by their selectors' names.
@MainActor
enum StandardEditActions {
  private static let methods: [String: (UIResponder, Any?) -> Void] = [
    "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) }, "pasteAndGo:": { $0.pasteAndGo($1) },
    "pasteAndSearch:": { $0.pasteAndSearch($1) }, "select:": { $0.select($1) },
    "selectAll:": { $0.selectAll($1) }, "delete:": { $0.delete($1) }, "toggleBoldface:": { $0.toggleBoldface($1) },
    "toggleItalics:": { $0.toggleItalics($1) }, "toggleUnderline:": { $0.toggleUnderline($1) },
    "increaseSize:": { $0.increaseSize($1) }, "decreaseSize:": { $0.decreaseSize($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "rename:": { $0.rename($1) }, "duplicate:": { $0.duplicate($1) }, "move:": { $0.move($1) },
    "export:": { $0.export($1) }, "printContent:": { $0.printContent($1) }, "find:": { $0.find($1) },
    "findAndReplace:": { $0.findAndReplace($1) }, "findNext:": { $0.findNext($1) },
    "findPrevious:": { $0.findPrevious($1) }, "useSelectionForFind:": { $0.useSelectionForFind($1) },
  ]

  /// Whether a class has a method of its own for a command of this name.
  ///
  /// UIKIT: `UIResponder` declares the commands and implements none, so that a responder answers to those that its class
  /// writes (Apple's page on `UIResponderStandardEditActions`).
  static func isImplemented(_ name: String, by type: UIResponder.Type) -> Bool {
    guard let empty = cairn_responder_edit_action(name) else { return false }
    return cairn_overrides(
      unsafeBitCast(UIResponder.self as AnyClass, to: UnsafeRawPointer.self), empty,
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)) != 0
  }

  /// Carries out a command of this name; false for other names.
  static func perform(_ name: String, on responder: UIResponder, from sender: Any?) -> Bool {
    guard let method = methods[name] else { return false }
    method(responder, sender)
    return true
  }
}
