/// Tells what a data source or delegate implements from what the protocols answer in its place.
///
/// UIKit asks the Objective-C runtime whether an optional method is there. Here the methods have defaults, and a default
/// that matters leaves a note.
@MainActor
enum TableDefaults {
  private static var wasDefault = false

  /// Called by defaults.
  static func note() { wasDefault = true }

  /// The answer, or nil when it was a default that gave it.
  static func explicit<Answer>(_ ask: () -> Answer?) -> Answer? {
    let outer = wasDefault
    wasDefault = false
    let answer = ask()
    let isDefault = wasDefault
    wasDefault = outer
    return isDefault ? nil : answer
  }

  /// Whether the method is implemented, and what it answers.
  static func implemented<Answer>(_ ask: () -> Answer) -> (isImplemented: Bool, answer: Answer) {
    let outer = wasDefault
    wasDefault = false
    let answer = ask()
    let isDefault = wasDefault
    wasDefault = outer
    return (!isDefault, answer)
  }
}
