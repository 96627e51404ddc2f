internal import Foundation
public import UIKitCore

/// The running application as interface tests see it.
///
/// ```swift
/// let app = InterfaceApplication(host)
/// app.textFields["Name"].typeText("Ada")
/// app.buttons["Save"].tap()
/// #expect(app.staticTexts["Saved"].waitForExistence(timeout: 2))
/// ```
@MainActor
public struct InterfaceApplication: InterfaceQueries {
  private let host: HeadlessHost

  /// The interface that a host shows.
  public init(_ host: HeadlessHost) { self.host = host }

  /// The frontmost element that is called so, of any kind.
  public subscript(name: String) -> InterfaceElement {
    for kind in [buttons, cells, textFields, searchFields, staticTexts, otherElements] where kind[name].exists {
      return kind[name]
    }
    return InterfaceElement(host, "\"\(name)\"") { nil }
  }

  /// Types for whoever is first responder.
  public func typeText(_ text: String) {
    host.send(.text(text))
    host.advance(by: 0.1)
  }

  /// What the application has told assistive technologies since the last call, the oldest first.
  public func postedNotifications() -> [(notification: UIAccessibility.Notification, argument: Any?)] {
    defer { AccessibilityCourse.current.posted = [] }
    return AccessibilityCourse.current.posted
  }

  /// What is on the screen and is of a kind, the windows in front first.
  public func query(_ kind: String, _ accepts: @escaping @MainActor (UIResponder) -> Bool) -> InterfaceQuery {
    InterfaceQuery(host, kind) {
      windows(of: host).flatMap { InterfaceNode(element: $0).tree }.filter { accepts($0.element) }
    }
  }

  /// Front to back, as far as nothing says that it is alone.
  private func windows(of host: HeadlessHost) -> [UIView] {
    let windows = host.scene.shownWindows.reversed() as [UIView]
    for window in windows {
      if let modal = InterfaceNode(element: window).tree.last(where: { $0.view?.accessibilityViewIsModal == true })?
        .view
      {
        return windows.prefix { $0 !== window } + [modal]
      }
    }
    return windows
  }
}
