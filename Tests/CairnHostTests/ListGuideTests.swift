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
