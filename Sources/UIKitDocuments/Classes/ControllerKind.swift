internal import InterfaceBuilder
internal import UIKitCore

/// The UIKit class behind a controller's element.
@MainActor
enum ControllerKind {
  static func type(of element: IBElement) -> UIViewController.Type {
    table.type(of: element.name) ?? UIViewController.self
  }

  private static let table = KindTable<UIViewController>(.controller)

  /// What stands in for a controller on the canvas: real containers, and nothing that would fill its view by itself.
  static func canvasType(of element: IBElement) -> UIViewController.Type {
    ["navigationController", "tabBarController"].contains(element.name) ? type(of: element) : UIViewController.self
  }
}
