import CairnHost
import Testing
import UIKit

/// Small promises of UIKit's documentation, and what the tests of public libraries expect of it.
@MainActor @Suite(.serialized)
struct DocumentedBehaviorTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let sections: Int
    init(_ sections: Int) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      sections > 1 ? (0..<sections).map { "\($0)" } : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath)"
      return cell
    }
  }

  private func shownTable(of rows: Rows, in host: HeadlessHost) -> UITableView {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    host.show(controller)
    return controller.tableView
  }

  /// A touch on an index title brings the whole section to the top, and the index stays where it is.
  @Test func anIndexTitleLeadsToItsSection() throws {
    let (host, rows) = (HeadlessHost(), Rows(26))
    defer { host.close() }
    let table = shownTable(of: rows, in: host)
    table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: false)
    host.settle()
    host.tap(CGPoint(x: 393 - 7, y: 59 + (852 - 59 - 34) / 2 + 4))
    host.settle()
    #expect(table.contentOffset.y + table.adjustedContentInset.top == table.rect(forSection: 13).minY)
    table.scrollToRow(at: IndexPath(row: 0, section: 5), at: .top, animated: false)
    #expect(table.contentOffset.y + table.adjustedContentInset.top == table.rectForHeader(inSection: 5).minY)
  }

  /// A quick finger along the titles does not scroll the rows instead.
  @Test func aFingerGoesAlongTheIndex() {
    let (host, rows) = (HeadlessHost(), Rows(26))
    defer { host.close() }
    let table = shownTable(of: rows, in: host)
    let middle = 59 + CGFloat(852 - 59 - 34) / 2
    host.drag(from: CGPoint(x: 386, y: middle - 100), to: CGPoint(x: 386, y: middle + 4), duration: 0.2)
    host.advance(by: 1)
    #expect(table.contentOffset.y + table.adjustedContentInset.top == table.rect(forSection: 13).minY)
  }

  @Test(arguments: [("iPhone 15", 0.0, 20.0), ("iPhone 15 Plus", 0, 20)] as [(String, CGFloat, CGFloat)])
  func textsOfRowsBeginAtTheMargin(_ device: String, _ side: CGFloat, _ margin: CGFloat) throws {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    let rows = Rows(1)
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    host.show(controller)
    let cell = try #require(controller.tableView.visibleCells.first)
    #expect(cell.contentView.frame.minX == side)
    #expect(cell.textLabel?.frame.minX == margin)
    host.rotate(to: .landscapeRight)
    host.advance(by: 1)
    let turned = try #require(controller.tableView.visibleCells.first)
    #expect(turned.contentView.frame.minX == 59 && turned.safeAreaInsets.left == 59)
  }

  @Test func anAppearanceGivesBarsTheirLook() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = look
    let host = HeadlessHost()
    defer { host.close() }
    let plain = UINavigationController(rootViewController: UIViewController())
    let own = UINavigationController(rootViewController: UIViewController())
    let other = UINavigationBarAppearance()
    other.backgroundColor = .green
    own.navigationBar.standardAppearance = other
    host.show(plain)
    #expect(plain.navigationBar.standardAppearance.backgroundColor == .red)
    host.show(own)
    #expect(own.navigationBar.standardAppearance.backgroundColor == .green)
    UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
  }

  /// Provenance: Apple's sample "Add Home Screen quick actions" in Swift 4 installs its own when there are none.
  @Test func anApplicationBeginsWithoutShortcuts() {
    let host = HeadlessHost()
    defer { host.close() }
    #expect(UIApplication.shared.shortcutItems?.isEmpty == true)
  }

  @Test func whatIsAskedBeforeALayout() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    text.text = "One\nTwo\nThree"
    #expect(text.contentSize.width == 100 && text.contentSize.height > 45)
    #expect(text.contentSize.height == text.contentSize.height.rounded())
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel.map { $0.frame.width > 20 && abs($0.frame.midX - 50) < 1 } == true)
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
    #expect(UITableView().numberOfSections == 1)
    var priority = UILayoutPriority.defaultHigh
    priority += 1
    #expect(priority.rawValue == 751 && priority - .defaultLow == 501)
  }

  /// Provenance: documented, <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate>.
  @Test(arguments: [false, true]) func splitViewsAskWhatToShow(hasCompact: Bool) {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      var log: [String] = []
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        log.append("top \(proposedTopColumn)")
        return proposedTopColumn
      }
      func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode {
        log.append("expand")
        return .secondaryOnly
      }
    }
    let host = HeadlessHost(device: "iPad Pro 11\"", orientation: .landscapeRight)
    defer { host.close() }
    let (split, delegate) = (UISplitViewController(style: .doubleColumn), Delegate())
    split.delegate = delegate
    for column in [UISplitViewController.Column.primary, .secondary] + (hasCompact ? [.compact] : []) {
      split.setViewController(UIViewController(), for: column)
    }
    host.show(split)
    host.resizeToThird()
    #expect(delegate.log == [hasCompact ? "top compact" : "top secondary"])
    host.resize(to: CGSize(width: 1194, height: 834))
    #expect(delegate.log.last == "expand" && split.displayMode == .secondaryOnly)
  }

  /// The first group of centered paging rests in the middle.
  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 0.0), (.groupPagingCentered, 60),
  ])
  func whereGroupsBegin(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ start: CGFloat) throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(80)),
      subitems: [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let items = Items()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.convert(cell.bounds, to: view).minX == start)
  }
}
