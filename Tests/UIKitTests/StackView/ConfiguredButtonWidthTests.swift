import Testing
import UIKit

/// Widths of buttons with configurations in a horizontal stack that fills. Provenance: stored frames of Interface Builder,
/// Xcode 14 to 16, three repositories: two buttons of unlike titles are 172 or 185 points wide in stacks of 374 and 400
/// points, 140 of 280, and 89.33 each where nothing stretches the stack.
@MainActor @Suite struct ConfiguredButtonWidthTests {
  private func button(_ title: String, isConfigured: Bool = true) -> UIButton {
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .filled() }
    if isConfigured { button.configuration?.title = title } else { button.setTitle(title, for: .normal) }
    return button
  }

  private func root(with buttons: [UIButton], width: CGFloat?) -> UIView {
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.spacing = 30
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 100))
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    return root
  }

  @Test func theyShareAStretchedStack() {
    let buttons = [button("Calculate"), button("OK")]
    let root = root(with: buttons, width: 374)
    #expect(buttons.map(\.frame.width) == [172, 172])
    #expect(root.subviews[0].frame.width == 374)
  }

  @Test func theyAreAsWideAsTheWidest() {
    let buttons = [button("OK"), button("Calculate")]
    let natural = buttons[1].intrinsicContentSize.width
    let root = root(with: buttons, width: nil)
    #expect(buttons.map(\.frame.width) == [natural, natural])
    #expect(root.subviews[0].frame.width == 2 * natural + 30)
  }

  @Test func aConfigurationThatComesLaterCounts() {
    let buttons = [button("Calculate", isConfigured: false), button("OK", isConfigured: false)]
    let root = root(with: buttons, width: 374)
    #expect(buttons[0].frame.width != buttons[1].frame.width)
    for (button, title) in zip(buttons, ["Calculate", "OK"]) {
      button.configuration = .filled()
      button.configuration?.title = title
    }
    root.layoutIfNeeded()
    #expect(buttons.map(\.frame.width) == [172, 172])
  }

  /// A button that hugs its title with all strength keeps its width (48 beside 249 points, one repository).
  @Test func strongerWishesCount() {
    let buttons = [button("OK"), button("Calculate")]
    buttons[0].setContentHuggingPriority(.required, for: .horizontal)
    let natural = buttons[0].intrinsicContentSize.width
    _ = root(with: buttons, width: 374)
    #expect(abs(buttons[0].frame.width - natural) < 0.001)
    #expect(abs(buttons[1].frame.width - 344 + natural) < 0.001)
  }
}
