internal import ConstraintSolver

/// Frame and autoresizing mask of a view as four constraints.
struct AutoresizingRecord {
  var x: ConstraintID?
  var y: ConstraintID?
  var width: ConstraintID?
  var height: ConstraintID?
  /// The frame, and the superview's size, that the constraints keep in proportion; nil when the client has set another.
  var reference: (frame: CGRect, container: CGSize)?
  var horizontal: Autoresizing.Line?
  var vertical: Autoresizing.Line?

  @MainActor
  func remove(from engine: LayoutEngine) {
    for id in [x, y, width, height] {
      if let id {
        engine.solver.remove(id)
        engine.owners[id] = nil
      }
    }
  }
}

/// Translates autoresizing masks into constraints and pins the root.
@MainActor
enum PlacementLowering {
  static func lower(_ index: Int32, in engine: LayoutEngine) {
    guard case .view(let reference) = engine.items[Int(index)].owner else { return }
    let view = reference.takeUnretainedValue()
    if view === engine.root { return lowerRoot(view, index, engine) }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      engine.items[Int(index)].autoresizing?.remove(from: engine)
      engine.items[Int(index)].autoresizing = nil
      return
    }
    let known = engine.items[Int(index)].autoresizing?.reference
    let frame = known?.frame ?? view.untransformedFrame
    let container = known?.container ?? view.parent?.bounds.size ?? .zero
    let mask = view.autoresizingMask
    replace(
      index, view, horizontal: Autoresizing.horizontal(frame, mask: mask, extent: container.width),
      vertical: Autoresizing.vertical(frame, mask: mask, extent: container.height), engine)
    engine.items[Int(index)].autoresizing?.reference = (frame, container)
  }

  /// The root keeps its bounds; only a root that asks for constraints and stands in no window takes the size they give.
  private static func lowerRoot(_ view: UIView, _ index: Int32, _ engine: LayoutEngine) {
    let size = view.bounds.size
    if engine.isTrial || (!view.translatesAutoresizingMaskIntoConstraints && !(view is UIWindow)) {
      engine.items[Int(index)].autoresizing?.remove(from: engine)
      engine.items[Int(index)].autoresizing = nil
      return
    }
    replace(
      index, view,
      horizontal: Autoresizing.Line(originShare: 0, originOffset: 0, sizeShare: 0, sizeOffset: size.width),
      vertical: Autoresizing.Line(originShare: 0, originOffset: 0, sizeShare: 0, sizeOffset: size.height), engine)
  }

  private static func replace(
    _ index: Int32, _ view: UIView, horizontal: Autoresizing.Line, vertical: Autoresizing.Line,
    _ engine: LayoutEngine
  ) {
    var record = engine.items[Int(index)].autoresizing ?? AutoresizingRecord()
    let insets = view.alignmentRectInsets
    let item = engine.items[Int(index)]
    let parentItem = needsParent(horizontal, vertical) ? view.parent.map { engine.item(for: $0) } : nil
    let parent = parentItem.map { engine.items[Int($0)] }
    let grown = view.parent?.alignmentRectInsets ?? .zero
    func set(
      _ id: inout ConstraintID?, _ variable: Variable, share: CGFloat, offset: CGFloat, of container: Variable?,
      grownBy: CGFloat, kept: Bool
    ) {
      // variable − share × (container + grown) − offset = 0
      let constant = -Double(offset + share * grownBy)
      if let id, kept { return engine.solver.setConstant(constant, of: id) }
      if let id {
        engine.solver.remove(id)
        engine.owners[id] = nil
      }
      var terms = [Term(variable: variable, coefficient: 1)]
      if share != 0, let container { terms.append(Term(variable: container, coefficient: -Double(share))) }
      let made = engine.solver.add(terms, constant: constant, relation: .equal, strength: .required)
      engine.owners[made] = .autoresizing(.passUnretained(view))
      id = made
    }
    let (h, v) = (horizontal, vertical)
    let keptH = record.horizontal?.originShare == h.originShare && record.horizontal?.sizeShare == h.sizeShare
    let keptV = record.vertical?.originShare == v.originShare && record.vertical?.sizeShare == v.sizeShare
    let (gx, gy) = (grown.left + grown.right, grown.top + grown.bottom)
    set(
      &record.x, item.x, share: h.originShare, offset: h.originOffset + insets.left, of: parent?.width, grownBy: gx,
      kept: keptH)
    set(
      &record.width, item.width, share: h.sizeShare, offset: h.sizeOffset - insets.left - insets.right,
      of: parent?.width, grownBy: gx, kept: keptH)
    set(
      &record.y, item.y, share: v.originShare, offset: v.originOffset + insets.top, of: parent?.height, grownBy: gy,
      kept: keptV)
    set(
      &record.height, item.height, share: v.sizeShare, offset: v.sizeOffset - insets.top - insets.bottom,
      of: parent?.height, grownBy: gy, kept: keptV)
    (record.horizontal, record.vertical) = (h, v)
    engine.items[Int(index)].autoresizing = record
  }

  private static func needsParent(_ h: Autoresizing.Line, _ v: Autoresizing.Line) -> Bool {
    h.originShare != 0 || h.sizeShare != 0 || v.originShare != 0 || v.sizeShare != 0
  }
}

/// The size of a root that constraints size.
@MainActor
enum RootPlacement {
  /// Writes the solved size to a self-sizing root.
  static func commit(_ engine: LayoutEngine) {
    let root = engine.root
    guard !engine.isTrial, root.layout.item >= 0, engine.items[Int(root.layout.item)].autoresizing == nil else {
      return
    }
    let solved = engine.alignmentRect(of: root.layout.item)
    let frame = root.frame(forAlignmentRect: CGRect(origin: .zero, size: solved.size))
    let size = PixelGrid(scale: root.pixelScale).round(CGRect(origin: .zero, size: frame.size)).size
    guard root.bounds.size != size else { return }
    root.flags.insert(.placedByEngine)
    root.bounds.size = size
    root.flags.remove(.placedByEngine)
    root.rootSizeWasSolved()
  }
}
