import CairnHost
import Foundation
import Testing
import UIKit

/// Bars that follow the content, the finger and the keyboard. Provenance: Apple's pages on `prefersLargeTitles`,
/// `hidesSearchBarWhenScrolling`, `hidesBarsOnTap`, `hidesBarsOnSwipe`, `hidesBarsWhenKeyboardAppears`; heights as measured
/// for iOS 17 on an iPhone 15: 44 points, 52 for a large title, 52 for a search field.
@MainActor
@Suite(.serialized)
struct BarCollapseTests {
  private func withHost(_ body: (HeadlessHost) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    body(host)
    host.close()
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 50
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private func list(_ rows: Rows) -> (UINavigationController, UITableViewController) {
    let list = UITableViewController(style: .plain)
    list.title = "List"
    list.tableView.dataSource = rows
    return (UINavigationController(rootViewController: list), list)
  }

  @Test func aLargeTitleGoesBeneathTheRowAndComesBack() {
    withHost { host in
      let rows = Rows()
      let (navigation, list) = list(rows)
      navigation.navigationBar.prefersLargeTitles = true
      host.show(navigation)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(list.tableView.contentOffset.y == -155)
      host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5, hold: 0.3)
      host.advance(by: 1)
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(list.tableView.adjustedContentInset.top == 103)
      host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800), duration: 0.5)
      host.advance(by: 2)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(list.tableView.contentOffset.y == -155)
    }
  }

  @Test(arguments: [(20, CGFloat(96)), (45, 44)])
  func titlesRestOpenOrClosed(way: Int, height: CGFloat) {
    withHost { host in
      let rows = Rows()
      let (navigation, _) = list(rows)
      navigation.navigationBar.prefersLargeTitles = true
      host.show(navigation)
      // Ten points pass before the drag begins.
      host.drag(
        from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 590 - CGFloat(way)), duration: 0.5, hold: 0.5)
      host.advance(by: 1)
      #expect(navigation.navigationBar.frame.height == height)
    }
  }

  @Test func contentThatFitsKeepsTheLargeTitle() {
    withHost { host in
      let rows = Rows()
      rows.count = 3
      let (navigation, list) = list(rows)
      navigation.navigationBar.prefersLargeTitles = true
      host.show(navigation)
      host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.5, hold: 0.3)
      host.advance(by: 2)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(list.tableView.contentOffset.y == -155)
    }
  }

  @Test func aListThatWasScrolledKeepsItsBarWhenItComesBack() {
    withHost { host in
      let rows = Rows()
      let (navigation, list) = list(rows)
      navigation.navigationBar.prefersLargeTitles = true
      host.show(navigation)
      list.tableView.contentOffset.y = 400
      host.settle()
      #expect(navigation.navigationBar.frame.height == 44)
      navigation.pushViewController(UIViewController(), animated: false)
      host.settle()
      #expect(navigation.navigationBar.frame.height == 96)
      navigation.popViewController(animated: false)
      host.settle()
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(list.tableView.contentOffset.y == 400)
    }
  }

  @Test func theSearchFieldGoesFirst() {
    withHost { host in
      let rows = Rows()
      let (navigation, list) = list(rows)
      navigation.navigationBar.prefersLargeTitles = true
      list.navigationItem.searchController = UISearchController(searchResultsController: nil)
      host.show(navigation)
      #expect(navigation.navigationBar.frame.height == 148)
      list.tableView.contentOffset.y += 52
      host.settle()
      #expect(navigation.navigationBar.frame.height == 96)
      list.tableView.contentOffset.y += 200
      host.settle()
      #expect(navigation.navigationBar.frame.height == 44)
      list.navigationItem.hidesSearchBarWhenScrolling = false
      host.settle()
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func aTapHidesTheBarsAndBringsThemBack() {
    withHost { host in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      navigation.hidesBarsOnTap = true
      host.show(navigation)
      host.tap(CGPoint(x: 200, y: 400))
      host.advance(by: 1)
      #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
      host.tap(CGPoint(x: 200, y: 400))
      host.advance(by: 1)
      #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
      #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
    }
  }

  @Test func aSwipeHidesTheBarAndOneDownShowsIt() {
    withHost { host in
      let content = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.contentSize = CGSize(width: 393, height: 4000)
      content.view.addSubview(scrollView)
      let navigation = UINavigationController(rootViewController: content)
      navigation.hidesBarsOnSwipe = true
      host.show(navigation)
      host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.2)
      host.advance(by: 2)
      #expect(navigation.isNavigationBarHidden)
      host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.2)
      host.advance(by: 2)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func theKeyboardHidesTheBarAndATapBringsItBack() {
    withHost { host in
      let content = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      content.view.addSubview(field)
      let navigation = UINavigationController(rootViewController: content)
      navigation.hidesBarsWhenKeyboardAppears = true
      host.show(navigation)
      field.becomeFirstResponder()
      host.advance(by: 1)
      #expect(navigation.isNavigationBarHidden)
      host.tap(CGPoint(x: 200, y: 400))
      host.advance(by: 1)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  /// A bar that its client hides leaves its place.
  @Test func barsThatAreHiddenDirectlyGiveTheirPlace() {
    withHost { host in
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      host.show(tabs)
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
      tabs.tabBar.isHidden = true
      navigation.navigationBar.isHidden = true
      host.settle()
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      tabs.tabBar.isHidden = false
      navigation.navigationBar.isHidden = false
      host.settle()
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    }
  }
}
