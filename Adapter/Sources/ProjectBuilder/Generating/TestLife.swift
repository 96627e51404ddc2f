/// How long the objects of XCTest's cases live.
///
/// On Apple's systems a suite holds its cases until all have run, and what they hold with them; here each is let go of
/// behind its test, and what waits for the main queue finds nobody there. Each test has an autorelease pool around it.
enum TestLife {
  /// - Parameter files: the texts of the tests; without a case of XCTest nothing is needed.
  static func source(besides files: [String]) -> String {
    guard files.contains(where: { $0.contains("XCTestCase") }) else { return "" }
    let asking = /\bkeyWindow\b|\bUIApplication\.shared\.windows\b/.wordBoundaryKind(.simple)
    let asksForWindow = files.contains { $0.contains(asking) }
    return source(preparing: asksForWindow ? "; Self.showHost()" : "", asksForWindow ? host : "")
  }

  /// The window of the application that hosts tests in Xcode, for tests that ask the application for one: with a
  /// controller of its own, until a test gives it another. Tests of three public libraries need it.
  private static let host = """

      @MainActor private static var window: UIWindow?
      @MainActor private static func showHost() {
        guard UIApplication.shared.keyWindow == nil, getenv("\(TestHome.tool)") == nil else { return }
        let window = Self.window ?? UIWindow(frame: UIScreen.main.bounds)
        Self.window = window
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        window.makeKeyAndVisible()
      }
    """

  private static func source(preparing: String, _ members: String) -> String {
    """

    import UIKit
    import XCTest

    private final class _TestLife: XCTestObservation {
      private var cases: [XCTestCase] = []
      func testCaseWillStart(_ testCase: XCTestCase) {
        cases.append(testCase)
        MainActor.assumeIsolated { _testTakesPlace(true)\(preparing) }
      }
      func testCaseDidFinish(_ testCase: XCTestCase) { MainActor.assumeIsolated { _testTakesPlace(false) } }\(members)
    }

    #if compiler(>=6.3)
    @section(".init_array") @used private let _cairnTestLife: @convention(c) () -> Void = {
      XCTestObservationCenter.shared.addTestObserver(_TestLife())
    }
    #endif

    """
  }
}
