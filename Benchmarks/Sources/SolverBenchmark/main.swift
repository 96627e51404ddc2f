import ConstraintSolver
import Glibc

setvbuf(stdout, nil, _IOLBF, 0)
for count in [10, 100, 1000, 10000] {
  let tree = Tree.flat(count)
  measureBuild("W1", tree, count)
}
for depth in 3...6 {
  let tree = Tree.nested(depth: depth, branching: 4)
  measureBuild("W2", tree, tree.viewCount)
}
for count in [100, 1000] { measureChanges("W1", Tree.flat(count), count) }
let nested = Tree.nested(depth: 5, branching: 4)
measureChanges("W2", nested, nested.viewCount)
measureCrossing(Tree.flat(100))
measureOrders(Tree.flat(100))
measureOrders(Tree.flat(1000))
measureCells()
