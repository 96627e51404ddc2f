import Testing
import UIKit

/// What an extension overrides holds for all objects of the class. Provenance: categories of the Objective-C runtime;
/// derived from the compiler's class layout, on every compiler that the project supports.
@MainActor @Suite struct SharedOverridesTests {
  class Base: UIView {
    var mark: Int { 1 }
    var kept: Int { 2 }
    func add(_ a: Int) -> Int { a + 1 }
  }
  class Heir: Base {}
  class Other: Base {
    override func add(_ a: Int) -> Int { super.add(a) * 100 }
  }
  class Generic<Value>: Base {}
  final class Overriding: Base {
    override var mark: Int { 10 }
    override func add(_ a: Int) -> Int { a + 10 }
  }
  final class Plain: Base {}

  @Test func subclassesGetThemUnlessTheyHaveTheirOwn() {
    let early = Heir(frame: .zero)
    _shareOverrides(of: Overriding.self, besides: Plain.self, with: Base.self)
    let all = [Base(), early, Heir(), Generic<Int>(), Other()]
    #expect(all.map(\.mark) == [10, 10, 10, 10, 10])
    #expect(all.map { $0.add(1) } == [11, 11, 11, 11, 200])
    #expect(all.map(\.kept) == [2, 2, 2, 2, 2])
    // Initializers are each class's own.
    #expect(type(of: Heir(frame: .zero)) == Heir.self)
    #expect(Base(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).bounds.size == CGSize(width: 3, height: 4))
  }
}
