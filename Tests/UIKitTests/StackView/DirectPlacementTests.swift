import Testing

@testable import UIKitCore

/// When a stack places its views by itself, and when its constraints appear.
@MainActor @Suite struct DirectPlacementTests {
  private func makeStack(_ sizes: [CGSize]) -> (UIView, UIStackView) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stack = UIStackView(arrangedSubviews: sizes.map { Tile($0) })
    stack.frame = container.bounds
    container.addSubview(stack)
    container.layoutIfNeeded()
    return (container, stack)
  }

  private let three = [CGSize(width: 20, height: 10), CGSize(width: 30, height: 20), CGSize(width: 40, height: 30)]

  @Test func nothingIsMadeUntilSomebodyLooks() {
    let (_, stack) = makeStack(three)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 230, 260])
    #expect(stack.placesDirectly)
    #expect(stack.layout.held.isEmpty)
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(stack.constraints.contains { $0.identifier == "UISV-canvas-connection" })
    #expect(!stack.placesDirectly)
    stack.superview?.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame) == frames)
  }

  /// A stack that turns measures otherwise, for itself and for the stack around it. Provenance: derived.
  @Test func turnedStacksAreMeasuredAgain() {
    let inner = UIStackView(arrangedSubviews: [Tile(three[0]), Tile(three[2])])
    #expect(inner.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 30))
    inner.axis = .vertical
    #expect(inner.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 40))
    inner.axis = .horizontal
    let outer = UIStackView(arrangedSubviews: [inner, Tile(three[1])])
    (outer.axis, outer.translatesAutoresizingMaskIntoConstraints) = (.vertical, false)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    container.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: container.topAnchor),
      outer.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(outer.frame.size == CGSize(width: 60, height: 50))
    inner.axis = .vertical
    container.layoutIfNeeded()
    #expect(outer.frame.size == CGSize(width: 40, height: 60))
    #expect(outer.placesDirectly && inner.placesDirectly)
  }

  /// Before iOS 15 a text of several lines takes its share of the stack; not one that says at which width it breaks.
  @Test(arguments: [14, 17])
  func textsOfKnownWidthsStayWhenSomebodyLooks(_ system: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.environment = LayoutEnvironment(system: system)
    let label = UILabel()
    (label.text, label.numberOfLines, label.preferredMaxLayoutWidth) = ("Status", 0, 280)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [Tile(CGSize(width: 20, height: 10)), label])
    stack.frame = window.bounds
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(stack.placesDirectly)
    let width = label.frame.width
    #expect(width < 100)
    _ = stack.constraints
    window.layoutIfNeeded()
    #expect(label.frame.width == width)
    label.preferredMaxLayoutWidth = 0
    window.layoutIfNeeded()
    #expect(label.frame.width == (system < 15 ? 150 : width))
  }

  @Test func aConstraintOnAnArrangedViewBringsTheConstraints() {
    let (container, stack) = makeStack(three)
    stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
    container.layoutIfNeeded()
    #expect(!stack.placesDirectly)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [160, 100, 40])
  }

  @Test func aConstraintInsideAnArrangedViewBringsThemToo() {
    let (container, stack) = makeStack(three)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.addSubview(inner)
    stack.addArrangedSubview(box)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 70),
    ])
    container.layoutIfNeeded()
    #expect(!stack.placesDirectly)
    #expect(box.frame.width == 70)
  }

  @Test func rulesOutsideTheDirectPathBringThem() {
    let (container, stack) = makeStack(three)
    stack.distribution = .fillProportionally
    container.layoutIfNeeded()
    #expect(!stack.placesDirectly)
    // In thirds, to the pixels of whatever screen the suite runs beside.
    for (view, width) in zip(stack.arrangedSubviews, [200.0 / 3, 100, 400.0 / 3]) {
      #expect(abs(Double(view.frame.width) - width) <= 0.5)
    }
  }

  @Test func framesSetByHandLastUntilTheNextLayout() {
    let (container, stack) = makeStack(three)
    stack.arrangedSubviews[2].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    container.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 260, y: 0, width: 40, height: 100))
  }

  @Test func fittingSizesAreThoseOfTheConstraints() {
    let (_, stack) = makeStack(three)
    stack.spacing = 5
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    let direct = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(stack.placesDirectly)
    #expect(direct == CGSize(width: 20 + 5 + 30 + 5 + 40 + 6, height: 30 + 4))
    _ = stack.constraints
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == direct)
  }

  @Test func aSizeThatChangesIsFollowedThroughNestedStacks() {
    let leaf = Tile(CGSize(width: 20, height: 10))
    let inner = UIStackView(arrangedSubviews: [leaf, Tile(CGSize(width: 30, height: 10))])
    let outer = UIStackView(arrangedSubviews: [inner, Tile(CGSize(width: 40, height: 10))])
    outer.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 50)
    leaf.size.width = 15
    outer.frame.size.width = 85
    outer.layoutIfNeeded()
    #expect(outer.placesDirectly && inner.placesDirectly)
    #expect(inner.frame.width == 45)
    #expect(leaf.frame.width == 15)
  }

  /// The wider view gives way to the wish, the narrower does not: what the solver was told of the first does not hold
  /// any more.
  @Test func beyondTheFirstViewThatGivesWayTheConstraintsDecide() {
    let views = [Tile(CGSize(width: 60, height: 10)), Tile(CGSize(width: 40, height: 10))]
    views[0].setContentCompressionResistancePriority(.init(300), for: .horizontal)
    views[1].setContentCompressionResistancePriority(.init(900), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    container.addSubview(stack)
    let wish = stack.widthAnchor.constraint(equalToConstant: 10)
    wish.priority = .init(500)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor), wish,
    ])
    container.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(!stack.placesDirectly)
  }

  @Test func stacksThatFallBackAreFreed() {
    weak var root: UIStackView?
    do {
      let stack = UIStackView(arrangedSubviews: [Tile(three[0]), Tile(three[1])])
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      let extra = UIView()
      extra.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(extra)
      // The root of the tree has an engine before it has constraints of its own.
      extra.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
      stack.layoutIfNeeded()
      #expect(stack.placesDirectly)
      _ = stack.constraints
      #expect(!stack.placesDirectly)
      root = stack
    }
    #expect(root == nil)
  }
}
