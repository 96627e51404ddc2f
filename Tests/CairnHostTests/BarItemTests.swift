import CairnHost
import Testing
import UIKit

/// Items of bars that change while they are shown.
@MainActor
struct BarItemTests {
  private func withItem(
    inToolbar: Bool, _ item: UIBarButtonItem, _ body: (HeadlessHost, InterfaceApplication) throws -> Void
  ) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    if inToolbar {
      navigation.isToolbarHidden = false
      controller.toolbarItems = [item]
    } else {
      controller.navigationItem.rightBarButtonItem = item
    }
    host.show(navigation)
    try body(host, InterfaceApplication(host))
  }

  /// Provenance: an application whose navigation controller gives its root an item without a target.
  @Test func itemsWithoutATargetReachTheBarsController() {
    final class Navigation: UINavigationController {
      var count = 0
    }
    ActionRegistry.register(Selector("addTapped"), on: Navigation.self) { target, _, _ in target.count += 1 }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Item", style: .plain, target: nil, action: Selector("addTapped"))
    let navigation = Navigation(rootViewController: root)
    host.show(navigation)
    InterfaceApplication(host).buttons["Item"].tap()
    #expect(navigation.count == 1)
  }

  @Test(arguments: [false, true])
  func anItemIsHiddenAndShownAgain(inToolbar: Bool) {
    let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    withItem(inToolbar: inToolbar, item) { host, app in
      for hides in [true, false, true] {
        item.isHidden = hides
        host.settle()
        #expect(app.buttons["Item"].exists != hides)
      }
    }
  }

  @Test(arguments: [false, true])
  func aCustomViewIsExchanged(inToolbar: Bool) {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let item = UIBarButtonItem(customView: label("First"))
    withItem(inToolbar: inToolbar, item) { host, app in
      item.customView = label("Second")
      host.settle()
      #expect(app.staticTexts["Second"].exists && !app.staticTexts["First"].exists)
      item.customView = nil
      item.title = "Title"
      host.settle()
      #expect(app.buttons["Title"].exists && !app.staticTexts["Second"].exists)
    }
  }

  /// Provenance: documented; the title is the attributed title's text, and setting one takes the other's place.
  @Test func titlesOfConfigurationsAreOne() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    configuration.attributedTitle = AttributedString("Styled")
    #expect(configuration.title == "Styled")
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == nil && configuration.title == "Plain")
    configuration.attributedSubtitle = AttributedString("Small")
    #expect(configuration.subtitle == "Small")
  }
}
