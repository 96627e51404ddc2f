import Testing
import UIKit

/// The constraints that a stack view holds after the constraint pass.
@MainActor @Suite struct StackConstraintTests {
  private func made(by stack: UIStackView) -> [NSLayoutConstraint] {
    stack.updateConstraintsIfNeeded()
    return stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
  }

  private func count(_ stack: UIStackView, _ identifier: String) -> Int {
    made(by: stack).count { $0.identifier == identifier }
  }

  /// Provenance: measured; the numbers of constraints in the published dumps of UIKit's stack view.
  @Test func numbers() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    #expect(stack.constraints.isEmpty, "nothing is made before the constraint pass")
    #expect(count(stack, "UISV-alignment") == 4)
    #expect(count(stack, "UISV-canvas-connection") == 4)
    #expect(count(stack, "UISV-spacing") == 2)
    stack.distribution = .fillEqually
    #expect(count(stack, "UISV-fill-equally") == 2)
    stack.distribution = .equalSpacing
    #expect(count(stack, "UISV-distributing-edge") == 4)
    #expect(stack.layoutGuides.count { $0.identifier == "UISV-distributing" } == 2)
    stack.distribution = .fill
    stack.alignment = .center
    #expect(count(stack, "UISV-canvas-connection") == 5)
    #expect(count(stack, "UISV-spanning-boundary") == 6)
    #expect(count(stack, "UISV-ambiguity-suppression") == 3)
    #expect(stack.layoutGuides.map(\.identifier) == ["UISV-alignment-spanner"])
    stack.alignment = .fill
    #expect(made(by: stack).count == 10)
    #expect(stack.layoutGuides.isEmpty)
  }

  /// Provenance: derived; a change leaves the other constraints the very objects that they were.
  @Test func changesAreLocal() {
    let views = (0..<50).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 4
    let before = Set(made(by: stack).map(ObjectIdentifier.init))
    stack.insertArrangedSubview(UIView(), at: 20)
    let inserted = Set(made(by: stack).map(ObjectIdentifier.init))
    #expect(before.symmetricDifference(inserted).count <= 6)
    views[30].isHidden = true
    let hidden = Set(made(by: stack).map(ObjectIdentifier.init))
    #expect(inserted.symmetricDifference(hidden).count <= 6)
    views[30].isHidden = false
    views[40].removeFromSuperview()
    #expect(hidden.symmetricDifference(Set(made(by: stack).map(ObjectIdentifier.init))).count <= 12)
    #expect(count(stack, "UISV-hiding") == 0)
  }

  @Test func aConstantChangesInPlace() throws {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    let spacing = made(by: stack).filter { $0.identifier == "UISV-spacing" }
    stack.spacing = 9
    stack.updateConstraintsIfNeeded()
    #expect(spacing.allSatisfy { $0.isActive && $0.constant == 9 })
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.updateConstraintsIfNeeded()
    #expect(Set(spacing.map(\.constant)) == [9, 20])
  }

  @Test func removedViewsLoseTheirConstraints() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .leading
    stack.updateConstraintsIfNeeded()
    stack.removeArrangedSubview(views[0])
    let rest = made(by: stack)
    #expect(!rest.contains { $0.firstItem === views[0] || $0.secondItem === views[0] })
    #expect(views[0].constraints.isEmpty)
    views[1].removeFromSuperview()
    views[2].removeFromSuperview()
    #expect(made(by: stack).isEmpty)
  }

  @Test func marginsAndPriorities() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(made(by: stack).allSatisfy { $0.firstItem === stack.layoutMarginsGuide })
    view.isHidden = true
    #expect(made(by: stack).first { $0.identifier == "UISV-hiding" }?.priority.rawValue == 999.999)
  }
}
