/// A tree of stacks: the workloads W1 (one flat stack) and W2 (nested, the axis alternating).
struct Tree {
  struct Node {
    var parent = -1
    var first = 0
    var count = 0
    var isVertical = true
    var isLeaf = false
    /// The child that takes the surplus of its stack.
    var takesSurplus = false
    /// How many ancestors, itself included, take the surplus of their stack.
    var surplusDepth = 0
    var width = 0.0
    var height = 0.0
  }

  static let spacing = 8.0
  var nodes: [Node] = []
  var width = 0.0
  var height = 0.0
  /// All children in one stack.
  var isFlat: Bool { nodes[0].count == nodes.count - 1 }
  var viewCount: Int { nodes.count - 1 }

  private static func leafHeight(_ index: Int) -> Double { 20 + Double((index * 37) % 29) }
  private static func leafWidth(_ index: Int) -> Double { 40 + Double((index * 53) % 61) }

  static func flat(_ count: Int) -> Tree {
    var tree = Tree()
    tree.nodes.append(Node(first: 1, count: count))
    for index in 0..<count {
      let isMiddle = index == count / 2
      tree.nodes.append(
        Node(
          parent: 0, isLeaf: true, takesSurplus: isMiddle, surplusDepth: isMiddle ? 1 : 0,
          width: leafWidth(index), height: leafHeight(index)))
    }
    let natural = tree.naturalSizes()
    tree.width = max(320, natural.width[0] * 1.2)
    tree.height = natural.height[0] * 1.25
    return tree
  }

  static func nested(depth: Int, branching: Int) -> Tree {
    var tree = Tree()
    tree.nodes.append(Node(takesSurplus: true))
    var level = 0..<1
    var leaf = 0
    for step in 0..<depth {
      for parent in level {
        tree.nodes[parent].first = tree.nodes.count
        tree.nodes[parent].count = branching
        for child in 0..<branching {
          let isLast = child == branching - 1
          var node = Node(
            parent: parent, isVertical: !tree.nodes[parent].isVertical, isLeaf: step == depth - 1,
            takesSurplus: isLast, surplusDepth: tree.nodes[parent].surplusDepth + (isLast ? 1 : 0))
          if node.isLeaf {
            node.width = leafWidth(leaf)
            node.height = leafHeight(leaf)
            leaf += 1
          }
          tree.nodes.append(node)
        }
      }
      level = level.upperBound..<tree.nodes.count
    }
    let natural = tree.naturalSizes()
    tree.width = natural.width[0] * 1.25
    tree.height = natural.height[0] * 1.25
    return tree
  }

  // MARK: The straight-line reference

  func naturalSizes() -> (width: [Double], height: [Double]) {
    var width = nodes.map(\.width)
    var height = nodes.map(\.height)
    for index in nodes.indices.reversed() where !nodes[index].isLeaf {
      let node = nodes[index]
      let children = node.first..<node.first + node.count
      let gaps = Tree.spacing * Double(node.count - 1)
      if node.isVertical {
        height[index] = children.reduce(gaps) { $0 + height[$1] }
        width[index] = children.reduce(0) { max($0, width[$1]) }
      } else {
        width[index] = children.reduce(gaps) { $0 + width[$1] }
        height[index] = children.reduce(0) { max($0, height[$1]) }
      }
    }
    return (width, height)
  }

  /// Frames computed by hand, four numbers a node.
  func placed(width: Double, height: Double) -> [Double] {
    let natural = naturalSizes()
    var frames = [Double](repeating: 0, count: nodes.count * 4)
    frames[2] = width
    frames[3] = height
    for (index, node) in nodes.enumerated() where !node.isLeaf {
      var x = frames[index * 4]
      var y = frames[index * 4 + 1]
      let (w, h) = (frames[index * 4 + 2], frames[index * 4 + 3])
      let surplus = node.isVertical ? h - natural.height[index] : w - natural.width[index]
      for child in node.first..<node.first + node.count {
        let extra = nodes[child].takesSurplus ? surplus : 0
        let size = node.isVertical ? (w, natural.height[child] + extra) : (natural.width[child] + extra, h)
        frames.replaceSubrange(child * 4..<child * 4 + 4, with: [x, y, size.0, size.1])
        if node.isVertical { y += size.1 + Tree.spacing } else { x += size.0 + Tree.spacing }
      }
    }
    return frames
  }
}
