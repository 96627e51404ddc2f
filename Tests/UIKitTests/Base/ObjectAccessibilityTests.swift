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
}
