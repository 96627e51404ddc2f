import UIKit

/// W2: stacks in stacks, the axis alternating, `branching` views in each and 25 % more room than they take by themselves.
@MainActor
struct NestedTree {
  private let depth: Int
  private let branching: Int
  /// What the tree takes by itself, known before a tree is made, as the peers know it.
  private let natural: CGSize
  private static let spacing: CGFloat = 8

  init(depth: Int, branching: Int) {
    (self.depth, self.branching) = (depth, branching)
    var leaf = 0
    natural = Self.size(depth, branching, isVertical: true, &leaf)
  }

  func make() -> (container: UIView, stack: UIStackView) {
    var leaf = 0
    let root = stack(depth, isVertical: true, &leaf)
    return (Trees.pinned(root, CGSize(width: natural.width * 1.25, height: natural.height * 1.25)), root)
  }

  private func stack(_ level: Int, isVertical: Bool, _ leaf: inout Int) -> UIStackView {
    let stack = UIStackView()
    stack.axis = isVertical ? .vertical : .horizontal
    stack.spacing = Self.spacing
    for child in 0..<branching {
      guard level == 1 else {
        stack.addArrangedSubview(self.stack(level - 1, isVertical: !isVertical, &leaf))
        continue
      }
      let view = Leaf(leaf)
      leaf += 1
      if child == branching - 1 {
        view.setContentHuggingPriority(.init(1), for: .vertical)
        view.setContentHuggingPriority(.init(1), for: .horizontal)
      }
      stack.addArrangedSubview(view)
    }
    return stack
  }

  /// The sum along the axis, with the gaps, and the largest across it.
  private static func size(_ level: Int, _ branching: Int, isVertical: Bool, _ leaf: inout Int) -> CGSize {
    guard level > 0 else {
      defer { leaf += 1 }
      return Leaf.natural(leaf)
    }
    let gaps = spacing * CGFloat(branching - 1)
    var total = isVertical ? CGSize(width: 0, height: gaps) : CGSize(width: gaps, height: 0)
    for _ in 0..<branching {
      let size = size(level - 1, branching, isVertical: !isVertical, &leaf)
      total.width = isVertical ? max(total.width, size.width) : total.width + size.width
      total.height = isVertical ? total.height + size.height : max(total.height, size.height)
    }
    return total
  }
}
