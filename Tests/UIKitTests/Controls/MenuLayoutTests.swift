import Testing
import UIKit

@testable import UIKitCore

/// Provenance: derived.
@MainActor
struct MenuLayoutTests {
  /// Layout that asks for layout again keeps the program busy for as long as the menu is open.
  @Test func groupsComeToRest() throws {
    let actions = ["Copy", "Delete"].map { UIAction(title: $0) { _ in } }
    let menu = MenuView(
      UIMenu(children: [actions[0], UIMenu(options: .displayInline, children: [actions[1]])])
    ) { _ in }
    menu.frame = CGRect(origin: .zero, size: menu.sizeThatFits(.zero))
    #expect(menu.frame.height == 96)
    menu.layoutIfNeeded()
    #expect(!menu.flags.contains(.subtreeNeedsLayout))
    #expect(menu.subviews.contains { $0.frame == CGRect(x: 0, y: 44, width: 250, height: 8) })
  }
}
