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

  /// Provenance: an application without scenes that asks the first window for its safe area before it is shown.
  @Test func windowsAreListedFromTheirBeginningWithoutScenes() {
    let application = UIApplication.shared
    application.isWithoutScenes = true
    defer { application.isWithoutScenes = false }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.isHidden && application.windows.contains(window))
    window.windowScene = nil
    #expect(!application.windows.contains(window))
  }
}
