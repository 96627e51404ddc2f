internal import Foundation
package import InterfaceBuilder
package import UIKitCore
package import UIKitDocuments

/// A scene, laid out, with what happened meanwhile.
@MainActor
package struct LintedScene {
  package let document: IBDocument
  package let made: InstantiatedScene
  package let conflicts: [LayoutConflict]

  /// The entries whose views can be seen.
  var visible: [InstantiatedScene.Entry] { made.entries.filter { Self.isVisible($0.view, in: made.root) } }

  private static func isVisible(_ view: UIView, in root: UIView?) -> Bool {
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha < 0.01 { return false }
      if current === root { return true }
      next = current.superview
    }
    return true
  }

  /// How the object is called: its label, else class and id.
  static func name(_ entry: InstantiatedScene.Entry) -> String {
    if let label = entry.element.string("userLabel") { return "\(entry.className) \"\(label)\"" }
    if let text = TextFit.text(of: entry.view), !text.isEmpty {
      let short = text.count > 24 ? text.prefix(23) + "…" : Substring(text)
      return "\(entry.className) \"\(short.replacingOccurrences(of: "\n", with: " "))\""
    }
    return "\(entry.className) \(entry.id)"
  }
}
