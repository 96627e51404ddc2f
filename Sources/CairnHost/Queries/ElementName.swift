internal import Foundation
internal import UIKitCore

/// What an assistive technology would call an element.
@MainActor
enum ElementName {
  static func label(of element: UIResponder) -> String? {
    if let label = element.accessibilityLabel, !label.isEmpty { return label }
    switch element {
    case let button as UIButton: return button.titleLabel?.text
    case let field as UITextField: return field.text?.isEmpty == false ? field.text : field.placeholder
    case let text as UITextView: return text.text
    case let bar as UINavigationBar: return bar.topItem?.title
    case let view as UIView where InterfaceKind.isCell(view): return texts(in: view).first
    default: return nil
    }
  }

  static func matches(_ element: UIResponder, _ name: String) -> Bool {
    if element.accessibilityIdentifier == name || label(of: element) == name { return true }
    if let field = element as? UITextField, field.placeholder == name || field.text == name { return true }
    if element.accessibilityTraits.contains(.keyboardKey) {
      return element.accessibilityLabel?.caseInsensitiveCompare(name) == .orderedSame
    }
    guard let view = element as? UIView, InterfaceKind.isCell(view) else { return false }
    return texts(in: view).contains(name)
  }

  static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { child -> [String] in
      if child.isHidden { return [] }
      if let label = child as? UILabel { return [label.text].compactMap { $0 } }
      return texts(in: child)
    }
  }
}
