/// What `topLayoutGuide` and `bottomLayoutGuide` answer: a strip along an edge of the root view, as tall as the safe
/// area there.
final class ViewControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }
  let edge: Edge
  private var constraints: [NSLayoutConstraint] = []

  init(edge: Edge) {
    self.edge = edge
    super.init()
  }

  required init?(coder: NSCoder) {
    edge = .top
    super.init(coder: coder)
  }

  var length: CGFloat {
    let insets = owner?.layout.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }

  override var placement: GuidePlacement? {
    let (near, far) = edge == .top ? ((0.0, 0.0), (0.0, length)) : ((1.0, -length), (1.0, 0.0))
    return GuidePlacement(
      left: .init(share: 0, offset: 0), top: .init(share: near.0, offset: near.1), right: .init(share: 1, offset: 0),
      bottom: .init(share: far.0, offset: far.1))
  }

  /// The guide, with the constraints in its view that place it for the program to see.
  ///
  /// UIKIT: the view holds two, of the guide's edge and of its height (`_UILayoutSupportConstraint` in UIKit's logs; a
  /// library's tests count them).
  ///
  /// DEVIATION: the guide's place follows from the view's safe area, and the constraints say the same; a guide that only a
  /// document names has none.
  var withConstraints: ViewControllerLayoutGuide {
    guard let owner, constraints.first?.holder !== owner else { return self }
    NSLayoutConstraint.deactivate(constraints)
    let side: NSLayoutConstraint.Attribute = edge == .top ? .top : .bottom
    constraints = [
      LayoutSupportConstraint(
        item: self, attribute: side, relatedBy: .equal, toItem: owner, attribute: side, multiplier: 1, constant: 0),
      LayoutSupportConstraint(
        item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 0),
    ]
    owner.addConstraints(constraints)
    return self
  }
}

/// One of the two constraints that place a controller's guide in its view.
private final class LayoutSupportConstraint: NSLayoutConstraint {
  /// That of the height is the guide's length now, in points.
  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? ViewControllerLayoutGuide)?.length ?? 0 : super.constant }
    set { super.constant = newValue }
  }
}
