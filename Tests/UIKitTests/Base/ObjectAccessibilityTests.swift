import Testing
import UIKit

/// What every object can be told for assistive technologies.
@MainActor
struct ObjectAccessibilityTests {
  private final class Item: NSObject {}

  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "named" }
      set {}
    }
  }

  @Test func objectsKeepWhatTheyAreTold() {
    let (item, other) = (Item(), Item())
    item.accessibilityLabel = "Delete"
    item.accessibilityIdentifier = "delete"
    item.accessibilityTraits = .button
    #expect(item.accessibilityLabel == "Delete")
    #expect(item.accessibilityIdentifier == "delete")
    #expect(item.accessibilityTraits == .button)
    #expect(item.accessibilityHint == nil)
    #expect(!item.isAccessibilityElement)
    #expect(other.accessibilityLabel == nil)
  }

  /// Classes with members of their own keep them.
  @Test func classesHaveTheirOwn() {
    let image = UIImage()
    image.accessibilityIdentifier = "icon"
    #expect(image.accessibilityIdentifier == "icon")
    let view: UIView = Named()
    view.accessibilityLabel = "other"
    #expect(view.accessibilityLabel == "named")
  }

  /// An object of an unknown class is asked for what its class says.
  @Test func objectsOfUnknownClassesAreAsked() {
    let object: NSObject = Named(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(object.accessibilityLabel == "named")
    #expect(object.accessibilityFrame.width == 10)
    object.accessibilityHint = "hint"
    #expect((object as? UIView)?.accessibilityHint == "hint")
    let item: NSObject = Item()
    item.accessibilityFrame = CGRect(x: 2, y: 4, width: 6, height: 8)
    #expect(item.accessibilityActivationPoint == CGPoint(x: 5, y: 8))
    item.accessibilityElements = [1, 2]
    #expect(item.accessibilityElements?.count == 2)
  }

  /// Provenance: documented, the string functions of NSCoder.
  @Test func geometryAsText() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "{-1,2}") == CGPoint(x: -1, y: 2))
    #expect(NSCoder.cgPoint(for: "nothing") == .zero)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]") == CGAffineTransform(translationX: 5, y: 6))
  }
}
