import DarwinShims
import Foundation
import Testing

private final class Model: NSObject {
  var items = NSMutableArray()
  var names: [String] = []
  var changes: [String] = []

  func observeValue(
    forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let kind = change?[.kindKey] as? UInt ?? 0
    let index = (change?[.indexesKey] as? IndexSet)?.first ?? -1
    changes.append("\(path ?? "") \(kind) \(index) \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}

/// Arrays that are changed element by element through their key.
/// Provenance: documented, Key-Value Observing Programming Guide, "Accessing Collection Properties".
@MainActor
struct KeyedArrayTests {
  private func declare() {
    ObjectRuntime.declare(Model.self) { c in
      c.getter("items") { o in o.items }
      c.getter("names") { o in o.names }
      c.property("names") { o, v in o.names = try v.value() }
      c.method("observeValueForKeyPath:ofObject:change:context:") { o, a in
        try o.observeValue(
          forKeyPath: a.argument(0), of: a.argument(1), change: a.argument(2), context: a.argument(3))
      }
    }
  }

  @Test func observersHearOfEachElement() {
    declare()
    let model = Model()
    model.addObserver(model, forKeyPath: "items", options: [.new, .old], context: nil)
    let items = model.mutableArrayValue(forKey: "items")
    items.add("a")
    items.insert("b", at: 0)
    items.replaceObject(at: 1, with: "c")
    items.removeObject(at: 0)
    #expect(model.items as? [String] == ["c"])
    #expect(items.count == 1)
    #expect(
      model.changes == [
        "items 2 0 - [\"a\"]", "items 2 0 - [\"b\"]", "items 4 1 [\"a\"] [\"c\"]", "items 3 0 [\"b\"] -",
      ])
    model.removeObserver(model, forKeyPath: "items")
  }

  /// Provenance: a library of forms removes several rows, which are objects of Swift's own.
  @Test func objectsOfSwiftAreRemoved() {
    final class Row {}
    declare()
    let model = Model()
    let items = model.mutableArrayValue(forKey: "items")
    let rows = [Row(), Row(), Row()]
    items.addObjects(from: rows)
    items.removeObjects(in: [rows[0], rows[2]])
    #expect(items.count == 1 && items.object(at: 0) as? Row === rows[1])
  }

  /// Rows that cannot be compared are told of once, when they change, and not again at the end of each update cycle.
  /// Provenance: documented, an array tells of the changes that are made through its key.
  @Test func whatCannotBeComparedIsToldOnce() {
    final class Row {}
    final class Shelf: NSObject {
      var rows: [Row] = []
    }
    declare()
    let model = Model()
    model.addObserver(model, forKeyPath: "items", options: [.new, .old], context: nil)
    model.mutableArrayValue(forKey: "items").add(Row())
    KeyObservers.checkAll()
    #expect(model.changes.count == 1)
    model.removeObserver(model, forKeyPath: "items")

    let shelf = Shelf()
    var told = 0
    let observation = shelf.observe(\.rows) { _, _ in told += 1 }
    for _ in 0..<3 { KeyObservers.checkAll() }
    #expect(told == 0)
    shelf.rows = [Row()]
    KeyObservers.check(shelf)
    KeyObservers.checkAll()
    #expect(told == 1)
    observation.invalidate()
  }

  @Test func arraysOfSwiftAreSetAnew() {
    declare()
    let model = Model()
    model.mutableArrayValue(forKey: "names").add("Ada")
    #expect(model.names == ["Ada"])
  }

  /// A class as an object, which answers to the names of its methods.
  @Test func classesByKeys() {
    ObjectRuntime.declare(Model.self) { c in c.classMethod("sharedModel") { Model() } }
    #expect(Model.value(forKey: "sharedModel") is Model)
    #expect(Model.self as AnyClass? === Model.self)
    #expect(Model.self as AnyClass? !== NSObject.self)
  }

  /// Number formatters read texts themselves, subclasses by their own method.
  @Test(arguments: [true, false]) func objectsOfTexts(_ isOfNumbers: Bool) {
    let formatter = isOfNumbers ? NumberFormatter() : Formatter()
    var object: AnyObject?
    let isRead = withUnsafeMutablePointer(to: &object) {
      formatter.getObjectValue(AutoreleasingUnsafeMutablePointer($0), for: "12", errorDescription: nil)
    }
    #expect(isRead == isOfNumbers)
    #expect(object as? NSNumber == (isOfNumbers ? 12 : nil))
  }

  /// Provenance: `NSMutableArray`'s subscript adds at the end (documented); a library of forms writes its first row so.
  @Test func thePlaceBehindTheLastAdds() {
    declare()
    let model = Model()
    let names = model.mutableArrayValue(forKey: "names")
    names[0] = "a"
    names[0] = "b"
    names[1] = "c"
    #expect(model.names == ["b", "c"])
    names.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["d", "e"])
    #expect(model.names == ["d", "e", "c"])
    names.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["h"])
    #expect(model.names == ["h", "c"] && names.index(of: "c") == 1 && !names.contains("d"))
    names.remove("h")
    #expect(model.names == ["c"])
    names.removeAllObjects()
    names.addObjects(from: ["f", "g"])
    names.exchangeObject(at: 0, withObjectAt: 1)
    #expect(model.names == ["g", "f"])
  }
}
