package import DocumentEditing
internal import Foundation

/// Writes frames into a document, and touches nothing else.
package struct FrameFixer {
  package private(set) var tree: SyntaxTree

  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// Gives the object with this id another frame. False when its `<rect key="frame">` is not found.
  package mutating func setFrame(_ frame: LintFinding.Frame, ofObject id: String) -> Bool {
    guard let object = tree.object(id), let rect = tree.child(of: object, key: "frame", named: "rect") else {
      return false
    }
    let values = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    let old = tree.element(rect)
    guard values.allSatisfy({ old[$0.0] != nil }) else { return false }
    let before = tree
    for (name, value) in values {
      if let number = old[name].flatMap({ Double($0) }), abs(number - value) < 1e-6 { continue }
      // Interface Builder writes the zero of an origin as 0.0.
      let text = value == 0 ? "0.0" : FrameText.number(CGFloat(value))
      do throws(EditError) {
        try tree.apply(.setAttribute(rect, name: name, value: text))
      } catch {
        tree = before
        return false
      }
    }
    return true
  }
}
