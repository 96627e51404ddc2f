import Testing
import UIKit

/// A view with an intrinsic size.
private final class Box: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Frames of stack views, laid out.
@MainActor @Suite struct StackLayoutTests {
  private func frames(
    _ views: [UIView], in size: CGSize, configure: (UIStackView) -> Void
  ) -> [CGRect] {
    let container = UIView(frame: CGRect(origin: .zero, size: size))
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    container.layoutIfNeeded()
    return views.map(\.frame)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Provenance: measured by public projects.
  @Test func equalAndProportional() {
    let equal = frames([Box(10, 10), Box(20, 10), Box(30, 10)], in: CGSize(width: 301, height: 40)) {
      $0.distribution = .fillEqually
      $0.spacing = 8
    }
    #expect(equal == [rect(0, 0, 95, 40), rect(103, 0, 95, 40), rect(206, 0, 95, 40)])
    let proportional = frames([Box(20, 10), Box(40, 10), Box(20, 10)], in: CGSize(width: 160, height: 40)) {
      $0.distribution = .fillProportionally
    }
    #expect(proportional == [rect(0, 0, 40, 40), rect(40, 0, 80, 40), rect(120, 0, 40, 40)])
  }

  @Test func spreadGaps() {
    let spaced = frames([Box(20, 10), Box(40, 10), Box(30, 10)], in: CGSize(width: 150, height: 40)) {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    #expect(spaced == [rect(0, 0, 20, 40), rect(50, 0, 40, 40), rect(120, 0, 30, 40)])
    let centred = frames([Box(20, 10), Box(40, 10), Box(20, 10)], in: CGSize(width: 200, height: 40)) {
      $0.distribution = .equalCentering
    }
    #expect(centred == [rect(0, 0, 20, 40), rect(80, 0, 40, 40), rect(180, 0, 20, 40)])
  }

  @Test func alignments() {
    for (alignment, y) in [(UIStackView.Alignment.top, 0), (.center, 10), (.bottom, 20)] {
      let result = frames([Box(30, 20), Box(30, 40)], in: CGSize(width: 60, height: 40)) { $0.alignment = alignment }
      #expect(result == [rect(0, CGFloat(y), 30, 20), rect(30, 0, 30, 40)])
    }
  }

  @Test func hidingAndShowing() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 6
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 102, height: 10))
    views[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 10))
    views[0].isHidden = true
    views[2].isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    for view in views { view.isHidden = false }
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 102, height: 10))
  }

  /// Provenance: documented; margins enlarge the fitting size.
  @Test func marginsAndDirection() {
    let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 14))
    let mirrored = frames([Box(20, 10), Box(30, 10)], in: CGSize(width: 60, height: 10)) {
      $0.spacing = 10
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(mirrored == [rect(40, 0, 20, 10), rect(0, 0, 30, 10)])
  }

  /// Provenance: documented; the four arrangements of the class reference.
  @Test func onlyThePositionIsFixed() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 30)])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 20).isActive = true
    container.layoutIfNeeded()
    #expect(stack.frame == rect(10, 20, 108, 30))
    let end = stack.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10)
    end.isActive = true
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    container.layoutIfNeeded()
    #expect(stack.frame == rect(10, 20, 280, 30))
    #expect(stack.arrangedSubviews.map(\.frame.width) == [40, 232])
    stack.axis = .vertical
    stack.alignment = .center
    container.layoutIfNeeded()
    #expect(stack.frame == rect(10, 20, 280, 58))
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(120, 0, 40, 20), rect(110, 28, 60, 30)])
  }

  /// Provenance: measured by public projects; surplus and lack go to the first of equals.
  @Test func fill() {
    let surplus = frames([Box(50, 20), Box(50, 30), Box(50, 10)], in: CGSize(width: 200, height: 40)) {
      $0.spacing = 10
    }
    #expect(surplus == [rect(0, 0, 80, 40), rect(90, 0, 50, 40), rect(150, 0, 50, 40)])
    let lack = frames([Box(50, 20), Box(50, 30), Box(50, 10)], in: CGSize(width: 150, height: 40)) {
      $0.spacing = 10
    }
    #expect(lack == [rect(0, 0, 30, 40), rect(40, 0, 50, 40), rect(100, 0, 50, 40)])
  }

  /// Spaces that the system chooses do not count in proportions: the last view makes room for them.
  @Test func proportionsBesideSystemSpacing() {
    let boxes = frames([Box(30, 10), Box(30, 10), Box(30, 10)], in: CGSize(width: 375, height: 30)) {
      $0.distribution = .fillProportionally
      $0.spacing = UIStackView.spacingUseSystem
    }
    #expect(boxes == [rect(0, 0, 125, 30), rect(133, 0, 125, 30), rect(266, 0, 109, 30)])
  }

  /// Stacks share by what they contain, also where none of them has an intrinsic size; plain views merely fill.
  ///
  /// Provenance: stored frames of rows in columns, two repositories.
  @Test func proportionsOfStacks() {
    let inner = [Box(60, 10), Box(40, 10)].map { UIStackView(arrangedSubviews: [$0]) }
    let stacks = frames(inner, in: CGSize(width: 200, height: 10)) { $0.distribution = .fillProportionally }
    #expect(stacks.map(\.width) == [120, 80])
    let holders = [Box(60, 10), Box(40, 10)].map { box in
      let view = UIView()
      view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return view
    }
    let views = frames(holders, in: CGSize(width: 200, height: 10)) { $0.distribution = .fillProportionally }
    #expect(views.map(\.width).contains { $0 != 120 && $0 != 80 })
  }

  /// Puts views into a column of 280 points whose height is open.
  private func layOutProportionally(_ views: [UIView]) {
    let outer = UIStackView(arrangedSubviews: views)
    outer.axis = .vertical
    outer.distribution = .fillProportionally
    outer.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor), outer.widthAnchor.constraint(equalToConstant: 280),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
  }

  /// A stack of stacks shares by what they contain, beside a view with a natural height (frames of fields above rows of
  /// pickers with their titles).
  @Test func proportionsOfStacksInStacks() {
    let boxes = [Box(60, 18), Box(60, 196)]
    let column = UIStackView(arrangedSubviews: boxes)
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column])
    let field = Box(60, 34)
    layOutProportionally([field, row])
    #expect([field, row, column].map(\.frame.height) == [34, 214, 214])
    #expect(boxes.map(\.frame.height) == [18, 196])
  }

  /// Text shares by the lines that it breaks into.
  @Test func proportionsOfText() {
    let (title, text) = (UILabel(), UILabel())
    title.text = "Title"
    text.text = "Several words that take three lines where there is room for no more than two of them or so"
    text.numberOfLines = 0
    layOutProportionally([title, text])
    let needed = text.sizeThatFits(CGSize(width: 280, height: 1000)).height
    #expect(needed > 2 * title.frame.height)
    #expect(abs(text.frame.height - needed) <= 0.5)
    #expect(abs(title.frame.height - title.intrinsicContentSize.height) <= 0.5)
  }
}
