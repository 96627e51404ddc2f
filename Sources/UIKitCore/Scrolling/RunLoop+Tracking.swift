public import Foundation

extension RunLoop.Mode {
  /// While a finger moves something.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/runloop/mode/tracking>
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
