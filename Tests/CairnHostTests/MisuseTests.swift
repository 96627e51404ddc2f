import CairnHost
import Testing
import UIKit

/// Misuse ends the program with UIKit's words.
@Suite(.serialized)
struct MisuseTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func pushingTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let page = UIViewController()
        navigation.pushViewController(page, animated: false)
        navigation.pushViewController(page, animated: false)
      }
    }
    #expect(words(result).contains("Pushing the same view controller instance more than once is not supported"))
  }

  @Test func presentingItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    #expect(words(result).contains("Application tried to present modal view controller on itself"))
  }

  enum Misuse: String, CaseIterable, Codable, Sendable {
    case itemsOfNoSection =
      "request for number of items in section 1 when there are only 1 sections in the collection view"
    case scalingTwice = "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
    case twoPages =
      "The number of view controllers provided (2) doesn't match the number required (1) for the requested transition"
    case rowsOfNoSection = "Requested the number of rows for section (3) which is out of bounds."
    case cellsForOneRow =
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue"
    case anotherCellForARow =
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when"
    case anotherCellForAnItem =
      "Dequeued reuse identifier: b; Original reuse identifier: a; Existing cell: <UICollectionViewCell: 0x"
    case priorityTooHigh =
      "It's illegal to set priority:1001.000000.  Priorities must be greater than 0 and less or equal to"
    case negativeItems = "negative or zero item sizes are not supported in the flow layout"
    case reconfiguringNothing = "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"

    @MainActor func commit() {
      switch self {
      case .itemsOfNoSection:
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        source.apply(snapshot, animatingDifferences: false)
        _ = view.numberOfItems(inSection: 1)
      case .scalingTwice:
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
        _ = UIFontMetrics.default.scaledFont(for: font)
      case .twoPages:
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
      case .rowsOfNoSection, .cellsForOneRow, .anotherCellForARow: showRows()
      case .anotherCellForAnItem: showItems()
      case .priorityTooHigh: UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      case .negativeItems:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize.width = -8
        let source = OneItem()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 80, height: 80), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
      case .reconfiguringNothing:
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.reconfigureItems([9])
      }
    }

    @MainActor private func showRows() {
      let controller = Rows()
      controller.identifiers = self == .cellsForOneRow ? ["a", "b"] : ["a"]
      for identifier in ["a", "b"] {
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
      }
      let host = HeadlessHost()
      host.show(controller)
      host.settle()
      if self == .rowsOfNoSection { _ = controller.tableView.numberOfRows(inSection: 3) }
      controller.identifiers = ["b"]
      controller.tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    }

    @MainActor private func showItems() {
      let host = HeadlessHost()
      let root = UIViewController()
      host.show(root)
      let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      root.view.addSubview(view)
      for identifier in ["a", "b"] {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      }
      let rows = Rows()
      rows.identifiers = ["a"]
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: rows.identifiers[0], for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0])
      source.apply(snapshot, animatingDifferences: false)
      host.settle()
      rows.identifiers = ["b"]
      snapshot.reconfigureItems([0])
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private final class Rows: UITableViewController {
    var identifiers: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cells = identifiers.map { tableView.dequeueReusableCell(withIdentifier: $0, for: indexPath) }
      return cells[0]
    }
  }

  /// Provenance: reasons quoted in public crash reports and in sources that guard against them.
  @Test(arguments: Misuse.allCases)
  func endsWith(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
      await MainActor.run { misuse.commit() }
    }
    #expect(words(result).contains(misuse.rawValue))
  }

  /// Views outside of a layout may hold such a constraint.
  @Test func incompatibleAnchors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, view) = (UIView(), UIView())
        window.addSubview(view)
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: window, attribute: .top, multiplier: 1, constant: 0
        ).isActive = true
        FileHandle.standardError.write(Data("active\n".utf8))
        window.layoutIfNeeded()
      }
    }
    #expect(words(result).contains("active\n"))
    #expect(words(result).contains("Constraint improperly relates anchors of incompatible types"))
  }

  @Test func addingItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    #expect(words(result).contains("Can't add self as child view controller"))
  }

  @Test func aStackViewsIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 3) }
    }
    #expect(words(result).contains("index out of bounds for arranged subview"))
  }

  @Test func anUnknownIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(words(result).contains("must register a nib or a class for the identifier"))
  }

  @Test func itemsTwiceInASnapshot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
    }
    #expect(words(result).contains("supplied item identifiers are not unique"))
  }

  /// Presenting while presenting is refused, with a line in the log.
  @Test func presentingWhilePresenting() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = HeadlessHost()
        let root = UIViewController()
        host.show(root)
        root.present(UIViewController(), animated: false)
        root.present(UIViewController(), animated: false)
        exit(0)
      }
    }
    #expect(words(result).contains("which is already presenting"))
  }
}

/// Constraints that UIKit refuses, with its words. Provenance: measured; texts of public crash reports.
@Suite(.serialized)
struct ConstraintMisuseTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aForeignView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let foreign = UIView()
        UIView().addConstraint(foreign.widthAnchor.constraint(equalToConstant: 1))
        withExtendedLifetime(foreign) {}
      }
    }
    #expect(words(result).contains("The view hierarchy is not prepared for the constraint"))
    #expect(words(result).contains("Unable to install constraint on view.  Does the constraint reference something"))
  }

  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UILabel())
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        withExtendedLifetime((a, b)) {}
      }
    }
    let text = words(result).replacing(/0x[0-9a-f]+/, with: "0x")
    #expect(
      text.contains(
        "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x \"UIView:0x.left\"> and <NSLayoutXAxisAnchor:0x \"UILabel:0x.left\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      ))
  }

  @Test func aConstantThatIsNoNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
      }
    }
    #expect(
      words(result).contains("NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:<"))
  }

  @Test func aMultiplierWithoutEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
      }
    }
    #expect(words(result).contains("Multiplier is not finite!  That's illegal.  multiplier:inf"))
  }

  @Test func aLocationTimesNothing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 0,
          constant: 1)
      }
    }
    #expect(words(result).contains("A multiplier of 0 or a nil second item together with a location"))
  }

  @Test func aFrameThatIsNoNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    }
    #expect(words(result).contains("CALayer position contains NaN: [nan 0.5]"))
  }

  /// Provenance: messages as public projects quote them.
  @Test func whatTheLogSaysOfControllers() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = HeadlessHost()
        let (root, detached) = (UIViewController(), UIViewController())
        host.show(root)
        root.endAppearanceTransition()
        root.view.addSubview(detached.view)
        host.settle()
        detached.present(UIViewController(), animated: false)
        host.settle()
        if detached.presentedViewController == nil { exit(1) }
        host.close()
      }
    }
    #expect(words(result).contains("Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x"))
    #expect(words(result).contains("from detached view controller <UIViewController: 0x"))
  }
}
