public import Foundation

/// Says what assistive technologies call a picker's wheels.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate>
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What assistive technologies call a wheel. Default: nil.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// What a wheel is for, to assistive technologies. Default: nil.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// Names by which a wheel can be spoken to. Default: none.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  /// Comes before the plain label.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  /// Comes before the plain hint.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
}

extension UIPickerViewAccessibilityDelegate {
  /// By default nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
  /// By default nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
  /// By default none.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }
  /// By default nil: the plain label.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }
  /// By default nil: the plain hint.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }
}

extension UIPickerView {
  /// Gives a wheel the names that the delegate has for it.
  func nameForAssistance(_ wheel: UIView, _ component: Int) {
    guard let names = delegate as? any UIPickerViewAccessibilityDelegate else { return }
    wheel.accessibilityLabel =
      names.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string
      ?? names.pickerView(self, accessibilityLabelForComponent: component)
    wheel.accessibilityHint =
      names.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
      ?? names.pickerView(self, accessibilityHintForComponent: component)
    let spoken = names.pickerView(self, accessibilityUserInputLabelsForComponent: component)
    if !spoken.isEmpty { wheel.accessibilityUserInputLabels = spoken }
  }
}
