internal import AutoLayoutEngine
internal import ConstraintSolver

/// A view's intrinsic size as hinges on its width and height: hugging pulls the extent down to it, compression
/// resistance up.
@MainActor
enum IntrinsicLowering {
  static func lower(_ index: Int32, in engine: LayoutEngine) {
    guard case .view(let reference) = engine.items[Int(index)].owner else { return }
    let view = reference.takeUnretainedValue()
    engine.setStack(nil, of: index)
    if view.flags.contains(.placesArranged) { return lowerStack(index, view, in: engine) }
    guard !view.translatesAutoresizingMaskIntoConstraints else { return clear(index, in: engine) }
    let size = naturalSize(of: view)
    #if LAYOUT_CHECKS
      engine.measured[index] = size
    #endif
    let item = engine.items[Int(index)]
    let p = view.layout.priorities
    engine.items[Int(index)].narrowedWidth = nil
    engine.items[Int(index)].hasHinge.width = set(
      item.width, size.width, p.horizontalHugging, p.horizontalCompression, item.hasHinge.width, engine)
    let width = engine.solver.value(of: item.width)
    if let height = wrappedHeight(of: view, width: width > 0 ? width : size.width) {
      engine.items[Int(index)].wraps = true
      engine.items[Int(index)].wrappedHeight = width > 0 ? height : size.height
      engine.items[Int(index)].hasHinge.height = set(
        item.height, width > 0 ? height : size.height, p.verticalHugging, p.verticalCompression, item.hasHinge.height,
        engine)
    } else {
      engine.items[Int(index)].wraps = false
      engine.items[Int(index)].hasHinge.height = set(
        item.height, size.height, p.verticalHugging, p.verticalCompression, item.hasHinge.height, engine)
    }
    let (hasHinge, wraps) = (engine.items[Int(index)].hasHinge, engine.items[Int(index)].wraps)
    // What wraps has another extent in every round of a layout.
    engine.firmExtents.set(
      item.width, of: index, .horizontal, hasHinge.width && !wraps ? Double(size.width) : nil,
      hugging: p.horizontalHugging.rawValue, compression: p.horizontalCompression.rawValue)
    engine.firmExtents.set(
      item.height, of: index, .vertical, hasHinge.height && !wraps ? Double(size.height) : nil,
      hugging: p.verticalHugging.rawValue, compression: p.verticalCompression.rawValue)
    if let place = view.extras?.layoutHints?.rest {
      rest(view, place, index, in: engine)
    } else if item.restsAtOrigin {
      engine.solver.removeHinge(item.x)
      engine.solver.removeHinge(item.y)
      engine.items[Int(index)].restsAtOrigin = false
    }
  }

  /// Asks a container that places what it arranges for what its extents cost.
  private static func lowerStack(_ index: Int32, _ container: UIView, in engine: LayoutEngine) {
    guard let horizontal = container.placementCost(.horizontal), let vertical = container.placementCost(.vertical)
    else { return engine.containersMayHaveMaterialized() }
    let item = engine.items[Int(index)]
    engine.setStack(StackLowering(item.width, horizontal, item.height, vertical, in: engine.solver), of: index)
  }

  /// What the view measures by itself, or what somebody outside has decided it does.
  static func naturalSize(of view: UIView) -> CGSize {
    view.extras?.layoutHints?.naturalSize ?? view.intrinsicContentSize
  }

  /// Origin and, without a natural one, extent keep to the frame where nothing else decides. What is arranged may have its
  /// extent for a natural one.
  ///
  /// UIKIT: stored frames of Interface Builder, of views without constraints and of views in stacks: a table of 206
  /// points above a button that is 580 high for it, spacers that stretch labels and buttons beside them (Xcode 10 to 15);
  /// views 50 × 50 around labels of 20.5 points that hug as much (42 documents).
  private static func rest(_ view: UIView, _ rest: LayoutHints.Rest, _ index: Int32, in engine: LayoutEngine) {
    let (item, place, p) = (engine.items[Int(index)], view.alignmentRect(forFrame: rest.frame), view.layout.priorities)
    func hold(_ extent: Variable, _ value: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority) {
      func strength(_ priority: UILayoutPriority) -> Strength {
        switch rest.weight {
        case .least: .least
        case .natural, .growing: Strength(priority.rawValue)
        case .yielding: Strength(min(priority.rawValue, 999))
        }
      }
      // A constraint that is as strong as what keeps the extent decides.
      let compression = rest.weight == .yielding ? UILayoutPriority(max(1, compression.rawValue - 1)) : compression
      engine.solver.setHinge(
        extent, target: Double(value), hugging: rest.weight == .growing ? .least : strength(hugging),
        compression: strength(compression))
    }
    for (variable, value) in [(item.x, place.minX), (item.y, place.minY)] {
      engine.solver.setHinge(variable, target: Double(value), hugging: .least, compression: .least)
    }
    if !item.hasHinge.width { hold(item.width, place.width, p.horizontalHugging, p.horizontalCompression) }
    if !item.hasHinge.height { hold(item.height, place.height, p.verticalHugging, p.verticalCompression) }
    engine.items[Int(index)].hasHinge = (true, true)
    engine.items[Int(index)].restsAtOrigin = true
  }

  /// The height of content that wraps; nil for other content. A hint for one line gives its surplus over the content's
  /// own to all lines.
  private static func wrappedHeight(of view: UIView, width: CGFloat) -> CGFloat? {
    guard let hints = view.extras?.layoutHints, let hint = hints.naturalSize else {
      return view.intrinsicHeight(forSolvedWidth: width)
    }
    guard hints.isLineSize, let height = view.intrinsicHeight(forSolvedWidth: width) else { return nil }
    let own = view.intrinsicContentSize
    return width >= hint.width - 0.01 ? hint.height : max(hint.height, height + hint.height - own.height)
  }

  /// The second pass of wrapping content: its height at the width that the solver found.
  static func lowerWrapping(_ index: Int32, in engine: LayoutEngine) {
    guard case .view(let reference) = engine.items[Int(index)].owner else { return }
    let view = reference.takeUnretainedValue()
    narrow(view, index, in: engine)
    let item = engine.items[Int(index)]
    guard let height = wrappedHeight(of: view, width: engine.solver.value(of: item.width)),
      height != item.wrappedHeight
    else { return }
    engine.items[Int(index)].wrappedHeight = height
    let p = view.layout.priorities
    engine.items[Int(index)].hasHinge.height = set(
      item.height, height, p.verticalHugging, p.verticalCompression, item.hasHinge.height, engine)
    engine.markDirty()
  }

  /// Wrapping content with less room than it would take alone hugs its widest line.
  private static func narrow(_ view: UIView, _ index: Int32, in engine: LayoutEngine) {
    let item = engine.items[Int(index)]
    let width = engine.solver.value(of: item.width)
    guard item.hasHinge.width, view.extras?.layoutHints?.naturalSize == nil, width > 0,
      let widest = view.intrinsicWidth(forSolvedWidth: width), widest < view.intrinsicContentSize.width - 0.01,
      widest != item.narrowedWidth
    else { return }
    if item.narrowedWidth == nil { engine.narrowed.append(index) }
    engine.items[Int(index)].narrowedWidth = widest
    let p = view.layout.priorities
    _ = set(item.width, widest, p.horizontalHugging, p.horizontalCompression, true, engine)
    engine.markDirty()
  }

  /// Takes back what `narrow` did.
  static func widen(_ index: Int32, in engine: LayoutEngine) {
    guard case .view(let reference) = engine.items[Int(index)].owner, engine.items[Int(index)].narrowedWidth != nil
    else { return }
    engine.items[Int(index)].narrowedWidth = nil
    let view = reference.takeUnretainedValue()
    let item = engine.items[Int(index)]
    guard item.wraps, item.hasHinge.width else { return }
    let p = view.layout.priorities
    _ = set(item.width, view.intrinsicContentSize.width, p.horizontalHugging, p.horizontalCompression, true, engine)
  }

  private static func set(
    _ variable: Variable, _ target: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority,
    _ had: Bool, _ engine: LayoutEngine
  ) -> Bool {
    guard target != UIView.noIntrinsicMetric, target.isFinite else {
      if had { engine.solver.removeHinge(variable) }
      return false
    }
    engine.solver.setHinge(
      variable, target: Double(target), hugging: Strength(hugging.rawValue), compression: Strength(compression.rawValue)
    )
    return true
  }

  private static func clear(_ index: Int32, in engine: LayoutEngine) {
    let item = engine.items[Int(index)]
    engine.firmExtents.clear(item.width)
    engine.firmExtents.clear(item.height)
    if item.hasHinge.width { engine.solver.removeHinge(item.width) }
    if item.hasHinge.height { engine.solver.removeHinge(item.height) }
    if item.restsAtOrigin {
      engine.solver.removeHinge(item.x)
      engine.solver.removeHinge(item.y)
    }
    engine.items[Int(index)].hasHinge = (false, false)
    engine.items[Int(index)].restsAtOrigin = false
    engine.items[Int(index)].wraps = false
  }
}
