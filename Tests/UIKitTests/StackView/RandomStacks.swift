import Foundation

@testable import UIKitCore

/// A seeded source of numbers, so that a failure can be repeated.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &self)! }
}

/// A view with or without a natural size.
final class Tile: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

/// Random trees of stacks in a container that decides all, some or none of the outer stack's extents.
@MainActor
struct RandomStack {
  var numbers: SeededNumbers
  let container = UIView()
  private(set) var stack = UIStackView()
  private(set) var stacks: [UIStackView] = []
  private(set) var tiles: [Tile] = []

  /// Few priorities meet in most interfaces.
  private let hugging: [Float]
  private let compression: [Float]
  /// Either hidden views or views without a natural size: which of several spacers grows beside hidden views, whose
  /// place is a weak constraint, is open.
  private let hides: Bool
  /// The container has room for all.
  private let isRoomy: Bool
  /// One view of the tree may grow at will along its stack: which of several does is open.
  private var hasSpacer = false

  /// Whether stacks place their views without constraints where they can.
  private let isDirect: Bool

  init(seed: Int, isDirect: Bool = true) {
    self.isDirect = isDirect
    numbers = SeededNumbers(seed)
    hides = numbers.chance(50)
    isRoomy = numbers.chance(60)
    let isWild = numbers.chance(20)
    hugging = isWild ? [250, 250, 251, 249, 1, 600] : [250, numbers.pick([251, 249, 1, 600])]
    compression = isWild ? [750, 750, 751, 749, 1000, 300] : [750, numbers.pick([751, 749, 1000, 300])]
    stack = makeStack(depth: Int.random(in: 0...2, using: &numbers))
    let sides = isRoomy ? 500...3000 : 120...500
    let size = CGSize(width: Int.random(in: sides, using: &numbers), height: Int.random(in: sides, using: &numbers))
    container.frame = CGRect(origin: .zero, size: size)
    container.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    var constraints = [
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 3),
      stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
    ]
    for (anchor, edge) in [
      (stack.widthAnchor, container.widthAnchor), (stack.heightAnchor, container.heightAnchor),
    ] where numbers.chance(70) {
      let constraint =
        numbers.chance(20) ? anchor.constraint(lessThanOrEqualTo: edge) : anchor.constraint(equalTo: edge)
      constraint.priority = UILayoutPriority(numbers.pick([1000, 1000, 1000, 800, 500, 100]))
      constraints.append(constraint)
    }
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func makeStack(depth: Int) -> UIStackView {
    let stack = UIStackView()
    stack.flags.set(.placesArranged, isDirect)
    stacks.append(stack)
    stack.axis = numbers.pick([.horizontal, .vertical])
    // Which of several stacks that spread gaps shrinks at equal priorities is open: only the outermost is one.
    stack.distribution = numbers.pick(
      stacks.count == 1 ? [.fill, .fill, .fillEqually, .equalSpacing] : [.fill, .fill, .fillEqually])
    stack.alignment = numbers.pick([.fill, .fill, .leading, .center, .trailing])
    stack.spacing = numbers.pick([0, 4, 8.5])
    if numbers.chance(20) { stack.semanticContentAttribute = .forceRightToLeft }
    if numbers.chance(25) {
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      let view = depth > 0 && numbers.chance(40) ? makeStack(depth: depth - 1) : makeTile(in: stack.axis)
      stack.addArrangedSubview(view)
      if numbers.chance(10) { stack.setCustomSpacing(12, after: view) }
    }
    for view in stack.arrangedSubviews.dropFirst() where hides && numbers.chance(15) { view.isHidden = true }
    return stack
  }

  private mutating func makeTile(in axis: NSLayoutConstraint.Axis) -> Tile {
    var size = CGSize(width: Int.random(in: 5...90, using: &numbers), height: Int.random(in: 5...90, using: &numbers))
    if !hides, numbers.chance(15) {
      let alongToo = !hasSpacer && numbers.chance(50)
      if alongToo { hasSpacer = true }
      if axis == .vertical || alongToo { size.width = UIView.noIntrinsicMetric }
      if axis == .horizontal || alongToo { size.height = UIView.noIntrinsicMetric }
    }
    let tile = Tile(size)
    tiles.append(tile)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      tile.setContentHuggingPriority(.init(numbers.pick(hugging)), for: axis)
      tile.setContentCompressionResistancePriority(.init(numbers.pick(compression)), for: axis)
    }
    return tile
  }

  /// Changes something: a size, a visibility, an order, a property.
  mutating func change() {
    let stack = numbers.pick(stacks)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      if let tile = tiles.randomElement(using: &numbers) {
        tile.size = CGSize(
          width: Int.random(in: 5...90, using: &numbers), height: Int.random(in: 5...90, using: &numbers))
      }
    case 1: if hides { stack.arrangedSubviews.last?.isHidden.toggle() }
    case 2: stack.spacing = numbers.pick([0, 3, 9])
    case 3: if let view = stack.arrangedSubviews.last { stack.insertArrangedSubview(view, at: 0) }
    case 4: stack.insertArrangedSubview(makeTile(in: stack.axis), at: 0)
    default:
      container.frame.size.width = CGFloat(Int.random(in: isRoomy ? 500...3000 : 120...500, using: &numbers))
    }
  }

  /// The frames of all views, depth first, after layout.
  func frames() -> [CGRect] {
    container.layoutIfNeeded()
    func list(_ view: UIView) -> [CGRect] { view.subviews.flatMap { [$0.frame] + list($0) } }
    return list(container)
  }

  var description: String {
    func text(_ view: UIView, _ indent: String) -> String {
      var line = "\(indent)\(type(of: view)) \(view.frame) h\(view.contentHuggingPriority(for: .horizontal).rawValue)"
      line += "/\(view.contentHuggingPriority(for: .vertical).rawValue)"
      line += " c\(view.contentCompressionResistancePriority(for: .horizontal).rawValue)"
      line += "/\(view.contentCompressionResistancePriority(for: .vertical).rawValue)"
      if view.isHidden { line += " hidden" }
      if let tile = view as? Tile { line += " size \(tile.size)" }
      if let stack = view as? UIStackView {
        line += " axis \(stack.axis.rawValue) \(stack.distribution) \(stack.alignment) spacing \(stack.spacing)"
        line += stack.placesDirectly ? " direct" : ""
        line += stack.isLayoutMarginsRelativeArrangement ? " margins" : ""
      }
      return line + "\n" + view.subviews.map { text($0, indent + "  ") }.joined()
    }
    return text(container, "")
  }
}
