internal import InterfaceBuilder
internal import UIKitCore

/// The UIKit class behind an element that is a view.
@MainActor
struct ViewKind {
  /// Apple's class, also where a plain view stands in for it.
  let className: String
  let type: UIView.Type
  /// What the canvas shows: a view in the place of a window, which would be hidden.
  var canvasType: UIView.Type { type == UIWindow.self ? UIView.self : type }

  static func of(_ element: IBElement) -> ViewKind {
    let tag = element.name
    return ViewKind(
      className: table.kind(tag)?.className ?? "UI" + tag.prefix(1).uppercased() + tag.dropFirst(),
      type: table.type(of: tag) ?? UIView.self)
  }

  private static let table = KindTable<UIView>(.view)
}
