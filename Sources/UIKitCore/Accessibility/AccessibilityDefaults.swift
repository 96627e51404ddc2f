internal import Foundation

/// What a responder's accessibility is while nothing was set.
///
/// UIKIT: labels, buttons, fields and other controls are elements, rows of tables as a whole; a control that cannot be
/// used says so.
@MainActor
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none

  init(of responder: UIResponder) {
    guard let view = responder as? UIView else { return }
    if let control = view as? UIControl {
      take(control)
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    } else {
      take(view)
    }
  }

  private mutating func element(_ label: String?, _ traits: UIAccessibilityTraits, value: String? = nil) {
    (isElement, self.label, self.traits, self.value) = (true, label, traits, value)
  }

  private mutating func take(_ control: UIControl) {
    switch control {
    case let button as UIButton: element(Self.label(of: button), .button)
    case let field as UISearchTextField: element(field.placeholder, .searchField, value: Self.value(of: field))
    case let field as UITextField: element(field.placeholder, .none, value: Self.value(of: field))
    case let view as UISwitch: element(nil, .button, value: view.isOn ? "1" : "0")
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      element(nil, .adjustable, value: Self.percent(range > 0 ? (slider.value - slider.minimumValue) / range : 0))
    case let pages as UIPageControl:
      element(nil, .adjustable, value: "page \(pages.currentPage + 1) of \(pages.numberOfPages)")
    case let capsule as DateCapsule: element(capsule.text, .button)
    case let row as MenuRow: element(row.accessibilityStore?.label, .button)
    default: break
    }
  }

  private mutating func take(_ view: UIView) {
    switch view {
    case let label as UILabel: element(label.text, .staticText)
    case let text as UITextView: element(nil, .none, value: text.text)
    case let picture as UIImageView:
      (label, traits) = (picture.image?.accessibilityLabel, .image)
    case let progress as UIProgressView:
      element("Progress", .updatesFrequently, value: Self.percent(progress.progress))
    case let wheel as UIActivityIndicatorView:
      element(wheel.isAnimating ? "In progress" : "Progress halted", .none, value: wheel.isAnimating ? "1" : "0")
    case let wheel as PickerWheel: element(nil, .adjustable, value: wheel.chosenText)
    case let cell as UITableViewCell:
      let texts = Self.texts(in: cell)
      element(texts.isEmpty ? nil : texts.joined(separator: ", "), cell.isSelected ? .selected : .none)
    case let cell as UICollectionViewCell:
      let texts = Self.texts(in: cell)
      label = texts.isEmpty ? nil : texts.joined(separator: ", ")
      if cell.isSelected { traits.insert(.selected) }
    case is UITableViewHeaderFooterView:
      let texts = Self.texts(in: view)
      (label, traits) = (texts.isEmpty ? nil : texts.joined(separator: ", "), .header)
    default: break
    }
  }

  private static func percent(_ share: Float) -> String { "\(Int((share * 100).rounded()))%" }

  private static func value(of field: UITextField) -> String? {
    guard field.hasText else { return field.placeholder }
    return field.isSecureTextEntry ? String(repeating: "•", count: (field.text ?? "").count) : field.text
  }

  private static func label(of button: UIButton) -> String? {
    if let configuration = button.configuration {
      let texts = [configuration.plainTitle ?? configuration.styledTitle?.string, configuration.subtitle]
      let said = texts.compactMap { $0 }.filter { !$0.isEmpty }
      if !said.isEmpty { return said.joined(separator: ", ") }
      if let label = configuration.image?.accessibilityLabel { return label }
    }
    return button.currentTitle ?? button.currentAttributedTitle?.string ?? button.currentImage?.accessibilityLabel
  }

  /// The texts in a view, from the top down.
  static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { child -> [String] in
      if child.isHidden || child.accessibilityElementsHidden { return [] }
      if let own = child.accessibilityStore?.label { return [own] }
      if let label = child as? UILabel { return [label.text].compactMap { $0 }.filter { !$0.isEmpty } }
      return texts(in: child)
    }
  }
}
