internal import InterfaceBuilder
internal import UIKitCore

/// The UIKit class behind a controller's element.
@MainActor
enum ControllerKind {
  static func type(of element: IBElement) -> UIViewController.Type { types[element.name] ?? UIViewController.self }

  private static let types = Dictionary(
    uniqueKeysWithValues: IBElementKind.all(.controller).map { kind in
      (kind.tag, LibraryClasses.type(of: kind) ?? UIViewController.self)
    })
}
