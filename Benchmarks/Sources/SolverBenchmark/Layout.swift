import ConstraintSolver

/// A stand-in for a view: an object with its variables and its frame.
final class BenchmarkView {
  let variables: (x: Variable, y: Variable, width: Variable, height: Variable)
  var frame = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)

  init(_ solver: Solver) {
    variables = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  }
}

/// A tree of stacks as constraints: per view its place after its sibling, both edges across, and its intrinsic size.
final class Layout {
  let solver: Solver
  var views: [BenchmarkView] = []

  /// Creates the views and constraints, solves, and reads the frames.
  convenience init(_ tree: Tree) {
    self.init(deferred: tree, solver: Solver())
    solver.solve()
    readFrames()
  }

  /// Creates the views and constraints in a solver that others use too.
  init(deferred tree: Tree, solver: Solver) {
    self.solver = solver
    makeViews(tree)
    setHinges(tree)
    forEachEquality(tree) { terms, count, constant in
      switch count {
      case 2: solver.add(terms.0, terms.1, constant: constant, relation: .equal, strength: .required)
      case 3: solver.add(terms.0, terms.1, terms.2, constant: constant, relation: .equal, strength: .required)
      default:
        solver.add(
          terms.0, terms.1, terms.2, terms.3, constant: constant, relation: .equal, strength: .required)
      }
    }
  }

  /// Adds every constraint, those of intrinsic sizes too, one by one in the given order.
  init(_ tree: Tree, equalities: [(terms: [Term], constant: Double)], hingesFirst: Bool, hingeOrder: [Int]) {
    solver = Solver()
    makeViews(tree)
    if hingesFirst { for index in hingeOrder { setHinge(tree, index) } }
    for equality in equalities {
      solver.add(equality.terms, constant: equality.constant, relation: .equal, strength: .required)
    }
    if !hingesFirst { for index in hingeOrder { setHinge(tree, index) } }
    solver.solve()
    readFrames()
  }

  /// The equalities as values, for reordering.
  func equalities(_ tree: Tree) -> [(terms: [Term], constant: Double)] {
    var result: [(terms: [Term], constant: Double)] = []
    forEachEquality(tree) { terms, count, constant in
      result.append((Array([terms.0, terms.1, terms.2, terms.3].prefix(count)), constant))
    }
    return result
  }

  private func makeViews(_ tree: Tree) {
    views.reserveCapacity(tree.nodes.count)
    for _ in tree.nodes.indices { views.append(BenchmarkView(solver)) }
    let root = views[0].variables
    solver.fix(root.x, 0)
    solver.fix(root.y, 0)
    solver.fix(root.width, tree.width)
    solver.fix(root.height, tree.height)
  }

  private func setHinges(_ tree: Tree) {
    for index in tree.nodes.indices { setHinge(tree, index) }
  }

  private func setHinge(_ tree: Tree, _ index: Int) {
    let node = tree.nodes[index]
    guard node.isLeaf else { return }
    let hugging = Strength(250 - Float(node.surplusDepth))
    let compression = Strength(tree.isFlat && node.takesSurplus ? 749 : 750)
    let variables = views[index].variables
    solver.setHinge(variables.width, target: node.width, hugging: hugging, compression: compression)
    guard node.height > 0 else { return }
    solver.setHinge(variables.height, target: node.height, hugging: hugging, compression: compression)
  }

  private func forEachEquality(_ tree: Tree, _ body: ((Term, Term, Term, Term), Int, Double) -> Void) {
    let none = Term(views[0].variables.x, 0)
    for (index, node) in tree.nodes.enumerated() where !node.isLeaf {
      let outer = views[index].variables
      let (start, size) = node.isVertical ? (outer.y, outer.height) : (outer.x, outer.width)
      let (crossStart, crossSize) = node.isVertical ? (outer.x, outer.width) : (outer.y, outer.height)
      for child in node.first..<node.first + node.count {
        let inner = views[child].variables
        let (place, _) = node.isVertical ? (inner.y, inner.height) : (inner.x, inner.width)
        let (crossPlace, crossExtent) = node.isVertical ? (inner.x, inner.width) : (inner.y, inner.height)
        if child == node.first {
          body((Term(place), Term(start, -1), none, none), 2, 0)
        } else {
          let previous = views[child - 1].variables
          let (before, extent) = node.isVertical ? (previous.y, previous.height) : (previous.x, previous.width)
          body((Term(place), Term(before, -1), Term(extent, -1), none), 3, -Tree.spacing)
        }
        body((Term(crossPlace), Term(crossStart, -1), none, none), 2, 0)
        body((Term(crossPlace), Term(crossExtent), Term(crossStart, -1), Term(crossSize, -1)), 4, 0)
      }
      let last = views[node.first + node.count - 1].variables
      let (place, extent) = node.isVertical ? (last.y, last.height) : (last.x, last.width)
      body((Term(place), Term(extent), Term(start, -1), Term(size, -1)), 4, 0)
    }
  }

  func resize(width: Double, height: Double) {
    solver.fix(views[0].variables.width, width)
    solver.fix(views[0].variables.height, height)
    solver.solve()
    readFrames()
  }

  func readFrames() {
    solver.withValues { values in
      for view in views {
        let variables = view.variables
        view.frame = (
          values[Int(variables.x.index)], values[Int(variables.y.index)], values[Int(variables.width.index)],
          values[Int(variables.height.index)]
        )
      }
    }
  }

  /// The largest difference from frames computed by hand.
  func difference(from reference: [Double]) -> Double {
    var result = 0.0
    for (index, view) in views.enumerated() {
      let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
      for part in 0..<4 { result = max(result, abs(frame[part] - reference[index * 4 + part])) }
    }
    return result
  }
}
