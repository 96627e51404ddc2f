/// What was set of a responder's accessibility; nil stands for the default.
final class AccessibilityStore {
  var isElement: Bool?
  var identifier: String?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var respondsToInteraction: Bool?
  var inputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType: UIAccessibilityContainerType?
  var elements: [Any]?
  var blocks: AccessibilityBlocks?
}
