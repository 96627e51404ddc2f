/// What becomes of code of the main actor that another thread runs.
enum ThreadChecks {
  /// Such code is warned of and goes on.
  ///
  /// UIKIT: views that an answer of the network touches on its own thread work more often than not; the Main Thread
  /// Checker warns of them. Swift 6, in which the library is written, would end the program.
  static let environment = [
    "SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE": "legacy", "SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL": "1",
  ]
}
