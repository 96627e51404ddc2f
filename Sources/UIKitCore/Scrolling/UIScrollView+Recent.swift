/// What few scroll views have.
@MainActor
enum ScrollBeside {
  static let indexDisplay = AssociatedKey<UIScrollView.IndexDisplayMode>()
  static let alignment = AssociatedKey<CGPoint>()
  static let keyboardScrolling = AssociatedKey<Bool>()
  static let transfer = AssociatedKey<Bool>()
  static let horizontalTransfer = AssociatedKey<Bool>()
}

extension UIScrollView {
  /// Whether the index beside the content is shown.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/indexdisplaymode-swift.enum>
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden
  }

  /// Whether the index of a table or a collection view is shown. Default: automatic.
  public var indexDisplayMode: IndexDisplayMode {
    get { ScrollBeside.indexDisplay.value(of: self) ?? .automatic }
    set {
      ScrollBeside.indexDisplay.set(newValue, of: self)
      setNeedsLayout()
    }
  }

  /// Where content that is smaller than the scroll view lies in it, and which point of the content stays in place when
  /// either changes its size: shares of the sizes. Default: zero, the top left corner.
  public var contentAlignmentPoint: CGPoint {
    get { hasContentAlignment ? ScrollBeside.alignment.value(of: self) ?? .zero : .zero }
    set {
      let point = CGPoint(x: min(max(newValue.x, 0), 1), y: min(max(newValue.y, 0), 1))
      ScrollBeside.alignment.set(point, of: self)
      hasContentAlignment = true
      alignContent()
    }
  }

  /// Puts content that has room to spare where `contentAlignmentPoint` wants it.
  func alignContent() {
    guard contentAlignmentPoint != .zero, bounds.size != .zero, !scroller.isMoving else { return }
    let target = ScrollLimits(self).clamp(contentOffset)
    if target != contentOffset { contentOffset = target }
  }

  /// Whether the keys of a hardware keyboard scroll. Default: true.
  ///
  /// DEVIATION: kept; keys go to the first responder alone.
  public var allowsKeyboardScrolling: Bool {
    get { ScrollBeside.keyboardScrolling.value(of: self) ?? true }
    set {
      ScrollBeside.keyboardScrolling.set(newValue, of: self)
      if !newValue { Limitation.hasNoEffect("UIScrollView.allowsKeyboardScrolling") }
    }
  }

  /// Whether a scroll view around this one scrolls instead, when a drag begins that leads beyond an end at which this
  /// one rests. Default: true.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/transfersverticalscrollingtoparent>
  public var transfersVerticalScrollingToParent: Bool {
    get { ScrollBeside.transfer.value(of: self) ?? true }
    set { ScrollBeside.transfer.set(newValue, of: self) }
  }
  /// As `transfersVerticalScrollingToParent`, for drags to the sides. Default: true.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/transfershorizontalscrollingtoparent>
  public var transfersHorizontalScrollingToParent: Bool {
    get { ScrollBeside.horizontalTransfer.value(of: self) ?? true }
    set { ScrollBeside.horizontalTransfer.set(newValue, of: self) }
  }

  /// The part of the bounds that no inset covers, in points.
  public var visibleSize: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(bounds.width - inset.left - inset.right, 0), height: max(bounds.height - inset.top - inset.bottom, 0))
  }

  /// Whether a scroll view around this one is to follow a finger that has moved by `translation`, in points: it has room
  /// left that way, and this one has none.
  func leavesDragToParent(_ translation: CGPoint) -> Bool {
    let isHorizontal = abs(translation.x) > abs(translation.y)
    guard isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else { return false }
    guard !hasRoom(for: translation, isHorizontal) else { return false }
    return sequence(first: self, next: \.superview).dropFirst().contains {
      ($0 as? UIScrollView)?.hasRoom(for: translation, isHorizontal) == true
    }
  }

  private func hasRoom(for translation: CGPoint, _ isHorizontal: Bool) -> Bool {
    guard isScrollEnabled, isHorizontal ? canScrollHorizontally : canScrollVertically else { return false }
    let limits = ScrollLimits(self)
    let (range, offset) = isHorizontal ? (limits.x, contentOffset.x) : (limits.y, contentOffset.y)
    let goesBack = (isHorizontal ? translation.x : translation.y) > 0
    return goesBack ? offset > range.lowerBound + 0.5 : offset < range.upperBound - 0.5
  }

  /// Whether an animation moves the content.
  public var isScrollAnimating: Bool { scroller.isAnimating }
  /// Whether an animation changes the zoom scale.
  public var isZoomAnimating: Bool { scroller.isZoomBouncing || isZoomAnimatedByProgram }

  /// Ends every motion where it is.
  public func stopScrollingAndZooming() { scroller.stopEverything() }

  /// Shows the indicators while `changes` moves the content without an animation of its own.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }
}
