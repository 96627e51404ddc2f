import DarwinShims
import Foundation
import Testing

/// Open groups of undo managers. Provenance: Apple's pages on `removeAllActions()` ("and reenables the undo manager") and
/// `removeAllActions(withTarget:)`.
@Suite struct UndoGroupTests {
  private final class Text { var value = "" }

  private func manager(_ text: Text, _ other: Text) -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: text) { $0.value += "a" }
    manager.registerUndo(withTarget: other) { $0.value += "b" }
    return manager
  }

  @Test func anEmptiedGroupStaysOpen() {
    let (text, other) = (Text(), Text())
    let manager = manager(text, other)
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(manager.groupingLevel == 1)
    manager.registerUndo(withTarget: text) { $0.value += "c" }
    manager.endUndoGrouping()
    manager.undo()
    #expect(text.value == "c" && other.value.isEmpty)
  }

  @Test func aTargetLeavesOpenGroups() {
    let (text, other) = (Text(), Text())
    let manager = manager(text, other)
    manager.removeAllActions(withTarget: text)
    manager.endUndoGrouping()
    manager.undo()
    #expect(text.value.isEmpty && other.value == "b")
  }
}
