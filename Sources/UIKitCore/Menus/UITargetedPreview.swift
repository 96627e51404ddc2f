public import Foundation

/// How a preview is cut out of its surroundings.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipreviewparameters>
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is seen, in its coordinates; it counts for drags alone. Default: nil, all of it.
  open var visiblePath: UIBezierPath? {
    willSet { if newValue != nil, !isOfDrag { Limitation.hasNoEffect("UIPreviewParameters.visiblePath") } }
  }
  /// The outline that casts the preview's shadow. Kept; it has no effect. Default: nil.
  open var shadowPath: UIBezierPath? {
    willSet { if newValue != nil { Limitation.hasNoEffect("UIPreviewParameters.shadowPath") } }
  }
  /// Behind what is dragged. Of menus kept without effect, which is said once.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if !isOfDrag { Limitation.hasNoEffect("UIPreviewParameters.backgroundColor") } }
  }
  /// Whether they are of what is dragged.
  var isOfDrag: Bool { false }

  /// Cuts the picture of what is dragged out, in front of the background.
  func cut(_ picture: UIView) {
    picture.backgroundColor = backgroundColor
    guard let visiblePath else { return }
    let mask = CAShapeLayer()
    mask.path = visiblePath.cgPath
    picture.layer.mask = mask
  }
  public override init() { super.init() }
}

/// Where a preview comes from and goes to.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipreviewtarget>
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the preview comes into.
  open private(set) var container: UIView
  /// In the container's coordinates, in points.
  open private(set) var center: CGPoint
  /// How the preview is turned and scaled at its target. Default: identity.
  open private(set) var transform: CGAffineTransform
  /// A target at a point of a container's coordinates.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// The view that is lifted while a context menu is open or an item is dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitargetedpreview>
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is lifted.
  open private(set) var view: UIView
  /// What of the view is seen, and on which background.
  open private(set) var parameters: UIPreviewParameters
  /// Where the view stands, or goes back to.
  open private(set) var target: UIPreviewTarget
  /// In points.
  open var size: CGSize { view.bounds.size }

  /// A preview of a view, which may be in no window, at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
  /// The view as it stands in its superview, which it must have.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    guard let parent = view.superview else {
      fatalError(
        "UITargetedPreview initialized with a view that is not in a window. view: \(view). Use init(view:parameters:target:) instead."
      )
    }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: parent, center: view.center))
  }
  /// The same preview at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
