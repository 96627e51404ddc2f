import Testing
import UIKit

/// Provenance: documented at <https://developer.apple.com/documentation/uikit/uistackview>, "Maintaining consistency
/// between the arranged views and subviews".
@MainActor @Suite struct StackArrangementTests {
  private let views = (0..<3).map { _ in UIView() }

  @Test func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.requiresConstraintBasedLayout)
  }

  @Test func addingMakesSubviews() {
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func aSubviewKeepsItsPlaceInDrawingOrder() {
    let stack = UIStackView()
    for view in views { stack.addSubview(view) }
    #expect(stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(views[2])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(stack.subviews == views)
    stack.bringSubviewToFront(views[0])
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(stack.subviews == [views[1], views[2], views[0]])
  }

  @Test func removingFromTheArrangementKeepsTheSubview() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(UIView())
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func removingTheSubviewLeavesBoth() {
    let stack = UIStackView(arrangedSubviews: views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    UIView().addSubview(views[2])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == [views[1]])
  }

  @Test func insertingAnArrangedViewMovesIt() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 3)
    #expect(stack.arrangedSubviews == [views[0], views[1], views[2]])
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    #expect(stack.subviews == views)
  }

  @Test func movingBetweenStacks() {
    let (from, to) = (UIStackView(arrangedSubviews: views), UIStackView())
    to.addArrangedSubview(views[1])
    #expect(from.arrangedSubviews == [views[0], views[2]])
    #expect(to.arrangedSubviews == [views[1]])
    #expect(views[1].superview === to)
  }

  @Test func customSpacing() {
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 12)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseSystem)
    stack.setCustomSpacing(5, after: UIView())
    stack.removeArrangedSubview(views[0])
    stack.addArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test func baselineViews() {
    let inner = UIStackView(arrangedSubviews: [views[1], views[2]])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [views[0], inner])
    outer.axis = .vertical
    #expect(outer.forFirstBaselineLayout === views[0])
    #expect(outer.forLastBaselineLayout === views[2])
    views[2].isHidden = true
    #expect(outer.forLastBaselineLayout === views[1])
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
    let row = UIStackView(arrangedSubviews: [views[0], views[1]])
    row.alignment = .center
    views[0].bounds.size.height = 20
    views[1].bounds.size.height = 30
    #expect(row.forFirstBaselineLayout === views[1])
    #expect(row.forLastBaselineLayout === views[1])
  }

  /// Documented: "a horizontal stack view returns its tallest view", also where all are stretched to one height; of a
  /// nested stack what that returns.
  @Test func baselineOfARowIsThatOfItsTallestView() {
    let (short, tall) = (Block(10, 20), Block(10, 50))
    for alignment in [UIStackView.Alignment.fill, .top, .bottom, .center] {
      let row = UIStackView(arrangedSubviews: [short, tall, Block(10, 10)])
      row.alignment = alignment
      #expect(row.forFirstBaselineLayout === tall)
      #expect(row.forLastBaselineLayout === tall)
    }
    let column = UIStackView(arrangedSubviews: [short, Block(10, 10)])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [Block(10, 25), column])
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    row.layoutIfNeeded()
    #expect(row.forFirstBaselineLayout === short)
  }

  private final class Block: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not in a document") }
    override var intrinsicContentSize: CGSize { size }
  }

  /// Provenance: documented; earlier systems draw nothing, later ones the background.
  @Test func background() {
    let stack = UIStackView()
    let color = UIColor()
    stack.backgroundColor = color
    #expect(stack.backgroundColor === color)
    #expect(stack.layer.backgroundColor != nil)
    let early = UIStackView()
    early.compatibility = .nonRendering
    early.backgroundColor = color
    #expect(early.backgroundColor === color)
    #expect(early.layer.backgroundColor == nil)
  }
}
