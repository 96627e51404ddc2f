import CairnHost
import Foundation
import Testing
import UIKit

/// What a navigation bar has no room for, and where searches and views beneath titles stand in it.
///
/// Expectations: Apple's pages on `UINavigationItem` (`additionalOverflowItems`, `overflowPresentationSource`,
/// `preferredSearchBarPlacement`, `subtitleView`, `documentProperties`) and on `UIBarButtonItemGroup`.
@MainActor @Suite(.serialized)
struct NavigationOverflowTests {
  private func show(_ device: String, system: Int? = nil, _ prepare: (UINavigationItem) -> Void)
    -> (host: HeadlessHost, bar: UINavigationBar, page: UIViewController)
  {
    let host = HeadlessHost(device: device, system: system)
    let page = UIViewController()
    page.title = "Title"
    prepare(page.navigationItem)
    let navigation = UINavigationController(rootViewController: page)
    host.show(navigation)
    host.settle()
    return (host, navigation.navigationBar, page)
  }

  private func choose(_ name: String, _ host: HeadlessHost) {
    let app = InterfaceApplication(host)
    app.buttons["More"].tap()
    host.settle()
    app.buttons[name].tap()
    host.settle()
  }

  @Test(arguments: ["iPhone 15", "iPad Air"])
  func additionalItemsBringTheButton(device: String) {
    var log: [String] = []
    let (host, bar, page) = show(device) {
      $0.additionalOverflowItems = UIDeferredMenuElement.uncached { done in
        log.append("asked")
        done([UIAction(title: "Extra") { _ in log.append("extra") }])
      }
    }
    defer { host.close() }
    #expect(page.navigationItem.overflowPresentationSource is UIBarButtonItem)
    #expect(log.isEmpty)
    choose("Extra", host)
    #expect(log == ["asked", "extra"])
    page.navigationItem.additionalOverflowItems = nil
    host.settle()
    #expect(page.navigationItem.overflowPresentationSource == nil)
    #expect(!InterfaceApplication(host).buttons["More"].exists)
    _ = bar
  }

  /// The innermost items give way; what they do stays within reach.
  @Test(arguments: [(18, true), (15, false)])
  func itemsWithoutRoomAreInTheMenu(system: Int, hasMenu: Bool) {
    var log: [String] = []
    let items = (0..<8).map { number in
      UIBarButtonItem(title: "Item \(number)", primaryAction: UIAction { _ in log.append("item \(number)") })
    }
    let (host, bar, page) = show("iPhone 15", system: system) { $0.rightBarButtonItems = items }
    defer { host.close() }
    let app = InterfaceApplication(host)
    #expect(app.buttons["Item 0"].exists)
    #expect(app.buttons["Item 7"].exists == !hasMenu)
    #expect((page.navigationItem.overflowPresentationSource != nil) == hasMenu)
    guard hasMenu else { return }
    #expect(app.buttons["Item 0"].frame.maxX < app.buttons["More"].frame.minX)
    for button in app.navigationBars.firstMatch.query("buttons", { $0 is UIControl }).allElements {
      #expect(button.frame.minX >= 0)
    }
    choose("Item 7", host)
    #expect(log == ["item 7"])
    page.navigationItem.rightBarButtonItems = Array(items.prefix(2))
    host.settle()
    #expect(page.navigationItem.overflowPresentationSource == nil)
    _ = bar
  }

  @Test func groupsGiveWayToWhatRepresentsThem() {
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: UIBarButtonItem(title: "All"),
      items: (0..<8).map { UIBarButtonItem(title: "Item \($0)") })
    let (host, _, page) = show("iPhone 15") { $0.trailingItemGroups = [group] }
    defer { host.close() }
    let app = InterfaceApplication(host)
    #expect(group.isDisplayingRepresentativeItem)
    #expect(app.buttons["All"].exists && !app.buttons["Item 0"].exists)
    #expect(page.navigationItem.overflowPresentationSource == nil)
    group.barButtonItems = [UIBarButtonItem(title: "One")]
    host.settle()
    #expect(!group.isDisplayingRepresentativeItem)
    #expect(app.buttons["One"].exists && !app.buttons["All"].exists)
  }

  @Test func itemsForTheMiddleOfPadsAreInThePhonesMenu() {
    let group = UIBarButtonItemGroup.fixedGroup(items: [UIBarButtonItem(title: "Pen"), UIBarButtonItem(title: "Ink")])
    group.menuRepresentation = UIAction(title: "Tools") { _ in }
    let (host, _, page) = show("iPhone 15") {
      $0.style = .editor
      $0.centerItemGroups = [group]
    }
    defer { host.close() }
    #expect(page.navigationItem.overflowPresentationSource != nil)
    let app = InterfaceApplication(host)
    app.buttons["More"].tap()
    host.settle()
    #expect(app.buttons["Tools"].exists && !app.buttons["Pen"].exists)
  }

  @Test(arguments: [
    ("iPad Air", 18, UINavigationItem.SearchBarPlacement.automatic, true), ("iPad Air", 18, .inline, true),
    ("iPad Air", 18, .stacked, false), ("iPad Air", 15, .automatic, false), ("iPhone 15", 18, .automatic, false),
  ])
  func searchesStandInTheRowOfPads(
    device: String, system: Int, preferred: UINavigationItem.SearchBarPlacement, isInRow: Bool
  ) {
    let search = UISearchController(searchResultsController: nil)
    let (host, bar, page) = show(device, system: system) {
      #expect($0.preferredSearchBarPlacement == .automatic)
      $0.searchController = search
      $0.preferredSearchBarPlacement = preferred
      $0.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    }
    defer { host.close() }
    let item = page.navigationItem
    #expect(item.searchBarPlacement == (isInRow ? .inline : .stacked))
    #expect(search.searchBarPlacement == item.searchBarPlacement)
    let row = bar.frame.height - (isInRow ? 0 : 52)
    let edit = InterfaceApplication(host).buttons["Edit"].frame
    let field = bar.convert(search.searchBar.searchTextField.bounds, from: search.searchBar.searchTextField)
    if isInRow {
      #expect(field.minX >= edit.maxX && field.maxX <= bar.bounds.maxX - 8 && field.maxY <= row)
    } else {
      #expect(field.minY >= row && field.width > bar.bounds.width / 2)
    }
    search.isActive = true
    host.settle()
    host.advance(by: 1)
    #expect(isInRow == InterfaceApplication(host).buttons["Edit"].exists)
  }

  @Test(arguments: [false, true]) func viewsStandBeneathTheTitle(isLarge: Bool) {
    let (small, large) = (UIView(), UIView())
    small.frame.size = CGSize(width: 60, height: 12)
    large.frame.size = CGSize(width: 80, height: 30)
    let (host, bar, page) = show("iPhone 15") {
      $0.subtitleView = small
      $0.largeSubtitleView = large
      $0.subtitle = "Not seen"
    }
    defer { host.close() }
    let before = bar.frame.height
    bar.prefersLargeTitles = isLarge
    host.settle()
    #expect((small.superview === bar) == !isLarge)
    #expect((large.superview === bar) == isLarge)
    if isLarge {
      #expect(bar.frame.height == before + 52 + 30)
      #expect(large.frame.minX == 16 && large.frame.minY > before)
    } else {
      #expect(abs(small.frame.midX - bar.bounds.midX) <= 0.5)
      #expect(small.frame.minY > 20 && small.frame.maxY <= 44)
    }
    page.navigationItem.subtitleView = nil
    page.navigationItem.largeSubtitleView = nil
    host.settle()
    #expect(small.superview == nil && large.superview == nil)
  }

  @Test func documentsAreNamedAndSharedByTheTitle() {
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Tale.txt"))
    let activities = UIActivityViewController(activityItems: ["Tale"], applicationActivities: nil)
    properties.activityViewControllerProvider = { activities }
    let (host, _, page) = show("iPhone 15") { $0.documentProperties = properties }
    defer { host.close() }
    let app = InterfaceApplication(host)
    app.buttons["Title"].tap()
    host.settle()
    #expect(app.buttons["Tale.txt"].exists)
    app.buttons["Share…"].tap()
    host.settle()
    host.advance(by: 1)
    #expect(
      page.presentedViewController === activities || page.navigationController?.presentedViewController === activities)
  }
}
