internal import InterfaceBuilder
internal import UIKitCore

/// The UIKit class behind an element that is a view.
@MainActor
struct ViewKind {
  /// Apple's class, also where a plain view stands in for it.
  let className: String
  let type: UIView.Type

  static func of(_ element: IBElement) -> ViewKind {
    if let kind = kinds[element.name] { return kind }
    return ViewKind(
      className: "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst(), type: UIView.self)
  }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: IBElementKind.all(.view).map { kind in
      (kind.tag, ViewKind(className: kind.className, type: LibraryClasses.type(of: kind) ?? UIView.self))
    })
}
