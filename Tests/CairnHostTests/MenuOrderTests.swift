import CairnHost
import Testing
import UIKit

/// Which entry of a menu stands highest. Provenance: `UIContextMenuConfiguration.h`: by priority the first element is closest
/// to the interaction; fixed is from above.
@MainActor @Suite(.serialized)
struct MenuOrderTests {
  struct Case: CustomTestStringConvertible {
    var order: UIContextMenuConfiguration.ElementOrder
    var atBottom: Bool
    var showsChoice = false
    var isReversed: Bool
    var testDescription: String { "\(order) \(atBottom ? "below" : "above") \(showsChoice ? "choice" : "")" }
  }

  private func height(of text: String, in view: UIView) -> CGFloat? {
    if let label = view as? UILabel, label.text == text { return label.convert(label.bounds, to: nil).midY }
    return view.subviews.lazy.compactMap { height(of: text, in: $0) }.first
  }

  @Test(arguments: [
    Case(order: .automatic, atBottom: true, isReversed: true),
    Case(order: .automatic, atBottom: true, showsChoice: true, isReversed: false),
    Case(order: .automatic, atBottom: false, isReversed: false),
    Case(order: .priority, atBottom: true, isReversed: true), Case(order: .fixed, atBottom: true, isReversed: false),
    Case(order: .priority, atBottom: false, isReversed: false),
  ])
  func menusOfButtons(_ menu: Case) throws {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: menu.atBottom ? 760 : 100, width: 100, height: 40))
    button.menu = UIMenu(children: [
      UIAction(title: "First") { _ in },
      UIMenu(
        options: .displayInline, children: [UIAction(title: "Second") { _ in }, UIAction(title: "Third") { _ in }]),
    ])
    button.showsMenuAsPrimaryAction = true
    button.preferredMenuElementOrder = menu.order
    button.changesSelectionAsPrimaryAction = menu.showsChoice
    controller.view.addSubview(button)
    host.show(controller)
    button.setTitle("", for: .normal)
    host.tap(button)
    host.advance(by: 1)
    let places = try ["First", "Second", "Third"].map { try #require(height(of: $0, in: host.window)) }
    #expect(places == (menu.isReversed ? places.sorted(by: >) : places.sorted()))
    // What stands between the groups stays between them.
    #expect(abs(places[1] - places[0]) > abs(places[2] - places[1]))
  }
}
