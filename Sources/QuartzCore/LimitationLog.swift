internal import Foundation

/// Tells, once each, what a program asks for that has no effect here, or that needs what this computer does not have.
///
/// A member of the host's context: a run of a program has one. Tools that show documents keep it silent.
@MainActor
package final class LimitationLog {
  /// Who hears of a limitation; nil for nobody. Default: nobody, until a program starts.
  package var handler: ((String) -> Void)?
  private var told: Set<String> = []

  package init() {}

  /// Lets standard error hear, unless somebody else does: called when an application or a host starts.
  package func begin() {
    if handler == nil { handler = { FileHandle.standardError.write(Data("UIKit: \($0)\n".utf8)) } }
  }

  /// Tells `text`, unless it has been told.
  package func tell(_ text: String) {
    guard let handler, told.insert(text).inserted else { return }
    handler(text)
  }
}
