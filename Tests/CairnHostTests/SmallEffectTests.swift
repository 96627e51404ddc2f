import CairnHost
import Testing
import UIKit

/// Properties with a small effect of their own. Provenance: Apple's pages on them.
@MainActor @Suite(.serialized)
struct SmallEffectTests {
  private func show(_ view: UIView, on device: String = "iPhone 15") -> (HeadlessHost, UIViewController) {
    let (host, controller) = (HeadlessHost(device: device), UIViewController())
    controller.view.addSubview(view)
    host.show(controller)
    return (host, controller)
  }

  @Test func paddingStandsOnBothSidesOfAPictureInText() {
    func width(_ padding: CGFloat) -> CGFloat {
      let attachment = NSTextAttachment(image: .green(side: 20))
      attachment.lineLayoutPadding = padding
      return NSAttributedString(attachment: attachment).size().width
    }
    #expect(width(7) == width(0) + 14)
  }

  @Test func aShadowTurnsUnderTheFinger() throws {
    let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.reversesTitleShadowWhenHighlighted = true
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    let (host, _) = show(button)
    defer { host.close() }
    let label = try #require(button.titleLabel)
    #expect(label.shadowColor == .red && label.shadowOffset == CGSize(width: 1, height: 2))
    button.isHighlighted = true
    host.settle()
    #expect(label.shadowOffset == CGSize(width: -1, height: -2))
    button.isHighlighted = false
    host.settle()
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func aTouchGlows() {
    let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    button.backgroundColor = .green
    let (host, _) = show(button)
    defer { host.close() }
    let all = host.greenPixels(in: button.frame)
    button.isHighlighted = true
    #expect(host.greenPixels(in: button.frame) == all)
    button.isHighlighted = false
    button.showsTouchWhenHighlighted = true
    #expect(host.greenPixels(in: button.frame) == all)
    button.isHighlighted = true
    #expect(host.greenPixels(in: button.frame) < all)
    button.isHighlighted = false
    #expect(host.greenPixels(in: button.frame) == all)
  }

  @Test func aSheetStandsOverItsSource() {
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 820))
    let (host, controller) = show(source, on: "iPad Air")
    defer { host.close() }
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    let page = UIViewController()
    page.modalPresentationStyle = .formSheet
    page.preferredContentSize = CGSize(width: 200, height: 300)
    page.sheetPresentationController?.sourceView = source
    controller.present(page, animated: false)
    host.settle()
    #expect(page.view.convert(page.view.bounds, to: nil).midX == 150)
    source.frame = CGRect(x: 0, y: 0, width: 100, height: 820)
    page.sheetPresentationController?.sourceView = nil
    host.settle()
    #expect(page.view.convert(page.view.bounds, to: nil).midX == 590)
    page.sheetPresentationController?.sourceView = source
    host.settle()
    #expect(page.view.convert(page.view.bounds, to: nil).minX == 0, "as far as there is room")
  }

  @Test(arguments: [
    (UIAxis.both, 80.0, 60.0), (.horizontal, 80, 16), (.vertical, 16, 60), (UIAxis(rawValue: 0), 16, 16),
  ])
  func emptyContentKeepsTheMarginsAroundIt(axes: UIAxis, left: Double, top: Double) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    parent.layoutMargins = UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.axesPreservingSuperviewLayoutMargins = axes
    let view = configuration.makeContentView()
    view.frame = parent.bounds
    parent.addSubview(view)
    #expect(view.layoutMargins.left == left && view.layoutMargins.top == top)
  }

  @Test func linesBesideRowsThatAreSelectedAmongSeveral() {
    let host = HeadlessHost()
    defer { host.close() }
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.multipleSelectionColor = .green
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(host.greenPixels(in: view.frame) == 0, "one alone")
    view.allowsMultipleSelection = true
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(host.greenPixels(in: view.frame) > 0)
  }

  @Test func aColourOfAllTextIsThatOfWhatIsTypedNext() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    let (host, _) = show(view)
    defer { host.close() }
    view.becomeFirstResponder()
    view.typingAttributes = [.foregroundColor: UIColor.red]
    host.send(.text("a"))
    view.textColor = .blue
    host.send(.text("b"))
    for place in 0..<2 {
      #expect(view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor == .blue)
    }
  }
}
