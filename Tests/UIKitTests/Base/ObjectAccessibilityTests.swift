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

  /// Provenance: documented, the geometry of keyed archives; what is missing is zero.
  @Test func geometryInArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
    archiver.encode(CGVector(dx: 7, dy: 8), forKey: "vector")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 7, dy: 8))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      reader.decodeDirectionalEdgeInsets(forKey: "directional")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 5, vertical: 6))
    #expect(reader.decodeCGRect(forKey: "nothing") == .zero && reader.decodeUIOffset(forKey: "nothing") == .zero)
    #expect(reader.decodeCGAffineTransform(forKey: "nothing") == .identity)
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

  /// Responders that are neither views nor controllers say themselves what the focus asks.
  private final class Link: UIAccessibilityElement, UIFocusItem {
    var preferredFocusEnvironments: [any UIFocusEnvironment] = []
    weak var parentFocusEnvironment: (any UIFocusEnvironment)?
    var focusItemContainer: (any UIFocusItemContainer)?
    var canBecomeFocused: Bool { true }
    var frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  }
  private final class Text: UILabel {
    lazy var link = Link(accessibilityContainer: self)
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [link] }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  }

  @Test func elementsCanBeItemsOfTheFocus() {
    let (text, holder) = (Text(), UIView())
    holder.addSubview(text)
    #expect(text.focusItemContainer?.focusItems(in: .zero).first === text.link)
    #expect(text.parentFocusEnvironment === holder)
    #expect(UIFocusSystem.environment(holder, contains: text))
  }
}
