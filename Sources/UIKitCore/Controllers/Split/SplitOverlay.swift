/// What surrounds columns that lie over the secondary or displace it: a tap beside them hides them, a drag from the edge
/// brings them.
@MainActor
final class SplitOverlay: NSObject {
  private weak var split: UISplitViewController?
  private var shield: PassthroughView?
  /// What a tap on the shield leads to.
  private var modeBeneath = UISplitViewController.DisplayMode.secondaryOnly
  private var edge: UIScreenEdgePanGestureRecognizer?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
  }

  /// UIKIT: beside the columns of the column styles it is a little darker; the classic primary has a shadow alone. A
  /// guess.
  func update(_ mode: UISplitViewController.DisplayMode, in view: UIView) {
    guard let split else { return }
    installGesture(in: view)
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    let primary = split.columns[.primary]?.viewIfLoaded
    if isOver || primary?.materializedLayer != nil {
      primary?.layer.shadowOpacity = isOver ? 0.25 : 0
      primary?.layer.shadowRadius = isOver ? 8 : 3
    }
    let displaces = mode == .twoDisplaceSecondary
    guard isOver || displaces else {
      shield?.removeFromSuperview()
      shield = nil
      return
    }
    let shield = shield ?? makeShield(opacity: split.style == .unspecified ? 0 : 0.2)
    self.shield = shield
    // UIKIT: "Touching the dimmed view or using a gesture returns the interface to the oneBesideSecondary display mode"
    // (Apple's page on `UISplitViewController`).
    modeBeneath = displaces ? .oneBesideSecondary : .secondaryOnly
    shield.frame = view.bounds
    if shield.superview !== view { view.addSubview(shield) }
    view.bringSubviewToFront(shield)
  }

  private func makeShield(opacity: CGFloat) -> PassthroughView {
    let shield = PassthroughView(frame: .zero, opacity: opacity)
    shield.onTap = { [weak self] in
      guard let self else { return }
      split?.changeMode(modeBeneath)
    }
    return shield
  }

  private func installGesture(in view: UIView) {
    guard edge == nil, let split else { return }
    let action = Selector("splitEdgeDidMove:")
    ActionRegistry.register(action, on: SplitOverlay.self) { overlay, _, _ in overlay.edgeDidMove() }
    let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: action)
    recognizer.edges = (split.primaryEdge == .leading) != view.isRightToLeft ? .left : .right
    view.addGestureRecognizer(recognizer)
    edge = recognizer
  }

  private func edgeDidMove() {
    guard let split, edge?.state == .began, split.presentsWithGesture, !split.isCollapsed,
      split.displayMode == .secondaryOnly
    else { return }
    split.changeMode(split.layoutFacts.canBeside ? .oneBesideSecondary : .oneOverSecondary)
  }
}
