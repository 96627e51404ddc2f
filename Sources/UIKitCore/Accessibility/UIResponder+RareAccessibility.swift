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
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?

  @MainActor static let key = AssociatedKey<RarestAccessibility>()
}

extension UIResponder {
  private var rarest: RarestAccessibility {
    get { RarestAccessibility.key.value(of: self) ?? RarestAccessibility() }
    set { RarestAccessibility.key.set(newValue, of: self) }
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
