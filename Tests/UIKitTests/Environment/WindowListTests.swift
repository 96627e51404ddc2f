import Testing

@testable import UIKitCore

/// The windows that an application knows.
@MainActor
struct WindowListTests {
  /// Documented: Apple's page on `windows`, "The app's visible and hidden windows".
  @Test func hiddenWindowsAreListed() {
    let application = UIApplication.shared
    let window = UIWindow(windowScene: application.defaultScene)
    #expect(window.isHidden && application.windows.contains(window))
    window.windowScene = nil
    #expect(!application.windows.contains(window))
  }
}
