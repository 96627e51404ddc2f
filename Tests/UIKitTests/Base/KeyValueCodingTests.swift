import DarwinShims
import Testing
import UIKit

/// UIKit's objects by the keys of their properties.
/// Provenance: documented, Key-Value Coding Programming Guide; the keys are those of Objective-C.
@MainActor
struct KeyValueCodingTests {
  private struct Case: Sendable {
    let key: String
    let value: @Sendable () -> Any
    let make: @MainActor @Sendable () -> NSObject
  }

  nonisolated private static let cases = [
    Case(key: "alpha", value: { CGFloat(0.5) }, make: { UIView() }),
    Case(key: "hidden", value: { true }, make: { UIView() }),
    Case(key: "text", value: { "Ada" }, make: { UILabel() }),
    Case(key: "contentOffset", value: { CGPoint(x: 0, y: 40) }, make: { UIScrollView() }),
    Case(key: "selected", value: { true }, make: { UIButton() }),
    Case(key: "placeholder", value: { "Name" }, make: { UISearchBar() }),
    Case(key: "title", value: { "Start" }, make: { UIViewController() }),
    Case(key: "view.tag", value: { 7 }, make: { UIViewController() }),
    Case(key: "enabled", value: { false }, make: { UITapGestureRecognizer() }),
    Case(key: "constant", value: { CGFloat(8) }, make: { UIView().widthAnchor.constraint(equalToConstant: 4) }),
    Case(
      key: "leftBarButtonItem.title", value: { "Back" },
      make: {
        let item = UINavigationItem()
        item.leftBarButtonItem = UIBarButtonItem()
        return item
      }),
  ]

  @Test(arguments: cases.indices) func propertiesByTheirKeys(_ index: Int) {
    let (test, object) = (Self.cases[index], Self.cases[index].make())
    let value = test.value()
    #expect(object.value(forKeyPath: test.key) as? AnyHashable != value as? AnyHashable)
    object.setValue(value, forKeyPath: test.key)
    #expect(object.value(forKeyPath: test.key) as? AnyHashable == value as? AnyHashable)
  }

  @Test func flagsByTheNameOfTheirGetter() {
    let view = UIView()
    view.setValue(NSNumber(value: true), forKey: "hidden")
    #expect(view.isHidden)
    #expect(view.value(forKey: "isHidden") as? Bool == true)
  }

  @Test func observersByKeyPath() {
    let (scroll, watcher) = (UIScrollView(), Watcher())
    ObjectRuntime.declare(Watcher.self) { c in
      c.method("observeValueForKeyPath:ofObject:change:context:") { o, a in o.values.append(try a.argument(2)) }
    }
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new], context: nil)
    scroll.contentOffset.y = 12
    scroll.didChangeValue(forKey: "contentOffset")
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 20
    scroll.didChangeValue(forKey: "contentOffset")
    #expect(watcher.values.map { ($0?[.newKey] as? CGPoint)?.y } == [12])
  }

  final class Watcher: NSObject { var values: [[NSKeyValueChangeKey: Any]?] = [] }

  // MARK: Keys that applications know

  /// Provenance: iOS 16 and later refuse with a message, and programs of before go on.
  @Test func theDeviceIsNotTurnedByItsKey() {
    let held = UIDevice.current.orientation
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(UIDevice.current.orientation == held)
    #expect(UIDevice.current.value(forKey: "orientation") as? Int == held.rawValue)
  }

  @Test func partsOfASearchBar() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Done", forKey: "cancelButtonText")
    bar.showsCancelButton = true
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Done")
  }

  @Test func aTabBarOfOnesOwn() {
    final class Bar: UITabBar {}
    let controllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.loadViewIfNeeded()
    let (old, bar) = (tabs.tabBar, Bar())
    tabs.setValue(bar, forKey: "tabBar")
    #expect(tabs.tabBar === bar)
    #expect(bar.superview === tabs.view && old.superview == nil)
    #expect(bar.items?.map(\.title) == ["One", "Two"])
    tabs.selectedIndex = 1
    #expect(bar.selectedItem?.title == "Two")
  }

  @Test func colorsOfAnAlertsButtons() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Go", style: .default)
    action.setValue(UIColor.systemGreen, forKey: "titleTextColor")
    alert.addAction(action)
    alert.loadViewIfNeeded()
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .systemGreen)
    func buttons(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
    }
    let button = try #require(alert.view.flatMap(buttons)?.first { $0.title(for: .normal) == "Go" })
    #expect(button.titleColor(for: .normal) == .systemGreen)
  }

  @Test func viewsOfBarItems() {
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
  }

  /// Apple's sample of context menus observes what a split view shows.
  @Test func splitViewsTellOfTheirControllers() {
    let (split, watcher) = (UISplitViewController(), Watcher())
    ObjectRuntime.declare(Watcher.self) { c in
      c.method("observeValueForKeyPath:ofObject:change:context:") { o, a in o.values.append(try a.argument(2)) }
    }
    split.viewControllers = [UIViewController()]
    split.addObserver(watcher, forKeyPath: "viewControllers", options: .new, context: nil)
    split.viewControllers = [UIViewController(), UIViewController()]
    #expect(watcher.values.map { ($0?[.newKey] as? [UIViewController])?.count } == [2])
    split.removeObserver(watcher, forKeyPath: "viewControllers")
  }
}
