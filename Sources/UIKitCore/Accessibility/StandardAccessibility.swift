/// What a responder's accessibility is while nothing was set; classes with another override
/// `UIResponder.standardAccessibility`.
///
/// UIKIT: labels, buttons, fields and other controls are elements, rows of tables as a whole; a control that cannot be
/// used says so (Apple's Accessibility Programming Guide for iOS).
@MainActor
struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none

  /// The same for an element of its own.
  func element(_ label: String?, _ traits: UIAccessibilityTraits = .none, value: String? = nil) -> StandardAccessibility
  {
    StandardAccessibility(isElement: true, label: label, value: value, traits: self.traits.union(traits))
  }

  static func percent(_ share: Float) -> String { "\(Int(exactly: (share * 100).rounded()) ?? 0)%" }
}
