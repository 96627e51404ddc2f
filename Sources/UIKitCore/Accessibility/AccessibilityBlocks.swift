/// Names of the functions that elements are asked by.
///
/// Source: <https://developer.apple.com/documentation/uikit/axboolreturnblock>
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXVoidReturnBlock = () -> Void

/// What a program computes of a responder's accessibility when it is asked for.
///
/// Source: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabelblock>
struct AccessibilityBlocks {
  var isElement: (() -> Bool)?
  var label: (() -> String?)?
  var value: (() -> String?)?
  var hint: (() -> String?)?
  var identifier: (() -> String?)?
  var traits: (() -> UIAccessibilityTraits)?
  var customActions: (() -> [UIAccessibilityCustomAction]?)?
  var elements: (() -> [Any]?)?
  var activate: (() -> Bool)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
}

extension UIResponder {
  var accessibilityBlocks: AccessibilityBlocks? { accessibilityStore?.blocks }
  func changeBlocks(_ change: (inout AccessibilityBlocks) -> Void) {
    let store = requireAccessibilityStore()
    var blocks = store.blocks ?? AccessibilityBlocks()
    change(&blocks)
    store.blocks = blocks
  }
}
