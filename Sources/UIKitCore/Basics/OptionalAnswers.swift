/// Tells what a data source or delegate implements from what the protocols answer in its place.
///
/// UIKit asks the Objective-C runtime whether an optional method is there. Here the methods have defaults, and a default
/// that matters leaves a note (ADR 10).
@MainActor
final class OptionalAnswers: HostContextPart {
  private var wasDefault = false

  /// Those of the running application.
  static let current: OptionalAnswers = HostContext.main.part()

  /// Called by defaults.
  func noteDefault() { wasDefault = true }

  /// The answer, or nil when it was a default that gave it.
  func explicit<Answer>(_ ask: () -> Answer?) -> Answer? {
    let (isImplemented, answer) = implemented(ask)
    return isImplemented ? answer : nil
  }

  /// Whether the method is implemented, and what it answers.
  func implemented<Answer>(_ ask: () -> Answer) -> (isImplemented: Bool, answer: Answer) {
    let outer = wasDefault
    wasDefault = false
    let answer = ask()
    let isDefault = wasDefault
    wasDefault = outer
    return (!isDefault, answer)
  }
}
