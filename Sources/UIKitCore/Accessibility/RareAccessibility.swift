/// What programs say to assistive technologies about very few responders.
struct RareAccessibility {
  var customRotors: [UIAccessibilityCustomRotor]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var textualContext: UIAccessibilityTextualContext?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var ignoresInvertColors = false
  var expanded = UIAccessibilityExpandedStatus.unsupported
  var directTouch: UIAccessibilityDirectTouchOptions = []
}

extension ResponderExtras {
  static let rareAccessibility = AssociatedKey<RareAccessibility>()

  static func changeRareAccessibility(of responder: UIResponder, _ change: (inout RareAccessibility) -> Void) {
    var values = rareAccessibility.value(of: responder) ?? RareAccessibility()
    change(&values)
    rareAccessibility.set(values, of: responder)
  }
}
