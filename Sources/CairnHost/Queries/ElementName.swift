internal import Foundation
internal import UIKitCore

/// What an assistive technology would call a view.
@MainActor
enum ElementName {
  static func label(of view: UIView) -> String? {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    switch view {
    case let label as UILabel: return label.text
    case let button as UIButton:
      // A configuration's title is shown in place of the states' titles.
      return button.configuration?.title ?? button.currentTitle ?? button.currentAttributedTitle?.string
        ?? button.titleLabel?.text
    case let field as UITextField: return field.text?.isEmpty == false ? field.text : field.placeholder
    case let text as UITextView: return text.text
    case is UITableViewCell, is UICollectionViewCell: return texts(in: view).first
    default: return nil
    }
  }

  static func matches(_ view: UIView, _ name: String) -> Bool {
    if view.accessibilityIdentifier == name || label(of: view) == name { return true }
    if let field = view as? UITextField, field.placeholder == name { return true }
    return (view is UITableViewCell || view is UICollectionViewCell) && texts(in: view).contains(name)
  }

  static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { child -> [String] in
      if child.isHidden { return [] }
      if let label = child as? UILabel { return [label.text].compactMap { $0 } }
      return texts(in: child)
    }
  }
}
