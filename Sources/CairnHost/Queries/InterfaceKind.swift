internal import UIKitCore

/// What an element is to a test: by its class, or by its traits where it is no control of UIKit's.
@MainActor
enum InterfaceKind {
  static func isButton(_ element: UIResponder) -> Bool {
    if element is UITextField || element is UISwitch || element is UITableViewCell || element is UICollectionViewCell {
      return false
    }
    return element is UIButton || element.accessibilityTraits.contains(.button)
  }
  static func isCell(_ element: UIResponder) -> Bool {
    element is UITableViewCell || element is UICollectionViewCell
  }
  static func isTextField(_ element: UIResponder) -> Bool {
    guard let field = element as? UITextField else { return false }
    return !(field is UISearchTextField) && !field.isSecureTextEntry
  }
  static func isStaticText(_ element: UIResponder) -> Bool {
    guard element is UILabel || element.accessibilityTraits.contains(.staticText) else { return false }
    // A button's own label is part of the button.
    return !((element as? UILabel)?.superview is UIButton)
  }
}
