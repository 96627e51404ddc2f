import Testing
import UIKit

/// Provenance: measured; the forms of public logs of UIKit.
@MainActor @Suite struct ConstraintDescriptionTests {
  private func plain(_ object: NSObject) -> String {
    // Addresses differ from run to run.
    object.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func formsOfViewsAndGuides() {
    let (container, a, b) = (UIView(), UIView(), UIView())
    container.addSubview(a)
    container.addSubview(b)
    let edge = a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8)
    edge.isActive = true
    #expect(
      plain(edge) == "<NSLayoutConstraint:0x H:|-(8)-[UIView:0x]   (active, names: '|':UIView:0x )>")
    let gap = b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 4)
    gap.priority = .defaultHigh
    #expect(plain(gap) == "<NSLayoutConstraint:0x V:[UIView:0x]-(>=4@750)-[UIView:0x] priority:750   (inactive)>")
    let width = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: -3)
    width.identifier = "ratio"
    #expect(plain(width) == "<NSLayoutConstraint:0x 'ratio' UIView:0x.width == 0.5*UIView:0x.height - 3   (inactive)>")
    let margin = b.topAnchor.constraint(equalTo: container.layoutMarginsGuide.topAnchor)
    #expect(
      plain(margin)
        == "<NSLayoutConstraint:0x UIView:0x.top == UILayoutGuide:0x'UIViewLayoutMarginsGuide'.top   (inactive)>")
    a.accessibilityIdentifier = "hero"
    #expect(
      plain(a.heightAnchor.constraint(equalToConstant: 24))
        == "<NSLayoutConstraint:0x hero.height == 24   (inactive, names: hero:0x )>")
    let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 5)
    #expect(plain(distance).contains("(UIView:0x.leading - hero.leading) == 5"))
  }

  @Test func stackViews() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.spacing = 2
    stack.updateConstraintsIfNeeded()
    let lines = Set(stack.constraints.map { plain($0) })
    #expect(lines.contains("<NSLayoutConstraint:0x 'UISV-spacing' H:[UIView:0x]-(2)-[UIView:0x]   (active)>"))
    #expect(
      lines.contains(
        "<NSLayoutConstraint:0x 'UISV-canvas-connection' UIStackView:0x.leading == UIView:0x.leading   (active)>"))
    #expect(
      lines.contains(
        "<NSLayoutConstraint:0x 'UISV-canvas-connection' H:[UIView:0x]-(0)-|   (active, names: '|':UIStackView:0x )>"))
  }
}
