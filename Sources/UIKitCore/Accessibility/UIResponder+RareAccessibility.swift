public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported = 0, expanded, collapsed }

/// How an area takes touches without the help of assistive technologies.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitydirecttouchoptions>
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// A place for drag and drop that assistive technologies name.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor>
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  open private(set) weak var view: UIView?
  /// In the view's coordinates.
  open private(set) var point: CGPoint
  open private(set) var attributedName: NSAttributedString
  open var name: String { attributedName.string }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
}

/// What very few elements say.
private struct RarestAccessibility {
  var expanded = UIAccessibilityExpandedStatus.unsupported
  var directTouch: UIAccessibilityDirectTouchOptions = []
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?

  @MainActor static let key = AssociatedKey<RarestAccessibility>()
}

extension UIResponder {
  private var rarest: RarestAccessibility {
    get { RarestAccessibility.key.value(of: self) ?? RarestAccessibility() }
    set { RarestAccessibility.key.set(newValue, of: self) }
  }
  /// Whether what the element stands for is open. Default: unsupported.
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { rarest.expanded }
    set { rarest.expanded = newValue }
  }
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { rarest.directTouch }
    set { rarest.directTouch = newValue }
  }
  /// What can be dragged from the element.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { rarest.dragSources }
    set { rarest.dragSources = newValue }
  }
  /// Where something can be dropped onto the element.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { rarest.dropPoints }
    set { rarest.dropPoints = newValue }
  }
}
