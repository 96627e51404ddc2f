/// The owner's bounds without its layout margins.
final class LayoutMarginsGuide: UILayoutGuide {
  override var placement: GuidePlacement? { .inset(owner?.effectiveLayoutMargins ?? .zero) }
}

/// The owner's bounds without what bars and the screen's shape cover.
///
/// UIKIT: it does not scroll with what is inside (buttons that float over a table are pinned to the table's).
final class SafeAreaGuide: UILayoutGuide {
  override var placement: GuidePlacement? { .fixed(owner?.layout.safeAreaInsets ?? .zero) }
}

/// The margins, narrowed so that a line of text stays readable.
final class ReadableContentGuide: UILayoutGuide {
  override var placement: GuidePlacement? { .inset(owner?.readableInsets ?? .zero) }
}

/// A guide that keeps constraints active while it is near some edges of its owner, and others while it is away.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Constraints that are active while the guide is near all of `edges`.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    replace(&near, edge, constraints)
  }
  /// Constraints that are active while the guide is away from all of `edges`.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    replace(&away, edge, constraints)
  }
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((near.values.flatMap { $0 }) + (away.values.flatMap { $0 }))
    (near, away) = ([:], [:])
  }

  private func replace(
    _ table: inout [UInt: [NSLayoutConstraint]], _ edge: NSDirectionalRectEdge, _ constraints: [NSLayoutConstraint]
  ) {
    NSLayoutConstraint.deactivate(table[edge.rawValue] ?? [])
    table[edge.rawValue] = constraints.isEmpty ? nil : constraints
    updateTrackedConstraints()
  }

  /// The edges that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  func updateTrackedConstraints() {
    let edges = nearEdges
    for (raw, constraints) in near where !edges.isSuperset(of: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.deactivate(constraints)
    }
    for (raw, constraints) in away where !edges.isDisjoint(with: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.deactivate(constraints)
    }
    for (raw, constraints) in near where edges.isSuperset(of: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.activate(constraints)
    }
    for (raw, constraints) in away where edges.isDisjoint(with: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.activate(constraints)
    }
  }
}

/// Follows the keyboard; while none is shown it is the bottom safe area.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Default: false.
  open var followsUndockedKeyboard = false {
    willSet { if newValue { Limitation.hasNoEffect("UIKeyboardLayoutGuide.followsUndockedKeyboard") } }
  }
  /// Default: true. Whether the guide rests on the safe area's bottom while the keyboard is away.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue, let owner { LayoutEngine.insetsChanged(of: owner) } }
  }
  /// How far above the keyboard a drag of a scroll view begins to take it along, in points. Default: 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// UIKIT: a keyboard that is docked, or away, is at the bottom, from side to side.
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  override var placement: GuidePlacement? {
    let rest = usesBottomSafeArea ? owner?.layout.safeAreaInsets.bottom ?? 0 : 0
    let bottom = max(owner?.keyboardOverlap ?? 0, rest)
    return GuidePlacement(
      left: .init(share: 0, offset: 0), top: .init(share: 1, offset: -bottom), right: .init(share: 1, offset: 0),
      bottom: .init(share: 1, offset: 0), staysInPlace: true)
  }
}

/// A bar's extent at the top or bottom of a controller's root view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilayoutsupport>
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

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
