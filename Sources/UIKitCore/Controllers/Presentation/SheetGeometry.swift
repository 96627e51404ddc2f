/// Where a sheet is, and how it looks there.
@MainActor
struct SheetGeometry {
  private let sheet: UISheetPresentationController
  private let bounds: CGRect
  private let safe: UIEdgeInsets
  private let traits: UITraitCollection

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    bounds = sheet.containerView?.bounds ?? .zero
    safe = sheet.containerView?.safeAreaInsets ?? .zero
    traits = sheet.traitCollection
  }

  /// Attached to the bottom edge, as wide as the container.
  var isAttached: Bool {
    if traits.horizontalSizeClass == .compact {
      return traits.verticalSizeClass != .compact || sheet.prefersEdgeAttachedInCompactHeight
    }
    return false
  }

  /// In a compact height a sheet that does not attach fills the screen.
  private var fills: Bool {
    traits.verticalSizeClass == .compact && !isAttached || sheet.activeStyle == .fullScreen
      || sheet.activeStyle == .overFullScreen
  }

  /// Whether a finger may pull the sheet away.
  var canBePulled: Bool { isAttached || !fills }
  /// Whether there is a larger detent than the one at which the sheet rests.
  var canGrow: Bool { isAttached && height(of: selected) < (detents.last?.height ?? 0) - 0.5 }

  // UIKIT: the gap above a large sheet, the size of a form sheet, of a page sheet, and the corners.
  private static let gap: CGFloat = 10
  /// UIKIT: beneath a tall status bar (59 points on 852) a large sheet begins at the safe area (readings of a public
  /// project).
  private var gap: CGFloat { safe.top > 50 ? 0 : Self.gap }
  private static let form = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704

  var cornerRadius: CGFloat { fills ? 0 : sheet.preferredCornerRadius ?? 10 }

  var frame: CGRect {
    if fills { return bounds }
    if isAttached { return attached }
    let wish = sheet.presentedViewController.preferredContentSize
    var size =
      sheet.prefersPageSizing
      ? CGSize(width: Self.pageWidth, height: bounds.height - safe.top - safe.bottom - 2 * 22) : Self.form
    if wish.width > 0 { size.width = wish.width }
    if wish.height > 0 { size.height = wish.height }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height - safe.top - safe.bottom)
    let room = bounds.inset(by: safe)
    return CGRect(
      x: start(middle?.x, size.width, in: room.minX...room.maxX, orElse: bounds.width),
      y: start(middle?.y, size.height, in: room.minY...room.maxY, orElse: bounds.height),
      width: size.width, height: size.height)
  }

  /// The middle of the view that the sheet belongs to.
  private var middle: CGPoint? {
    guard let source = sheet.sourceView, let container = sheet.containerView, source.window != nil else { return nil }
    return container.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), from: source)
  }
  /// Where an extent begins whose middle is wanted, or that stands in the middle of the container.
  private func start(
    _ middle: CGFloat?, _ extent: CGFloat, in room: ClosedRange<CGFloat>, orElse container: CGFloat
  ) -> CGFloat {
    guard let middle else { return ((container - extent) / 2).rounded() }
    return max(min((middle - extent / 2).rounded(), room.upperBound - extent), room.lowerBound)
  }

  private var attached: CGRect {
    let height = height(of: selected)
    var frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let wish = sheet.presentedViewController.preferredContentSize.width
    if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, wish > 0, wish < bounds.width {
      let x = middle.map { max(min($0.x - wish / 2, bounds.width - wish), 0) } ?? (bounds.width - wish) / 2
      frame = CGRect(x: x, y: frame.minY, width: wish, height: height)
    }
    return frame
  }

  // MARK: Detents

  private var context: DetentContext { DetentContext(traits, maximum: largest - safe.bottom) }
  private var largest: CGFloat { bounds.height - safe.top - gap }

  /// The active detents, smallest first.
  var detents: [(detent: UISheetPresentationController.Detent, height: CGFloat)] {
    sheet.detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent, min($0 + safe.bottom, largest)) }
    }
    .sorted { $0.1 < $1.1 }
  }

  var selected: UISheetPresentationController.Detent? {
    let active = detents
    return active.first { $0.detent.identifier == sheet.selectedDetentIdentifier }?.detent ?? active.first?.detent
  }

  private func height(of detent: UISheetPresentationController.Detent?) -> CGFloat {
    detents.first { $0.detent === detent }?.height ?? largest
  }

  var isDimmed: Bool {
    guard isAttached, let limit = sheet.largestUndimmedDetentIdentifier else { return true }
    let active = detents
    guard let limitIndex = active.firstIndex(where: { $0.detent.identifier == limit }),
      let index = active.firstIndex(where: { $0.detent === selected })
    else { return true }
    return index > limitIndex
  }
}

/// What detents are resolved in.
@MainActor
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}
