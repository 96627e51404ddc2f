/// What `topLayoutGuide` and `bottomLayoutGuide` answer: a strip along an edge of the root view, as tall as the safe
/// area there.
final class ViewControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }
  let edge: Edge

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
}
