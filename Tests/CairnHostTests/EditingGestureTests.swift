import CairnHost
import Foundation
import Testing
import UIKit

/// Swipes, selection while editing, the keyboard under a finger. Provenance: Apple's pages on
/// `tableView(_:didEndEditingRowAt:)`, `allowsSelectionDuringEditing`, `keyboardDismissMode`; that reloaded rows lose the
/// selection is as published by others for iOS 5 and later.
@MainActor
@Suite(.serialized)
struct EditingGestureTests {
  private func withHost(_ body: (HeadlessHost) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    body(host)
    host.close()
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 4
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      count -= 1
      calls.append("commit \(indexPath.row)")
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("end \(indexPath.map { "\($0.row)" } ?? "gone")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  private func table(_ host: HeadlessHost, _ rows: Rows) -> UITableView {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    (table.dataSource, table.delegate) = (rows, rows)
    controller.view.addSubview(table)
    host.show(controller)
    return table
  }

  /// In the middle of the first row.
  private static let y: CGFloat = 59 + 22

  private func swipe(_ host: HeadlessHost) {
    host.drag(from: CGPoint(x: 350, y: Self.y), to: CGPoint(x: 250, y: Self.y), duration: 0.3, hold: 0.2)
    host.advance(by: 1)
  }

  /// Provenance: documented of `tableView(_:willBeginEditingRowAt:)`: a swipe sets `isEditing`, without controls in rows.
  @Test func aSwipeEditsItsRowAndAControlIsSilent() {
    withHost { host in
      let rows = Rows()
      let table = table(host, rows)
      swipe(host)
      #expect(table.isEditing && rows.calls == ["begin 0"])
      #expect(table.visibleCells.allSatisfy { !$0.isEditing })
      table.setEditing(false, animated: false)
      host.advance(by: 1)
      #expect(!table.isEditing && rows.calls == ["begin 0", "end 0"])
      table.setEditing(true, animated: false)
      host.settle()
      host.tap(CGPoint(x: 25, y: Self.y))
      host.advance(by: 1)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == true)
      #expect(rows.calls == ["begin 0", "end 0"])
    }
  }

  @Test func deletingEndsTheEditingOfTheRow() {
    withHost { host in
      let rows = Rows()
      _ = table(host, rows)
      swipe(host)
      host.tap(CGPoint(x: 375, y: Self.y))
      host.advance(by: 1)
      #expect(rows.calls == ["begin 0", "commit 0", "end gone"])
    }
  }

  @Test(arguments: [CGPoint(x: 100, y: 59 + 22), CGPoint(x: 100, y: 59 + 66), CGPoint(x: 100, y: 600)])
  func aTouchCoversTheActionsAgain(point: CGPoint) {
    withHost { host in
      let rows = Rows()
      let table = table(host, rows)
      swipe(host)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == true)
      host.tap(point)
      host.advance(by: 1)
      #expect(rows.calls == ["begin 0", "end 0"])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == false)
    }
  }

  @Test func theControlAtTheFrontUncoversTheButton() {
    withHost { host in
      let rows = Rows()
      let table = table(host, rows)
      table.setEditing(true, animated: false)
      host.settle()
      host.tap(CGPoint(x: 25, y: Self.y))
      host.advance(by: 1)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == true)
      host.tap(CGPoint(x: 375, y: Self.y))
      host.advance(by: 1)
      #expect(rows.count == 3)
    }
  }

  @Test func reloadedRowsLoseTheSelection() {
    withHost { host in
      let rows = Rows()
      let table = table(host, rows)
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @MainActor
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func selectionWhileEditingHasItsOwnRules() {
    withHost { host in
      let items = Items()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 393, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      let controller = UIViewController()
      controller.view.addSubview(view)
      host.show(controller)
      @MainActor func tap(_ item: Int) { view.cellForItem(at: IndexPath(item: item, section: 0)).map { host.tap($0) } }
      view.isEditing = true
      tap(0)
      #expect(view.indexPathsForSelectedItems == [])
      view.allowsSelectionDuringEditing = true
      tap(0)
      tap(1)
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      view.allowsMultipleSelectionDuringEditing = true
      tap(2)
      #expect(view.indexPathsForSelectedItems?.count == 2)
    }
  }

  @Test(arguments: [(UIScrollView.KeyboardDismissMode.interactive, CGFloat(320), true), (.interactive, 830, false)])
  func theInteractiveKeyboardGoesWithTheFinger(mode: UIScrollView.KeyboardDismissMode, end: CGFloat, stays: Bool) {
    withHost { host in
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.contentSize.height = 3000
      scrollView.keyboardDismissMode = mode
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      scrollView.addSubview(field)
      controller.view.addSubview(scrollView)
      host.show(controller)
      field.becomeFirstResponder()
      host.advance(by: 1)
      host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 300, y: end), duration: 0.4)
      host.advance(by: 1)
      #expect(field.isFirstResponder == stays)
    }
  }

  @Test func theWayToTheTopEndsWithItsOwnCall() {
    @MainActor
    final class Calls: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
    }
    withHost { host in
      let (controller, delegate) = (UIViewController(), Calls())
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.contentSize.height = 3000
      scrollView.delegate = delegate
      controller.view.addSubview(scrollView)
      host.show(controller)
      scrollView.contentOffset.y = 1500
      host.tap(CGPoint(x: 100, y: 20))
      host.advance(by: 1)
      #expect(delegate.calls == ["top"])
    }
  }
}
