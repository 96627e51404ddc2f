import CairnHost
import Testing
import UIKit

/// What navigation items of documents say: where titles stand, their menus, items in the middle.
///
/// Expectations: Apple's pages on `UINavigationItem` (`style`, `centerItemGroups`, `titleMenuProvider`, `renameDelegate`)
/// and on `UIDocumentViewController`.
@MainActor @Suite(.serialized)
struct NavigationStyleTests {
  private final class Page: UIViewController {
    var log: [String] = []
    override func duplicate(_ sender: Any?) { log.append("duplicate") }
  }

  private final class Renamer: NSObject, UINavigationItemRenameDelegate {
    var log: [String] = []
    func navigationItem(
      _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      log.append("will \(suggestedTitle)")
      return (suggestedTitle, selectedRange)
    }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      log.append("should \(title)")
      return !title.isEmpty
    }
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      log.append("did \(title)")
    }
  }

  private func box(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30)) }

  @Test(arguments: [
    ("iPad Air", UINavigationItem.ItemStyle.navigator, false), ("iPad Air", .browser, true),
    ("iPad Air", .editor, true),
    ("iPhone 15", .editor, false),
  ])
  func editorsHaveTheirTitleAtTheEdge(device: String, style: UINavigationItem.ItemStyle, isDesktopLike: Bool) {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    let page = UIViewController()
    let (title, tool) = (box(100), box(60))
    page.navigationItem.style = style
    page.navigationItem.titleView = title
    page.navigationItem.centerItemGroups = [.fixedGroup(items: [UIBarButtonItem(customView: tool)])]
    let navigation = UINavigationController(rootViewController: page)
    host.show(navigation)
    host.settle()
    let middle = navigation.navigationBar.bounds.midX
    #expect(title.frame.minX == (isDesktopLike ? 16 : (middle - 50).rounded()))
    #expect((tool.window != nil && !tool.isHidden) == isDesktopLike)
    if isDesktopLike { #expect(tool.convert(tool.bounds, to: navigation.navigationBar).midX == middle) }
  }

  /// Provenance: applications whose title is a search bar, which they give no size, or the one that fits.
  @Test(arguments: [false, true]) func searchBarsAsTitlesTakeTheRoom(isFitted: Bool) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    let search = UISearchBar()
    if isFitted { search.sizeToFit() }
    page.navigationItem.titleView = search
    let navigation = UINavigationController(rootViewController: page)
    host.show(navigation)
    host.settle()
    #expect(search.frame == CGRect(x: 8, y: 0, width: 377, height: 44))
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box(60))
    host.settle()
    #expect(search.frame.minX == 8 && search.frame.maxX == 309)
  }

  @Test func titlesOpenTheirMenu() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let app = InterfaceApplication(host)
    let (page, renamer) = (Page(), Renamer())
    page.title = "Draft"
    var suggested: [[String]] = []
    page.navigationItem.renameDelegate = renamer
    page.navigationItem.titleMenuProvider = { elements in
      suggested.append(elements.map(\.title))
      return UIMenu(children: elements + [UIAction(title: "Comments") { _ in page.log.append("comments") }])
    }
    host.show(UINavigationController(rootViewController: page))
    host.settle()
    #expect(suggested.isEmpty)
    for choice in ["Comments", "Duplicate", "Rename"] {
      app["Draft"].tap()
      host.settle()
      app[choice].tap()
      host.advance(by: 1)
    }
    #expect(suggested == Array(repeating: ["Duplicate", "Rename"], count: 3))
    #expect(page.log == ["comments", "duplicate"])
    #expect(renamer.log == ["will Draft"])
    host.send(.text("Letter\n"))
    host.settle()
    #expect(renamer.log == ["will Draft", "should Letter", "did Letter"])
    #expect(page.navigationItem.title == "Letter")
  }

  @Test func documentsNameTheirTitle() throws {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Story.txt")
    try Data("text".utf8).write(to: file)
    let document = UIDocument(fileURL: file)
    let page = UIDocumentViewController(document: document)
    host.show(UINavigationController(rootViewController: page))
    host.settle()
    let item = page.navigationItem
    #expect(item.documentProperties?.url == file)
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: "Tale")
    #expect(document.fileURL.lastPathComponent == "Tale.txt")
    #expect(item.title == "Tale")
    #expect(try Data(contentsOf: document.fileURL) == Data("text".utf8))
  }

  @Test func tabsComeWithTheirBar() {
    let tabs = ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
    let bar = UITabBarController(tabs: tabs)
    #expect(bar.tabs == tabs)
    #expect(bar.tab(forIdentifier: "b") === tabs[1])
  }
}
