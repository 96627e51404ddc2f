internal import Foundation

/// Tells, once each, what a program asks for that has no effect here, or that needs what this computer does not have.
///
/// A member of the host's context: a run of a program has one. Tools that show documents keep it silent.
@MainActor
package final class LimitationLog {
  /// Who hears of a limitation; nil for nobody. Default: standard error.
  package var handler: ((String) -> Void)? = { FileHandle.standardError.write(Data("UIKit: \($0)\n".utf8)) }
  private var told: Set<String> = []

  package init() {}

  /// Tells `text`, unless it has been told.
  package func tell(_ text: String) {
    if told.insert(text).inserted { handler?(text) }
  }
}
