package import UIDisplayList

/// What a process that shows interfaces has once: its clock, and the state behind Core Animation's class methods.
///
/// Everything that lasts longer than a call and belongs to no layer is here, so that one place tells what it is.
@MainActor
package final class HostContext {
  package static let main = HostContext()

  /// The clock of animations, gestures and scrolling. A host puts a virtual one here.
  package var clock = MediaClock()
  /// Says once what has no effect here.
  package let limitations = LimitationLog()
  /// Lays out and draws the text of a layer; UIKit, which knows fonts, installs it.
  package var textRecorder: (@MainActor @Sendable (CATextLayer) -> DisplayList)?
  var transactions = TransactionStack()
  var layerActions = LayerActions.State()
  /// A dozen, in the order in which they were made. No dictionary: parts are made while the program is loaded, when the
  /// seeds of hashes are not drawn yet in a program that is linked with Swift statically. What is stored by such a hash
  /// is not found later.
  private var parts: [any HostContextPart] = []

  /// What a layer above this one is in the middle of. Made when it is first asked for, and kept.
  package func part<Part: HostContextPart>(_ type: Part.Type = Part.self) -> Part {
    for known in parts where Swift.type(of: known) == type { return unsafeDowncast(known, to: type) }
    let made = Part()
    parts.append(made)
    return made
  }
}

/// What a layer keeps with the process: touches on their way, layout that waits, the menu that is open. The context knows
/// none of them.
@MainActor
package protocol HostContextPart: AnyObject {
  init()
}
