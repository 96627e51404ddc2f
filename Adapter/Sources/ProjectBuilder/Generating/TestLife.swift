/// How long the objects of XCTest's cases live.
///
/// On Apple's systems a suite holds its cases until all have run, and what they hold with them; here each is let go of
/// behind its test, and what waits for the main queue finds nobody there. Each test has an autorelease pool around it.
enum TestLife {
  /// - Parameter files: the texts of the tests; without a case of XCTest nothing is needed.
  static func source(besides files: [String]) -> String {
    files.contains { $0.contains("XCTestCase") } ? source : ""
  }

  private static let source = """

    import UIKit
    import XCTest

    private final class _TestLife: XCTestObservation {
      private var cases: [XCTestCase] = []
      func testCaseWillStart(_ testCase: XCTestCase) {
        cases.append(testCase)
        MainActor.assumeIsolated { _testTakesPlace(true) }
      }
      func testCaseDidFinish(_ testCase: XCTestCase) { MainActor.assumeIsolated { _testTakesPlace(false) } }
    }

    #if compiler(>=6.3)
    @section(".init_array") @used private let _cairnTestLife: @convention(c) () -> Void = {
      XCTestObservationCenter.shared.addTestObserver(_TestLife())
    }
    #endif

    """
}
