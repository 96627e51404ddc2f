import DarwinShims
import Foundation
import Testing

private class Screen: NSObject {
  var log: [String] = []
}

private class Panel: Screen {}
private final class Sheet: Panel {}

/// Overrides of what an extension in another module declares, found at run time.
@MainActor
struct OverrideTests {
  private func declare() {
    ObjectRuntime.declare(Panel.self) { c in
      c.method("grow:") { o, a in
        let amount: Int = try a.argument(0)
        o.log.append("panel \(amount)")
        return grow(o, amount + 1)
      }
      c.getter("edge") { o in o.log.count }
    }
    ObjectRuntime.declare(Sheet.self) { c in
      c.method("grow:") { o, a in
        let amount: Int = try a.argument(0)
        o.log.append("sheet \(amount)")
        return grow(o, amount + 1)
      }
    }
  }

  /// As the adapter writes the extension's member.
  private func grow(_ object: Screen, _ amount: Int) -> Int {
    if let o = ObjectRuntime.override("grow:", of: object, below: Screen.self, [amount]) as Int? { return o }
    object.log.append("own \(amount)")
    return amount
  }

  /// `super` means the override of the next superclass that has one, and in the end the member itself.
  @Test func overridesCallWhatTheyOverride() {
    declare()
    let (screen, panel, sheet) = (Screen(), Panel(), Sheet())
    #expect(grow(screen, 1) == 1)
    #expect(grow(panel, 1) == 2)
    #expect(grow(sheet, 1) == 3)
    #expect(screen.log == ["own 1"])
    #expect(panel.log == ["panel 1", "own 2"])
    #expect(sheet.log == ["sheet 1", "panel 2", "own 3"])
    #expect(ObjectRuntime.override("edge", of: sheet, below: Screen.self) as Int? == 3)
    #expect(ObjectRuntime.override("edge", of: screen, below: Screen.self) as Int? == nil)
  }
}
