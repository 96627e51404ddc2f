import UIKit

/// A view with a natural size of its own.
final class Leaf: UIView {
  let natural: CGSize
  init(_ index: Int) {
    natural = CGSize(width: 40 + (index * 53) % 61, height: 20 + (index * 37) % 29)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { natural }
}

@MainActor
enum Trees {
  /// W1: a vertical stack of `count` views in a container of a given size; the middle view takes the surplus.
  static func flat(_ count: Int) -> (container: UIView, stack: UIStackView) {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    for index in 0..<count {
      let leaf = Leaf(index)
      if index == count / 2 { leaf.setContentHuggingPriority(.init(1), for: .vertical) }
      stack.addArrangedSubview(leaf)
    }
    return (pinned(stack, CGSize(width: 320, height: 45 * CGFloat(count))), stack)
  }

  /// W2: stacks in stacks, the axis alternating.
  static func nested(depth: Int, branching: Int) -> (container: UIView, stack: UIStackView) {
    var leaf = 0
    func make(_ level: Int, vertical: Bool) -> UIStackView {
      let stack = UIStackView()
      stack.axis = vertical ? .vertical : .horizontal
      stack.spacing = 8
      for child in 0..<branching {
        if level == 1 {
          let view = Leaf(leaf)
          leaf += 1
          if child == branching - 1 {
            view.setContentHuggingPriority(.init(1), for: .vertical)
            view.setContentHuggingPriority(.init(1), for: .horizontal)
          }
          stack.addArrangedSubview(view)
        } else {
          stack.addArrangedSubview(make(level - 1, vertical: !vertical))
        }
      }
      return stack
    }
    let root = make(depth, vertical: true)
    let natural = size(of: root)
    return (pinned(root, CGSize(width: natural.width * 1.25, height: natural.height * 1.25)), root)
  }

  /// What a tree takes by itself, added up by hand.
  private static func size(of view: UIView) -> CGSize {
    guard let stack = view as? UIStackView else { return view.intrinsicContentSize }
    let sizes = stack.arrangedSubviews.map(size(of:))
    let gaps = stack.spacing * CGFloat(sizes.count - 1)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return stack.axis == .vertical
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  private static func pinned(_ stack: UIStackView, _ size: CGSize) -> UIView {
    let container = UIView(frame: CGRect(origin: .zero, size: size))
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    return container
  }
}

/// The same column as W1 with frames written by hand: what a stack view is measured against.
final class HandWritten: UIView {
  override func layoutSubviews() {
    let gaps = CGFloat(subviews.count - 1) * 8
    var natural: CGFloat = 0
    for view in subviews { natural += view.intrinsicContentSize.height }
    let rest = bounds.height - gaps - natural
    var y: CGFloat = 0
    let middle = subviews.count / 2
    for (index, view) in subviews.enumerated() {
      let height = view.intrinsicContentSize.height + (index == middle ? rest : 0)
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + 8
    }
  }
}
