internal import AutoLayoutEngine
internal import ConstraintSolver

/// What a view measures by itself, and what somebody outside knows of it (`LayoutHints`).
extension UIView {
  /// What the view measures by itself, or what somebody outside has decided it does. In points.
  var knownNaturalSize: CGSize {
    if holdsRest { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    if let known = extras?.layoutHints?.naturalSize { return known }
    // Views that want all room there is say so by the greatest number, with which nothing can be reckoned.
    let (own, most) = (intrinsicContentSize, 1e7)
    return CGSize(width: min(own.width, most), height: min(own.height, most))
  }

  /// Whether the extent that the view rests at counts, and not what it measures by itself.
  private var holdsRest: Bool { extras?.layoutHints?.rest?.weight == .held }

  /// Where the view rests as far as constraints leave it open. What is arranged may have its extent for a natural one.
  ///
  /// UIKIT: stored frames of Interface Builder, of views without constraints and of views in stacks: a table of 206
  /// points above a button that is 580 high for it, spacers that stretch labels and buttons beside them (Xcode 10 to 15);
  /// views 50 × 50 around labels of 20.5 points that hug as much (42 documents).
  var naturalRest: NaturalSize.Rest? {
    guard let rest = extras?.layoutHints?.rest else { return nil }
    let (place, p) = (alignmentRect(forFrame: rest.frame), layout.priorities)
    func extent(
      _ value: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority
    ) -> NaturalSize.Extent {
      // A constraint, or a content, that is as strong as what keeps the extent decides.
      let yields = rest.weight == .yielding || rest.weight == .growing
      let compression = yields ? max(1, compression.rawValue - 1) : compression.rawValue
      return NaturalSize.Extent(
        value: value, hugging: rest.weight == .growing ? .least : rest.weight.strength(of: hugging.rawValue),
        compression: rest.weight.strength(of: compression))
    }
    return NaturalSize.Rest(
      x: place.minX, y: place.minY, width: extent(place.width, p.horizontalHugging, p.horizontalCompression),
      height: extent(place.height, p.verticalHugging, p.verticalCompression))
  }

  /// The height of content that wraps; nil for other content. A hint for one line gives its surplus over the content's
  /// own to all lines. In points.
  func wrappedHeight(width: CGFloat) -> CGFloat? {
    if holdsRest { return nil }
    guard let hints = extras?.layoutHints, let hint = hints.naturalSize else {
      return intrinsicHeight(forSolvedWidth: width)
    }
    guard hints.isLineSize, let height = intrinsicHeight(forSolvedWidth: width) else { return nil }
    let own = intrinsicContentSize
    return width >= hint.width - 0.01 ? hint.height : max(hint.height, height + hint.height - own.height)
  }
}

extension LayoutHints.Weight {
  /// What `priority` counts for a resting extent.
  fileprivate func strength(of priority: Float) -> Strength {
    switch self {
    case .least: .least
    case .natural, .growing: Strength(priority)
    case .yielding: Strength(min(priority, 999))
    case .held: Strength(999)
    }
  }
}
