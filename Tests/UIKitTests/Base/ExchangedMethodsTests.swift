import DarwinShims
import Testing
import UIKitCore

/// Methods of a class's table and `dynamic` ones, exchanged as programs exchange UIKit's with their own. Expected by the
/// documentation of `method_exchangeImplementations`. The extension is written as adapted sources have it.
@MainActor @Suite(.serialized) struct ExchangedMethodsTests {
  class Base: UIView {
    func add(_ a: Int, to b: Int) -> Int { a + b }
    var mark: Int { 1 }
  }
  class Heir: Base {}
  class Other: Base {
    override func add(_ a: Int, to b: Int) -> Int { -1 }
  }

  private func exchange(_ type: AnyClass, _ one: Selector, _ other: Selector) throws {
    let first = try #require(class_getInstanceMethod(type, one))
    let second = try #require(class_getInstanceMethod(type, other))
    method_exchangeImplementations(first, second)
  }

  @Test func eachDoesWhatTheOtherDid() throws {
    let all = [Base(), Heir(), Other()]
    func sums() -> [Int] { all.map { $0.add(1, to: 2) } }
    try exchange(Base.self, Selector("addAll:to:"), Selector("own_add:to:"))
    #expect(sums() == [3, 3, -1])
    try exchange(Base.self, Selector("add:to:"), Selector("own_add:to:"))
    #expect(sums() == [103, 103, -1])
    #expect(Base().own_add(1, to: 2) == 3)
    try exchange(Base.self, Selector("add:to:"), Selector("own_add:to:"))
    #expect(sums() == [3, 3, -1])
  }

  /// The class alone that is named, and those below it.
  @Test func subclassesAreExchangedAlone() throws {
    try exchange(Heir.self, Selector("mark"), Selector("own_mark"))
    #expect(Base().mark == 1 && Heir().mark == 2)
    try exchange(Heir.self, Selector("mark"), Selector("own_mark"))
    #expect(Heir().mark == 1 && Base().mark == 1)
  }

  /// A method of UIKit's, by the name that Swift's compiler gives to its selector.
  @Test func methodsOfUIKit() throws {
    let view = Base()
    try exchange(Base.self, Selector("didMoveToSuperview"), Selector("own_didMove"))
    UIView().addSubview(view)
    #expect(view.tag == 7)
    try exchange(Base.self, Selector("didMoveToSuperview"), Selector("own_didMove"))
  }
}

extension ExchangedMethodsTests.Base {
  dynamic func own_add(_ a: Int, to b: Int) -> Int { return _cairnBody_own_add(a, to: b) }
  dynamic func _cairnBody_own_add(_ a: Int, to b: Int) -> Int { own_add(a, to: b) + 100 }
  dynamic func own_mark() -> Int { return _cairnBody_own_mark() }
  dynamic func _cairnBody_own_mark() -> Int { 2 }
  dynamic fileprivate func own_didMove() { return _cairnBody_own_didMove() }
  dynamic fileprivate func _cairnBody_own_didMove() { tag = 7 }
}
