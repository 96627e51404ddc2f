import CAllocations
import Clock
import ConstraintSolver

benchmark_keep_pages()

// Without an argument everything; with some, the parts they name: build, changes, crossing, orders, cells.
let wanted = Set(CommandLine.arguments.dropFirst())
func runs(_ part: String) -> Bool { wanted.isEmpty || wanted.contains(part) }

if runs("build") {
  for count in [10, 100, 1000, 10000] { measureBuild("W1", Tree.flat(count), count) }
  for depth in 3...6 {
    let tree = Tree.nested(depth: depth, branching: 4)
    measureBuild("W2", tree, tree.viewCount)
  }
}
if runs("changes") {
  for count in [100, 1000] { measureChanges("W1", Tree.flat(count), count) }
  let nested = Tree.nested(depth: 5, branching: 4)
  measureChanges("W2", nested, nested.viewCount)
}
if runs("crossing") { measureCrossing(Tree.flat(100)) }
if runs("orders") {
  for count in [100, 1000] { measureOrders(Tree.flat(count)) }
}
if runs("cells") { measureCells() }
