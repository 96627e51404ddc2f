import Testing
import UIKit

@testable import UIKitCore

/// Guards the way in which registered classes are made. Provenance: derived from the compiler's class layout; runs on
/// every compiler that the project supports.
@MainActor @Suite struct ClassInstantiationTests {
  class Middle: UIView {
    var note = ["made"]
    override init(frame: CGRect) {
      super.init(frame: frame)
      note.append("frame")
    }
    required init?(coder: NSCoder) { nil }
  }
  class Leaf: Middle {
    let extra = String(repeating: "x", count: 40)
  }
  class Plain: UIView {
    var values = [1, 2, 3]
  }

  @Test func overridesRun() {
    let type: UIView.Type = Leaf.self
    let view = ClassInstantiation.make(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view as? Leaf)?.note == ["made", "frame"])
    #expect((view as? Leaf)?.extra.count == 40)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func inheritedInitializersRun() {
    let type: UIView.Type = Plain.self
    #expect((ClassInstantiation.make(type) as? Plain)?.values == [1, 2, 3])
    #expect(Swift.type(of: ClassInstantiation.make(UIView.self)) == UIView.self)
  }

  /// Provenance: UIKit's headers mark `init(style:reuseIdentifier:)` and `init(effect:)` as designated, so that a
  /// subclass which overrides them inherits `init(frame:)` and `init()`.
  @Test func othersThanTheDesignatedInitializersAreInherited() {
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: "own") }
      required init?(coder: NSCoder) { nil }
    }
    final class Blur: UIVisualEffectView {
      override init(effect: UIVisualEffect?) { super.init(effect: effect ?? UIBlurEffect(style: .dark)) }
      required init?(coder: NSCoder) { nil }
    }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(Cell().reuseIdentifier == "own")
    #expect(Cell(frame: frame).frame == frame && Cell(frame: frame).reuseIdentifier == "own")
    #expect(Blur().effect is UIBlurEffect && Blur(frame: frame).frame == frame)
    #expect(ClassInstantiation.make(Cell.self, frame: frame).frame == frame)
  }

  @Test func objectsAreFreed() {
    weak var freed: UIView?
    do {
      let view = ClassInstantiation.make(Leaf.self)
      freed = view
    }
    #expect(freed == nil)
  }
}

extension ClassInstantiationTests {
  final class Row: UITableViewCell {
    var madeWith: String?
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      madeWith = reuseIdentifier
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: ["short", "an identifier that does not fit into a string's own words"])
  func cellsAreMadeWithTheirIdentifier(_ identifier: String) {
    let table = UITableView()
    table.register(Row.self, forCellReuseIdentifier: identifier)
    for _ in 0..<100 {
      let cell = table.dequeueReusableCell(withIdentifier: identifier)
      #expect((cell as? Row)?.madeWith == identifier)
      #expect(cell?.reuseIdentifier == identifier)
    }
  }
}
