import UIKit

/// A view with a natural size of its own.
final class Leaf: UIView {
  let natural: CGSize
  init(_ index: Int) {
    natural = Self.natural(index)
    super.init(frame: .zero)
  }
  static func natural(_ index: Int) -> CGSize {
    CGSize(width: 40 + (index * 53) % 61, height: 20 + (index * 37) % 29)
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

  static func pinned(_ stack: UIStackView, _ size: CGSize) -> UIView {
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
