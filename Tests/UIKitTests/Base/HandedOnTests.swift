import DarwinShims
import Testing

@testable import UIKitCore

/// Objects that are found by name: what adapted sources say of classes.
@MainActor @Suite struct HandedOnTests {
  final class Watcher: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var shown = 0
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      shown += 1
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 31 }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
  }

  final class Proxy: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var target: Watcher?
  }

  /// Provenance: a data source for tables, which hands on what it does not implement.
  @Test func delegatesOfListsHandTheirMethodsOn() {
    ObjectRuntime.declare(Proxy.self) { c in c.method("forwardingTargetForSelector:") { o, _ in o.target } }
    let (proxy, watcher, table) = (Proxy(), Watcher(), UITableView())
    let path = IndexPath(row: 0, section: 0)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    func delegate() -> any UITableViewDelegate & UICollectionViewDelegate { proxy }
    delegate().tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    #expect(watcher.shown == 0 && delegate().collectionView(collection, shouldSelectItemAt: path))
    proxy.target = watcher
    delegate().tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    #expect(watcher.shown == 1)
    #expect(delegate().tableView(table, heightForRowAt: path) == 31)
    #expect(!delegate().collectionView(collection, shouldSelectItemAt: path))
  }

  final class Plain: UIView {
    let wasMade: Bool
    init() {
      wasMade = true
      super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  /// Provenance: models of bars that make their views by the class, which has an `init()` alone.
  @Test func anInitializerOfTheClassIsFoundByName() {
    ObjectRuntime.declare(Plain.self) { c in c.initializer { Plain() } }
    #expect(_makeObject(Plain.self as Plain.Type).frame.width == 3)
  }

  /// Provenance: tests of a library, which make contexts of their own.
  @Test func contextsOfFocusCanBeMadeOfNothing() {
    final class Context: UITableViewFocusUpdateContext { init(number: Int) {} }
    #expect(Context(number: 1).nextFocusedItem == nil)
    #expect(UICollectionViewFocusUpdateContext().nextFocusedIndexPath == nil)
  }
}
