import DarwinShims
import Foundation
import Testing

private final class Counter: NSObject {
  var count = 0
  var name: String? = "a"
  func add(_ amount: Int) { count += amount }
  func note(_ notification: Notification) { count += notification.userInfo?["n"] as? Int ?? 0 }
}

private class Base: NSObject {
  var calls: [String] = []
  func act() { calls.append("base") }
}

private final class Derived: Base {
  override func act() { calls.append("derived") }
}

/// Hands what it has no method for to another object.
private final class Proxy: NSObject {
  var target: NSObject?
  func responds(to selector: Selector!) -> Bool {
    super._respondsItself(to: selector) || target?.responds(to: selector) == true
  }
  func forwardingTarget(for selector: Selector!) -> Any? { target }
}

/// What the module says of classes of other modules, as an adapted one does.
final class _CairnDeclarations: ModuleDeclarations {
  @MainActor override class func declare() {
    ObjectRuntime.declare(Progress.self) { c in
      c.method("beginAnew") { o, _ in o.completedUnitCount = 0 }
      c.implements("tableView:didSelectRowAt:")
    }
  }
}

@MainActor
struct ObjectRuntimeTests {
  /// Any module may extend any class: nobody has asked an object of this one's classes before.
  @Test func modulesExtendClassesOfOthers() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 5
    progress.perform(Selector("beginAnew"))
    #expect(progress.completedUnitCount == 0)
  }

  /// Documented, the pages of the protocols in Objective-C.
  @Test func methodsOfProtocolsHaveApplesNames() {
    let apple = Selector("tableView:didSelectRowAtIndexPath:")
    #expect(Selector("tableView:didSelectRowAt:") == apple)
    let commit = Selector("tableView:commit:forRowAt:")
    #expect(NSStringFromSelector(commit) == "tableView:commitEditingStyle:forRowAtIndexPath:")
    #expect(Progress.instancesRespond(to: apple))
    #expect(!Progress.instancesRespond(to: Selector("tableView:didDeselectRowAtIndexPath:")))
  }

  private func declare() {
    ObjectRuntime.declare(Counter.self, named: "CounterByName") { c in
      c.method("add:") { o, a in try o.add(a.argument(0)) }
      c.method("note:") { o, a in try o.note(a.argument(0)) }
      c.getter("count") { o in o.count }
      c.property("count") { o, v in o.count = try v.value() }
      c.property("name") { o, v in o.name = try v.value() }
    }
    ObjectRuntime.declare(Base.self) { c in c.method("act") { o, _ in o.act() } }
  }

  @Test func messagesFindTheirMethod() {
    declare()
    let counter = Counter()
    #expect(counter.responds(to: Selector("add:")))
    #expect(!counter.responds(to: Selector("subtract:")))
    counter.perform(Selector("add:"), with: 3)
    #expect(counter.count == 3)
  }

  @Test func classesAnswerThemselves() {
    declare()
    ObjectRuntime.declare(Counter.self) { c in c.classMethod("standard") { Counter() } }
    #expect(Counter.responds(to: Selector("standard")))
    #expect(!Counter.responds(to: Selector("add:")))
    #expect(Counter.instancesRespond(to: Selector("add:")))
    #expect(Counter.perform(Selector("standard"))?.takeUnretainedValue() is Counter)
  }

  @Test func methodsAreFunctionsWhereTheyAreThere() {
    declare()
    let counter = Counter()
    let add = ObjectRuntime.function(of: counter, Selector("add:")) { o in { o.add($0) } }
    add?(2)
    #expect(counter.count == 2)
    #expect(ObjectRuntime.function(of: counter, Selector("subtract:")) { o in { o.add(-$0) } } == nil)
    #expect(ObjectRuntime.function(of: nil as Counter?, Selector("add:")) { o in { o.add($0) } } == nil)
  }

  @Test func geometryTravelsInValues() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    let rect = CGRect(origin: point, size: size)
    let values: [Any] = [NSValue(point: point), NSValue(size: size), NSValue(rect: rect), NSNumber(value: 5)]
    #expect(values.compactMap { $0 as? CGPoint } == [point])
    #expect(values.compactMap { $0 as? CGSize } == [size])
    #expect(values.compactMap { $0 as? CGRect } == [rect])
    #expect((point as Any as? NSValue)?.pointValue == point)
  }

  @Test func messagesAreHandedOn() {
    declare()
    ObjectRuntime.declare(Proxy.self) { c in
      c.method("respondsToSelector:") { o, a in try o.responds(to: a.argument(0)) }
      c.method("forwardingTargetForSelector:") { o, a in try o.forwardingTarget(for: a.argument(0)) }
    }
    let (proxy, counter) = (Proxy(), Counter())
    let object: NSObject = proxy
    #expect(!ObjectRuntime.responds(object, to: Selector("add:")))
    object.perform(Selector("add:"), with: 3)
    proxy.target = counter
    #expect(ObjectRuntime.responds(object, to: Selector("add:")))
    #expect(!ObjectRuntime.responds(object, to: Selector("subtract:")))
    object.perform(Selector("add:"), with: 3)
    #expect(counter.count == 3)
  }

  @Test func subclassesInheritAndOverride() {
    declare()
    let derived = Derived()
    derived.perform(Selector("act"))
    #expect(derived.calls == ["derived"])
  }

  @Test func argumentsOfAnotherTypeAreNotSent() {
    declare()
    let counter = Counter()
    counter.perform(Selector("add:"), with: "three")
    #expect(counter.count == 0)
  }

  @Test func keysReadAndWrite() {
    declare()
    let counter = Counter()
    counter.setValue(7.0, forKey: "count")
    #expect(counter.value(forKey: "count") as? Int == 7)
    counter.setValue(nil, forKey: "name")
    #expect(counter.name == nil)
  }

  @Test func collectionsOfValues() {
    #expect(NSArray(objects: "a", 1) == NSArray(array: ["a", 1]))
    #expect(NSSet(objects: "a", "a").count == 1)
  }

  /// A property takes what is of its class or of one below, and nothing that lacks what the class has.
  @Test func propertiesTakeWhatFits() {
    final class Owner: NSObject {
      var part: Derived?
      var any: Base?
    }
    ObjectRuntime.declare(Owner.self) { c in
      c.property("part") { o, v in o.part = try v.value() }
      c.property("any") { o, v in o.any = try v.value() }
    }
    let (owner, derived) = (Owner(), Derived())
    for object in [Counter(), Base()] { owner.setValue(object, forKey: "part") }
    #expect(owner.part == nil)
    owner.setValue(derived, forKey: "part")
    owner.setValue(derived, forKey: "any")
    #expect(owner.part === derived && owner.any === derived)
  }

  @Test func selectorsOfUndeclaredMethodsCarryThem() {
    final class Local: NSObject {
      var sum = 0
      func two(_ first: Int, _ second: Int) { sum = first * 10 + second }
    }
    let selector = Selector("two:second:", Local.two(_:_:))
    let local = Local()
    local.perform(selector, with: 1, with: 2)
    #expect(local.sum == 12)
  }

  @Test func notificationsAreSentBySelectorUntilRemoved() {
    declare()
    let center = NotificationCenter()
    let counter = Counter()
    let name = Notification.Name("n")
    center.addObserver(counter, selector: Selector("note:"), name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(counter.count == 2)
    center._removeObserver(counter)
    center.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(counter.count == 2)
  }

  @Test func timersSendThemselves() {
    declare()
    final class Target: NSObject { var fired: Any? }
    ObjectRuntime.declare(Target.self) { c in
      c.method("fire:") { (o: Target, a: SelectorArguments) in o.fired = try (a.argument(0) as Timer).userInfo }
    }
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 10, target: target, selector: Selector("fire:"), userInfo: "x", repeats: false)
    timer.fire()
    #expect(target.fired as? String == "x")
  }

  @Test func associatedObjectsLiveWithTheirOwner() {
    final class Value {}
    nonisolated(unsafe) var key: UInt8 = 0
    weak var kept: Value?
    let owner = NSObject()
    do {
      let value = Value()
      kept = value
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(kept != nil)
    #expect(objc_getAssociatedObject(owner, &key) as? Value === kept)
    #expect(objc_getAssociatedObject(NSObject(), &key) == nil)
    objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(kept == nil)
  }

  @Test func observersByPathHaveTheirMethod() {
    final class Watcher: NSObject {
      var paths: [String] = []
      func observeValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        super.observeValue(forKeyPath: path, of: object, change: change, context: context)
        paths.append("\(path ?? "") \(change?[.newKey] ?? "")")
      }
    }
    declare()
    ObjectRuntime.declare(Watcher.self) { c in
      c.method("observeValueForKeyPath:ofObject:change:context:") { (o: Watcher, a: SelectorArguments) in
        try o.observeValue(forKeyPath: a.argument(0), of: a.argument(1), change: a.argument(2), context: a.argument(3))
      }
    }
    let (counter, watcher) = (Counter(), Watcher())
    counter.addObserver(watcher, forKeyPath: "count", options: .new, context: nil)
    counter.count = 7
    ObjectRuntime.didChange(counter, "count")
    #expect(watcher.paths == ["count 7"])
  }

  @Test func defaultsHaveTheirValuesByKey() {
    let defaults = UserDefaults(suiteName: "cairn-\(UUID().uuidString)")!
    defaults.setValue(3, forKey: "score")
    #expect(defaults.integer(forKey: "score") == 3 && defaults.value(forKey: "score") as? Int == 3)
    #expect(defaults.value(forKey: "none") == nil)
    let counter = Counter()
    defaults.addObserver(counter, forKeyPath: "score", options: [.initial, .new], context: nil)
    defaults.removeObserver(counter, forKeyPath: "score")
  }

  @Test func changesAreObserved() {
    let counter = Counter()
    var seen: [Int] = []
    let observation = counter.observe(\.count, options: [.new, .old]) { _, change in
      seen += [change.oldValue ?? -1, change.newValue ?? -1]
    }
    counter.count = 4
    ObjectRuntime.didChange(counter, "count")
    ObjectRuntime.didChange(counter, "count")
    #expect(seen == [0, 4])
    observation.invalidate()
    counter.count = 5
    ObjectRuntime.didChange(counter, "count")
    #expect(seen == [0, 4])
  }

  /// Provenance: documentation of `value(forKeyPath:)` on dictionaries and arrays of Foundation.
  @Test func pathsLeadThroughCollections() throws {
    declare()
    let text = #"{"page": {"items": [{"id": 1}, {"id": 2}]}, "isLast": true}"#
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(ObjectRuntime.value(of: json, forKeyPath: "page.items.id") as? [Int] == [1, 2])
    #expect(ObjectRuntime.value(of: json, forKeyPath: "page.absent.id") == nil)
    #expect(ObjectRuntime.value(of: nil, forKeyPath: "page") == nil)
    #expect(ObjectRuntime.value(of: Counter(), forKeyPath: "count") as? Int == 0)
  }

  /// Provenance: `CFGetTypeID` tells truth values from numbers, as readers of JSON do.
  @Test func typesOfCoreFoundation() throws {
    let json = try JSONSerialization.jsonObject(with: Data(#"[true, 1, "a", [1], null, {}]"#.utf8)) as? [Any]
    let expected = [
      CFBooleanGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(), CFArrayGetTypeID(), CFNullGetTypeID(),
      CFDictionaryGetTypeID(),
    ]
    #expect(json?.map { CFGetTypeID($0 as AnyObject) } == expected)
    #expect(CFGetTypeID(Counter()) == 0)
  }
}
