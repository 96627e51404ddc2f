internal import UIKitCore

extension UITraitCollection {
  /// What `body` gives with this collection as the current one.
  @MainActor
  func performAsCurrentReturning<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    return result!
  }
}
