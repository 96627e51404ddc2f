import CAllocations
import Clock
import ConstraintSolver

/// W1 and W2: create the views and constraints, solve, read the frames; and what that takes in memory.
func measureBuild(_ name: String, _ tree: Tree, _ size: Int) {
  var layout: Layout?
  let nanoseconds = fastest(minimum: 3) {
    layout = nil
    return time { layout = Layout(tree) }
  }
  guard let layout else { return }
  let difference = layout.difference(from: tree.placed(width: tree.width, height: tree.height))
  report(name, size, "build", nanoseconds / Double(tree.viewCount), difference: difference)

  let before = benchmark_heap_bytes()
  let kept = Layout(tree)
  let used = benchmark_heap_bytes() - before
  // The object, its header and its place in the array are not the solver's.
  let objectBytes = 16 + 16 + 32 + 8 + 8
  report(name, size, "memory", Double(used) / Double(tree.viewCount) - Double(objectBytes))
  withExtendedLifetime(kept) {}
}

/// Calls of the allocator per run, once everything is warm.
func allocations(in body: () -> Void) -> Double {
  let before = benchmark_allocations()
  for _ in 0..<1000 { body() }
  return Double(benchmark_allocations() - before) / 1000
}

/// W3 and W4: resize the root, change one leaf; and whether that allocates.
func measureChanges(_ name: String, _ tree: Tree, _ size: Int) {
  let layout = Layout(tree)
  var step = 0.0
  var target = (width: 0.0, height: 0.0)
  let resize = {
    step += 1
    target.width = tree.width * (0.9 + 0.4 * (step * 0.6180339887).truncatingRemainder(dividingBy: 1))
    target.height = tree.height * (0.9 + 0.4 * (step * 0.7548776662).truncatingRemainder(dividingBy: 1))
    layout.resize(width: target.width, height: target.height)
  }
  for _ in 0..<10 { resize() }
  let perResize = fastest(minimum: 10, maximum: 1000) { time(resize) }
  report(
    name, size, "resize", perResize / Double(tree.viewCount),
    difference: layout.difference(from: tree.placed(width: target.width, height: target.height)))
  report(name, size, "resize-allocations", allocations(in: resize))

  layout.resize(width: tree.width, height: tree.height)
  var changed = tree
  let leaf = (tree.isFlat ? 1 + size / 4 : tree.nodes.count - 1 - tree.nodes.count / 2)
  guard let leaf = (leaf..<tree.nodes.count).first(where: { tree.nodes[$0].isLeaf }) else { return }
  let height = layout.views[leaf].variables.height
  let node = tree.nodes[leaf]
  let hugging = Strength(250 - Float(node.surplusDepth))
  let edit = {
    step += 1
    changed.nodes[leaf].height = 20 + (step * 7).truncatingRemainder(dividingBy: 23)
    layout.solver.setHinge(
      height, target: changed.nodes[leaf].height, hugging: hugging, compression: Strength(750))
    layout.solver.solve()
  }
  for _ in 0..<10 { edit() }
  let perEdit = fastest(minimum: 10, maximum: 2000) {
    time {
      edit()
      layout.readFrames()
    }
  }
  report(
    name, size, "edit", perEdit,
    difference: layout.difference(from: changed.placed(width: tree.width, height: tree.height)))
  report(name, size, "edit-solving", fastest(minimum: 10, maximum: 2000) { time(edit) })
  report(name, size, "edit-allocations", allocations(in: edit))
}

/// W3 where surplus and overflow alternate.
func measureCrossing(_ tree: Tree) {
  let layout = Layout(tree)
  let natural = tree.naturalSizes()
  var step = 0
  var height = 0.0
  let resize = {
    step += 1
    height = natural.height[0] + (step % 2 == 0 ? 1 : -1) * Double(5 + step % 10)
    layout.resize(width: tree.width, height: height)
  }
  for _ in 0..<10 { resize() }
  let nanoseconds = fastest(minimum: 10, maximum: 3000) { time(resize) }
  report(
    "W1", tree.viewCount, "crossing", nanoseconds / Double(tree.viewCount),
    difference: layout.difference(from: tree.placed(width: tree.width, height: height)))
  report("W1", tree.viewCount, "crossing-allocations", allocations(in: resize))
}

/// The same constraints in several orders.
func measureOrders(_ tree: Tree) {
  let natural = Layout(tree).equalities(tree)
  var generator = SystemRandomNumberGenerator()
  let shuffled = natural.shuffled(using: &generator)
  let hinges = Array(tree.nodes.indices)
  let reference = tree.placed(width: tree.width, height: tree.height)
  let orders: [(String, [(terms: [Term], constant: Double)], Bool)] = [
    ("natural", natural, true), ("reversed", natural.reversed(), true), ("shuffled", shuffled, true),
    ("required first", natural, false), ("reversed with required first", natural.reversed(), false),
  ]
  for (name, equalities, hingesFirst) in orders {
    var difference = 0.0
    let nanoseconds = fastest(minimum: 5, seconds: 0.4) {
      var layout: Layout?
      let result = time {
        layout = Layout(
          tree, equalities: equalities, hingesFirst: hingesFirst,
          hingeOrder: name.hasPrefix("reversed") ? hinges.reversed() : hinges)
      }
      difference = layout?.difference(from: reference) ?? .infinity
      return result
    }
    report("W1", tree.viewCount, "order " + name, nanoseconds / Double(tree.viewCount), difference: difference)
  }
}

/// W6: a thousand cells of two views side by side (seven equalities, and two intrinsic widths, which are four constraints more) in
/// solvers of their own, and all in one.
func measureCells() {
  let count = 1000
  var tree = Tree()
  tree.nodes = [
    Tree.Node(first: 1, count: 2, isVertical: false),
    Tree.Node(parent: 0, isLeaf: true, width: 60),
    Tree.Node(parent: 0, isLeaf: true, takesSurplus: true, surplusDepth: 1, width: 80),
  ]
  tree.width = 320
  tree.height = 44
  let reference = tree.placed(width: tree.width, height: tree.height)
  var cells: [Layout] = []
  cells.reserveCapacity(count)
  let separate = fastest(minimum: 5) {
    cells.removeAll(keepingCapacity: true)
    return time { for _ in 0..<count { cells.append(Layout(tree)) } }
  }
  report(
    "W6", count, "separate", separate / Double(count), difference: cells.last?.difference(from: reference) ?? .infinity)
  var difference = 0.0
  let joint = fastest(minimum: 5) {
    cells.removeAll(keepingCapacity: true)
    return time {
      let solver = Solver()
      for _ in 0..<count { cells.append(Layout(deferred: tree, solver: solver)) }
      solver.solve()
      for cell in cells { cell.readFrames() }
    }
  }
  for cell in cells { difference = max(difference, cell.difference(from: reference)) }
  report("W6", count, "one solver", joint / Double(count), difference: difference)
}
