internal import DocumentEditing
internal import InterfaceBuilder

/// A gesture recognizer: its construction, its properties, and the methods that it calls.
struct GestureCode {
  let tree: SyntaxTree
  let recognizer: SyntaxNode.ID
  private var element: SyntaxElement { tree.element(recognizer) }

  init(_ tree: SyntaxTree, _ recognizer: SyntaxNode.ID) {
    self.tree = tree
    self.recognizer = recognizer
  }

  static func isRecognizer(_ tag: String) -> Bool { IBElementKind.of(tag)?.role == .gestureRecognizer }

  /// The recognizers of a view, in the document's order.
  static func recognizers(of view: SyntaxNode.ID, in tree: SyntaxTree) -> [SyntaxNode.ID] {
    guard let list = tree.child(of: view, named: "connections") else { return [] }
    return tree.children(of: list, named: "outletCollection").compactMap { outlet in
      guard tree.element(outlet)["property"] == "gestureRecognizers" else { return nil }
      let node = tree.element(outlet)["destination"].flatMap { tree.object($0) }
      return node.flatMap { isRecognizer(tree.element($0).name) ? $0 : nil }
    }
  }

  var className: String {
    CodeNames.customClass(element).map { CodeNames.identifier($0) }
      ?? IBElementKind.of(element.name)?.className ?? "UIGestureRecognizer"
  }

  /// What differs from what UIKit has by itself.
  func properties(as name: String) -> [String] {
    var lines: [String] = []
    for (property, standard) in Self.numbers[className] ?? [] {
      if let value = CodeValues.number(element[property]), value != standard {
        lines.append("\(name).\(property) = \(value)")
      }
    }
    for (property, standard) in [
      ("cancelsTouchesInView", "YES"), ("delaysTouchesBegan", "NO"), ("delaysTouchesEnded", "YES"),
    ] {
      if let value = element[property], value != standard { lines.append("\(name).\(property) = \(value == "YES")") }
    }
    if element["enabled"] == "NO" { lines.append("\(name).isEnabled = false") }
    if element.name == "swipeGestureRecognizer" {
      let stated = tree.child(of: recognizer, key: "direction").map { tree.element($0) }
      let names = ["right", "left", "up", "down"].filter { stated?[$0] == "YES" || element["direction"] == $0 }
      if !names.isEmpty, names != ["right"] {
        lines.append("\(name).direction = \(Self.set(names))")
      }
    }
    if let edges = tree.child(of: recognizer, named: "rectEdge").map({ tree.element($0) }) {
      let names = ["top", "left", "bottom", "right"].filter { edges[$0] == "YES" }
      lines.append("\(name).edges = \(Self.set(names))")
    }
    return lines
  }

  private static func set(_ names: [String]) -> String {
    let cases = names.map { ".\($0)" }
    return cases.count == 1 ? cases[0] : "[\(cases.joined(separator: ", "))]"
  }

  private static let numbers: [String: [(String, String)]] = [
    "UITapGestureRecognizer": [("numberOfTapsRequired", "1"), ("numberOfTouchesRequired", "1")],
    "UISwipeGestureRecognizer": [("numberOfTouchesRequired", "1")],
    "UIPanGestureRecognizer": [("minimumNumberOfTouches", "1"), ("maximumNumberOfTouches", "4294967295")],
    "UILongPressGestureRecognizer": [
      ("minimumPressDuration", "0.5"), ("allowableMovement", "10"), ("numberOfTapsRequired", "0"),
      ("numberOfTouchesRequired", "1"),
    ],
  ]
}
