internal import AutoLayoutEngine
internal import ConstraintSolver

/// One physical attribute of an item: `position share` of the alignment rectangle along an axis, plus an offset.
///
/// Edges, centres, margins and baselines are all `origin + share × extent + offset`; widths and heights are extents.
@MainActor
struct LayoutEdge {
  enum Subject {
    case view(UIView)
    case guide(UILayoutGuide, owner: UIView)
    /// Edges that the owner's state decides.
    case placed(GuidePlacement, owner: UIView)
  }

  var subject: Subject
  var axis: NSLayoutConstraint.Axis
  /// 0 at the near edge, 1 at the far one; nil for the extent itself.
  var share: Double?
  var offset: CGFloat
  /// The subject stands for another view, which the constraint mentions.
  var speaksForAnother = false

  /// Physical meaning of `attribute` on `item`; nil when a guide has lost its owner.
  static func resolve(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, mirrored: Bool) -> LayoutEdge? {
    guard let axis = attribute.axis else { return nil }
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owner else { return nil }
      let subject: Subject = guide.placement.map { .placed($0, owner: owner) } ?? .guide(guide, owner: owner)
      return LayoutEdge(subject: subject, axis: axis, share: share(of: attribute, mirrored), offset: 0)
    }
    guard let view = item as? UIView else { return nil }
    if attribute.isBaseline { return baseline(of: view, first: attribute == .firstBaseline) }
    if attribute.usesMargins {
      return LayoutEdge(
        subject: .placed(.margin(view.effectiveLayoutMargins), owner: view), axis: axis,
        share: share(of: attribute, mirrored), offset: 0)
    }
    return LayoutEdge(subject: .view(view), axis: axis, share: share(of: attribute, mirrored), offset: 0)
  }

  private static func share(of attribute: NSLayoutConstraint.Attribute, _ mirrored: Bool) -> Double? {
    switch attribute {
    case .notAnAttribute, .width, .height: nil
    case .left, .top, .leftMargin, .topMargin: 0
    case .right, .bottom, .rightMargin, .bottomMargin: 1
    case .leading, .leadingMargin: mirrored ? 1 : 0
    case .trailing, .trailingMargin: mirrored ? 0 : 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .firstBaseline: 0
    case .lastBaseline: 1
    }
  }

  private static func baseline(of view: UIView, first: Bool) -> LayoutEdge {
    // A view may let another, deeper one speak for it.
    var speaker = view
    for _ in 0..<32 {
      let next = first ? speaker.forFirstBaselineLayout : speaker.forLastBaselineLayout
      if next === speaker || !next.isDescendant(of: view) { break }
      speaker = next
    }
    if let offset = speaker.baselineOffsetFromMiddle {
      let insets = speaker.alignmentRectInsets
      return LayoutEdge(
        subject: .view(speaker), axis: .vertical, share: 0.5, offset: offset + (insets.bottom - insets.top) / 2,
        speaksForAnother: speaker !== view)
    }
    return LayoutEdge(
      subject: .view(speaker), axis: .vertical, share: first ? 0 : 1,
      offset: first ? speaker.firstBaselineOffsetFromTop : -speaker.lastBaselineOffsetFromBottom,
      speaksForAnother: speaker !== view)
  }

  /// Adds `factor ×` the edge, seen from `space`, to `form`. False when the subject is not in `space`'s subtree.
  func add(_ factor: Double, from space: UIView, to form: inout LinearForm, _ engine: LayoutEngine) -> Bool {
    form.constant += factor * Double(offset)
    switch subject {
    case .view(let view): return addView(view, factor, space, &form, engine)
    case .guide(let guide, let owner):
      let item = engine.system.variables(of: engine.item(for: guide))
      addRect(origin(item), extent(item), factor, &form)
      return share == nil || addChain(from: owner, to: space, factor, &form, engine)
    case .placed(let placement, let owner):
      if placement.isMargin, owner === space, let interior = interior(of: owner) {
        addMargin(placement, of: interior, factor, &form, engine)
        return true
      }
      addPlaced(placement, owner, factor, &form, engine)
      return share == nil || addChain(from: owner, to: space, factor, &form, engine)
    }
  }

  private func origin(_ item: LayoutVariables) -> Variable { axis == .horizontal ? item.x : item.y }
  private func extent(_ item: LayoutVariables) -> Variable { axis == .horizontal ? item.width : item.height }

  private func addRect(_ origin: Variable, _ extent: Variable, _ factor: Double, _ form: inout LinearForm) {
    guard let share else { return form.add(extent, factor) }
    form.add(origin, factor)
    form.add(extent, factor * share)
  }

  private func addView(
    _ view: UIView, _ factor: Double, _ space: UIView, _ form: inout LinearForm, _ engine: LayoutEngine
  ) -> Bool {
    let index = engine.item(for: view)
    let item = engine.system.variables(of: index)
    if speaksForAnother { form.crossed.append(index) }
    guard view === space else {
      addRect(origin(item), extent(item), factor, &form)
      guard share != nil else { return true }
      guard let parent = view.parent else { return false }
      return addChain(from: parent, to: space, factor, &form, engine)
    }
    // The space itself: its own edges in its own coordinates.
    guard let share else {
      form.add(extent(item), factor)
      return true
    }
    if let interior = interior(of: view) {
      let content = engine.system.variables(of: engine.item(for: interior))
      addRect(origin(content), extent(content), factor, &form)
      return true
    }
    let insets = view.alignmentRectInsets
    form.constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
    form.add(extent(item), factor * share)
    return true
  }

  /// What the edge belongs to when it is seen from inside `view`, if that is not the view's frame.
  ///
  /// UIKIT: from inside, a scroll view's edges and margins are those of its content, but its centre and its extents are
  /// those of its frame (Auto Layout Guide, "Working with Scroll Views"; stored frames of Interface Builder: content centred
  /// in a scroll view fills its width; content that ends at the margin is longer or shorter than the view, 10 views of 6
  /// repositories).
  private func interior(of view: UIView) -> UILayoutGuide? {
    share == 0 || share == 1 ? view.interiorLayoutItem : nil
  }

  private func addMargin(
    _ placement: GuidePlacement, of interior: UILayoutGuide, _ factor: Double, _ form: inout LinearForm,
    _ engine: LayoutEngine
  ) {
    let content = engine.system.variables(of: engine.item(for: interior))
    addRect(origin(content), extent(content), factor, &form)
    let edge =
      axis == .horizontal
      ? (share == 0 ? placement.left : placement.right) : (share == 0 ? placement.top : placement.bottom)
    form.constant += factor * Double(edge.offset)
  }

  private func addPlaced(
    _ placement: GuidePlacement, _ owner: UIView, _ factor: Double, _ form: inout LinearForm, _ engine: LayoutEngine
  ) {
    let (near, far) = axis == .horizontal ? (placement.left, placement.right) : (placement.top, placement.bottom)
    let size = engine.system.variables(of: engine.item(for: owner))
    let insets = owner.alignmentRectInsets
    let grown = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let (share, offset): (Double, CGFloat) =
      if let s = self.share {
        (Double(near.share) * (1 - s) + Double(far.share) * s, near.offset * (1 - s) + far.offset * s)
      } else {
        (Double(far.share - near.share), far.offset - near.offset)
      }
    form.add(extent(size), factor * share)
    form.constant += factor * (Double(offset) + share * Double(grown))
    if placement.staysInPlace, self.share != nil {
      let origin = owner.bounds.origin
      form.constant += factor * Double(axis == .horizontal ? origin.x : origin.y)
    }
  }

  /// Adds the origins of `view` and its ancestors up to, without, `space`: from `view`'s coordinates to `space`'s.
  private func addChain(
    from view: UIView, to space: UIView, _ factor: Double, _ form: inout LinearForm, _ engine: LayoutEngine
  ) -> Bool {
    var current = view
    while current !== space {
      guard let parent = current.parent else { return false }
      let index = engine.item(for: current)
      let item = engine.system.variables(of: index)
      let (insets, bounds) = (current.alignmentRectInsets, current.bounds)
      form.add(origin(item), factor)
      let shift = axis == .horizontal ? insets.left + bounds.origin.x : insets.top + bounds.origin.y
      form.constant -= factor * Double(shift)
      form.crossed.append(index)
      current = parent
    }
    return true
  }
}
