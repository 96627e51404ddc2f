internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  /// `<accessibility key="accessibilityConfiguration">`.
  func decodeAccessibility(_ view: UIView) {
    guard let configuration = element.child(key: "accessibilityConfiguration", "accessibility") else { return }
    view.accessibilityIdentifier = configuration.string("identifier")
    view.accessibilityLabel = configuration.text("label")
    view.accessibilityHint = configuration.text("hint")
    if let isElement = configuration.child(key: "isElement")?.bool("value") { view.isAccessibilityElement = isElement }
    guard let traits = configuration.child(key: "traits", "accessibilityTraits") else { return }
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
      ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
      ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("header", .header),
    ]
    view.accessibilityTraits = names.reduce(into: .none) { if traits.bool($1.0) == true { $0.insert($1.1) } }
    traits.note("none")
  }
}
