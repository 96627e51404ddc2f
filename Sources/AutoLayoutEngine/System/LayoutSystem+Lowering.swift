internal import ConstraintSolver
internal import UIGeometry

/// From what a source says to the solver's constraints.
extension LayoutSystem {
  // MARK: Constraints

  func lowerRecord(_ index: Int32, _ source: any LayoutSource) {
    guard records[Int(index)].isDirty else { return }
    records[Int(index)].isDirty = false
    unlink(index)
    guard let constraint = source.constraint(index) else { return drop(index) }
    records[Int(index)].base = constraint.form.constant
    commit(constraint, index)
    link(index, constraint.items.0, constraint.items.1)
    for crossed in constraint.form.crossed { crossings[crossed, default: []].insert(index) }
  }

  private func commit(_ constraint: LayoutConstraint, _ index: Int32) {
    let (terms, constant) = (constraint.form.terms, constraint.form.constant - constraint.constant)
    if let old = records[Int(index)].id {
      // OPTIMIZATION: an edit in place costs a fraction of another constraint, and keeps the number by which conflicts
      // choose what gives way.
      if solver.update(old, terms: terms, constant: constant) { return }
      drop(index)
    }
    let id = solver.add(terms, constant: constant, relation: constraint.relation, strength: constraint.strength)
    records[Int(index)].id = id
    owners[id] = .constraint(index)
  }

  func lowerConstant(_ index: Int32, _ source: any LayoutSource) {
    let record = records[Int(index)]
    guard !record.isDirty, let id = record.id, let constant = source.constant(of: index) else { return }
    solver.setConstant(record.base - constant, of: id)
  }

  // MARK: Placements

  /// Makes what frame and autoresizing mask say four constraints, or takes them back.
  func setPlacement(_ placement: LayoutPlacement?, of index: Int32) {
    var record = items[Int(index)].placement ?? PlacementRecord()
    guard let placement else {
      for id in [record.horizontal.origin, record.horizontal.extent, record.vertical.origin, record.vertical.extent] {
        if let id { remove(id) }
      }
      items[Int(index)].placement = nil
      return
    }
    let item = items[Int(index)]
    let parent = placement.parent.map { items[Int($0)] }
    set(&record.horizontal, placement.horizontal, (item.x, item.width), parent?.width, of: index)
    set(&record.vertical, placement.vertical, (item.y, item.height), parent?.height, of: index)
    items[Int(index)].placement = record
  }

  private func set(
    _ record: inout PlacementRecord.Axis, _ axis: LayoutPlacement.Axis,
    _ variables: (origin: Variable, extent: Variable),
    _ parent: Variable?, of index: Int32
  ) {
    let line = axis.line
    let isKept = record.line?.originShare == line.originShare && record.line?.sizeShare == line.sizeShare
    func put(_ id: inout ConstraintID?, _ variable: Variable, share: Double, offset: Double) {
      // variable − share × (parent + growth) − offset = 0
      let constant = -(offset + share * axis.parentGrowth)
      if let id, isKept { return solver.setConstant(constant, of: id) }
      if let id { remove(id) }
      let made =
        if share != 0, let parent {
          solver.add(
            Term(variable), Term(parent, -share), constant: constant, relation: .equal, strength: .required)
        } else {
          solver.add(Term(variable), constant: constant, relation: .equal, strength: .required)
        }
      owners[made] = .placement(index)
      id = made
    }
    put(&record.origin, variables.origin, share: line.originShare, offset: line.originOffset + axis.insets.near)
    put(
      &record.extent, variables.extent, share: line.sizeShare,
      offset: line.sizeOffset - axis.insets.near - axis.insets.far)
    record.line = line
  }

  private func remove(_ id: ConstraintID) {
    solver.remove(id)
    owners[id] = nil
  }

  // MARK: Extents

  /// Makes what an item measures hinges on its width and height: hugging pulls the extent down to it, compression
  /// resistance up.
  func lowerExtents(_ index: Int32, _ source: any LayoutSource) {
    setContainer(nil, of: index)
    switch source.extents(of: index) {
    case .none: clearExtents(index)
    case .pending: break
    case .container(let width, let height):
      let item = items[Int(index)]
      setContainer(ContainerCosts(item.width, width, item.height, height, in: solver), of: index)
    case .natural(let size): lowerNatural(size, index, source)
    }
  }

  private func lowerNatural(_ size: NaturalSize, _ index: Int32, _ source: any LayoutSource) {
    let (item, p) = (items[Int(index)], source.priorities(of: index))
    items[Int(index)].narrowedWidth = nil
    items[Int(index)].hasHinge.width = set(item.width, size.width, p.horizontal, item.hasHinge.width)
    let width = solver.value(of: item.width)
    var height = size.height
    let wrapped = source.wrappedHeight(of: index, width: width > 0 ? width : size.width ?? -1)
    items[Int(index)].wraps = wrapped != nil
    if let wrapped {
      if width > 0 { height = wrapped }
      items[Int(index)].wrappedHeight = height
    }
    items[Int(index)].hasHinge.height = set(item.height, height, p.vertical, item.hasHinge.height)
    // What wraps has another extent in every round of a layout.
    firmExtents.set(item.width, of: index, .horizontal, wrapped == nil ? size.width : nil, p.horizontal)
    firmExtents.set(item.height, of: index, .vertical, wrapped == nil ? size.height : nil, p.vertical)
    if let rest = size.rest { setRest(rest, index) } else { removeRest(index) }
  }

  /// Origin and, without a natural one, extent keep to a place where nothing else decides.
  private func setRest(_ rest: NaturalSize.Rest, _ index: Int32) {
    let item = items[Int(index)]
    for (variable, value) in [(item.x, rest.x), (item.y, rest.y)] {
      solver.setHinge(variable, target: value, hugging: .least, compression: .least)
    }
    for (variable, extent, has) in [
      (item.width, rest.width, item.hasHinge.width), (item.height, rest.height, item.hasHinge.height),
    ] where !has {
      solver.setHinge(variable, target: extent.value, hugging: extent.hugging, compression: extent.compression)
    }
    items[Int(index)].hasHinge = (true, true)
    items[Int(index)].restsAtOrigin = true
  }

  private func removeRest(_ index: Int32) {
    let item = items[Int(index)]
    guard item.restsAtOrigin else { return }
    solver.removeHinge(item.x)
    solver.removeHinge(item.y)
    items[Int(index)].restsAtOrigin = false
  }

  /// The second pass of wrapping content: its height at the width that the solver found.
  func lowerWrapping(_ index: Int32, _ source: any LayoutSource) {
    narrow(index, source)
    let item = items[Int(index)]
    guard let height = source.wrappedHeight(of: index, width: solver.value(of: item.width)),
      height != item.wrappedHeight
    else { return }
    items[Int(index)].wrappedHeight = height
    items[Int(index)].hasHinge.height = set(
      item.height, height, source.priorities(of: index).vertical, item.hasHinge.height)
    markDirty()
  }

  /// Wrapping content with less room than it would take alone hugs its widest line.
  private func narrow(_ index: Int32, _ source: any LayoutSource) {
    let item = items[Int(index)]
    let width = solver.value(of: item.width)
    guard item.hasHinge.width, width > 0, let widest = source.wrappedWidth(of: index, width: width),
      widest != item.narrowedWidth
    else { return }
    if item.narrowedWidth == nil { narrowed.append(index) }
    items[Int(index)].narrowedWidth = widest
    _ = set(item.width, widest, source.priorities(of: index).horizontal, true)
    markDirty()
  }

  /// Takes back what `narrow` did.
  func widen(_ index: Int32, _ source: any LayoutSource) {
    let item = items[Int(index)]
    guard item.isInUse, item.narrowedWidth != nil else { return }
    items[Int(index)].narrowedWidth = nil
    guard item.wraps, item.hasHinge.width, case .natural(let size) = source.extents(of: index) else { return }
    _ = set(item.width, size.width, source.priorities(of: index).horizontal, true)
  }

  /// What a container's extents cost; nil where they cost nothing any more.
  func setContainer(_ costs: ContainerCosts?, of index: Int32) {
    if let old = containers.removeValue(forKey: index) {
      old.remove(from: solver)
      items[Int(index)].hasHinge = (false, false)
    }
    guard let costs else { return }
    containers[index] = costs
    items[Int(index)].hasHinge = (true, true)
    freshContainers.append(index)
  }

  /// The container brings constraints from now on.
  public func dropContainer(_ index: Int32) { setContainer(nil, of: index) }

  /// The item's extents have no natural value any more.
  func clearExtents(_ index: Int32) {
    let item = items[Int(index)]
    firmExtents.clear(item.width)
    firmExtents.clear(item.height)
    if item.hasHinge.width { solver.removeHinge(item.width) }
    if item.hasHinge.height { solver.removeHinge(item.height) }
    removeRest(index)
    items[Int(index)].hasHinge = (false, false)
    items[Int(index)].wraps = false
  }

  /// Gives a variable its natural value; answers whether there is one.
  private func set(
    _ variable: Variable, _ target: Double?, _ priority: (hugging: Float, compression: Float), _ had: Bool
  ) -> Bool {
    guard let target else {
      if had { solver.removeHinge(variable) }
      return false
    }
    solver.setHinge(
      variable, target: target, hugging: Strength(priority.hugging), compression: Strength(priority.compression))
    return true
  }
}
