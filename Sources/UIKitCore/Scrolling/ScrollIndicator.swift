/// The bar that shows which part of the content is seen.
///
/// UIKIT: 2.5 points thick, 3 from the edge (7 where corners are round), at least 36 long; it fades after the movement.
/// A guess.
final class ScrollIndicator: UIView {
  private let axis: NSLayoutConstraint.Axis
  private var fading: MediaClock.Observation?

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    layer.cornerRadius = 1.5
    alpha = 0
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
  }

  func place(in view: UIScrollView) {
    let isVertical = axis == .vertical
    let insets = insets(in: view, isVertical)
    let room =
      (isVertical ? view.bounds.height - insets.top - insets.bottom : view.bounds.width - insets.left - insets.right)
      - 6
    let content = isVertical ? view.contentSize.height : view.contentSize.width
    let limits = ScrollLimits(view)
    let range = isVertical ? limits.y : limits.x
    guard room > 0, content > 0, range.upperBound > range.lowerBound else { return isHidden = true }
    isHidden = false
    backgroundColor =
      view.indicatorStyle == .white ? UIColor.white.withAlphaComponent(0.6) : UIColor.label.withAlphaComponent(0.35)
    let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
    var length = max(room * room / content, 36)
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    length = max(length - beyond, 7)
    let share = min(max((offset - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
    let along = 3 + (room - length) * share
    let bounds = view.bounds
    frame =
      isVertical
      ? CGRect(
        x: view.isRightToLeft ? bounds.minX + 3 + insets.left : bounds.maxX - 5.5 - insets.right,
        y: bounds.minY + insets.top + along, width: 2.5,
        height: length)
      : CGRect(x: bounds.minX + insets.left + along, y: bounds.maxY - 5.5 - insets.bottom, width: length, height: 2.5)
  }

  /// UIKIT: the indicator's own insets, to which the bars and the safe area are added where the view adjusts them
  /// (Apple's page on `automaticallyAdjustsScrollIndicatorInsets`).
  private func insets(in view: UIScrollView, _ isVertical: Bool) -> UIEdgeInsets {
    var insets = isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    guard view.automaticallyAdjustsScrollIndicatorInsets else { return insets }
    let (adjusted, own) = (view.adjustedContentInset, view.contentInset)
    insets.top += adjusted.top - own.top
    insets.left += adjusted.left - own.left
    insets.bottom += adjusted.bottom - own.bottom
    insets.right += adjusted.right - own.right
    return insets
  }

  func flash() {
    fading?.cancel()
    UIView.performWithoutAnimation { alpha = 1 }
    fading = MediaClock.current.schedule(after: 0.4) { [weak self] in
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self?.alpha = 0 }
    }
  }
}
