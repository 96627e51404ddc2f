internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  func decodeStack(_ stack: UIStackView) {
    if element.string("axis") == "vertical" { stack.axis = .vertical }
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    stack.distribution = element.string("distribution").flatMap { distributions[$0] } ?? .fill
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
      "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
    stack.alignment = element.string("alignment").flatMap { alignments[$0] } ?? .fill
    if element.string("spacingType") == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if element.bool("baselineRelativeArrangement") == true { stack.isBaselineRelativeArrangement = true }
    // UIKIT: explicit margins switch relative arrangement on (stored frames of Interface Builder).
    let hasMargins = element.children.contains {
      ["layoutMargins", "directionalLayoutMargins"].contains($0.key ?? "")
    }
    stack.isLayoutMarginsRelativeArrangement =
      element.bool("layoutMarginsRelativeArrangement") ?? hasMargins || hasMargins
  }

}
