/// What tests find that an application hosts: its window, the key one, before the first of them runs.
///
/// DEVIATION: the application itself is not started. Its window is empty.
enum TestHost {
  static let source = """

    import UIKit
    import XCTest

    nonisolated(unsafe) private var _hostWindow: UIWindow?

    private final class _TestHost: XCTestObservation {
      func testBundleWillStart(_ testBundle: Bundle) {
        MainActor.assumeIsolated {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          _hostWindow = window
        }
      }
    }

    #if compiler(>=6.3)
    @section(".init_array") @used private let _cairnTestHost: @convention(c) () -> Void = {
      XCTestObservationCenter.shared.addTestObserver(_TestHost())
    }
    #endif

    """
}
