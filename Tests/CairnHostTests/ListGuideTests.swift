import CairnHost
import Testing
import UIKit

/// Views that hold on to the parts of a list's content.
///
/// Expectations: Apple's pages on `UIListContentView` (`textLayoutGuide`, `secondaryTextLayoutGuide`, `imageLayoutGuide`).
@MainActor @Suite(.serialized)
struct ListGuideTests {
  private func content(_ text: String?) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.image = UIImage(systemName: "star")
    content.imageProperties.reservedLayoutSize.width = 40
    content.directionalLayoutMargins.leading = 30
    return content
  }

  @Test func guidesFollowTheParts() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    let list = UIListContentView(configuration: content("Text"))
    list.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(list)
    page.view.addSubview(line)
    let text = try #require(list.textLayoutGuide)
    #expect(list.secondaryTextLayoutGuide == nil)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      line.topAnchor.constraint(equalTo: text.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    host.show(page)
    let label = try #require(list.subviews.first { ($0 as? UILabel)?.text == "Text" })
    #expect(text.owningView === list)
    #expect(text.layoutFrame.minX == label.frame.minX && abs(text.layoutFrame.maxY - label.frame.maxY) < 0.001)
    #expect(label.frame.minX >= 70)
    #expect(line.frame.minX == label.frame.minX && line.frame.maxX == 300)
    #expect(abs(line.frame.minY - 100 - label.frame.maxY) < 0.5)
    #expect(try #require(list.imageLayoutGuide).layoutFrame.maxX <= label.frame.minX)

    var wide = content("Text")
    wide.imageProperties.reservedLayoutSize.width = 80
    wide.secondaryText = "More"
    list.configuration = wide
    host.settle()
    #expect(label.frame.minX >= 110 && line.frame.minX == label.frame.minX)
    #expect(try #require(list.secondaryTextLayoutGuide).layoutFrame.minY >= text.layoutFrame.maxY)
    list.configuration = content(nil)
    #expect(list.textLayoutGuide == nil)
  }

  /// A cell whose separator begins where its own label does.
  private final class OwnCell: UICollectionViewListCell {
    let label = UILabel()
    func install() {
      label.text = "Own"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
    }
  }

  /// Expectation: Apple's page on `separatorLayoutGuide`: a constraint to one of its anchors moves that end.
  @Test(arguments: [false, true]) func separatorsFollowOneEndOfTheirGuide(isRightToLeft: Bool) throws {
    let host = HeadlessHost(
      device: "iPhone 15", settings: HostSettings(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      system: 17)
    defer { host.close() }
    let page = UIViewController()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    page.view.addSubview(list)
    let own = UICollectionView.CellRegistration<OwnCell, Int> { cell, _, number in
      if number == 1 {
        cell.install()
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        _ = cell.separatorLayoutGuide
      }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: own, for: path, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    host.show(page)
    for (row, start) in [16, 60, 16].enumerated() {
      let cell = try #require(list.cellForItem(at: IndexPath(item: row, section: 0)))
      let line = try #require(cell.subviews.last { $0.bounds.height < 1 && $0.bounds.height > 0 })
      let frame = CGRect(x: isRightToLeft ? 0 : start, y: 0, width: 393 - start, height: 0)
      #expect(line.frame.minX == frame.minX && line.frame.width == frame.width, "\(row)")
    }
    withExtendedLifetime(source) {}
  }

  @Test func itemsAreNamedAfterTheyWereShown() {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), menu: UIMenu(children: []))
    _ = item.menu
    item.accessibilityLabel = "Favourite"
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    host.show(UINavigationController(rootViewController: page))
    #expect(InterfaceApplication(host).buttons["Favourite"].exists)
    item.accessibilityLabel = "Starred"
    #expect(InterfaceApplication(host).buttons["Starred"].exists)
  }
}
