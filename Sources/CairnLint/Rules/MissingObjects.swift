internal import InterfaceBuilder

/// Constraints and connections that name objects which are not in the document.
enum MissingObjects {
  static let info = LintRules.info("missing-object")

  static func check(_ document: IBDocument) -> [LintFinding] {
    var findings: [LintFinding] = []
    visit(document.root, document, objectID: nil, &findings)
    return findings
  }

  private static let references: [String: [String]] = [
    "constraint": ["firstItem", "secondItem"], "outlet": ["destination"], "outletCollection": ["destination"],
    "action": ["destination"], "segue": ["destination"],
  ]

  private static func visit(
    _ element: IBElement, _ document: IBDocument, objectID: String?, _ findings: inout [LintFinding]
  ) {
    for name in references[element.name] ?? [] {
      guard let id = element.string(name), !id.hasPrefix("-"), document.objects[id] == nil else { continue }
      findings.append(
        LintFinding(
          rule: info.name, severity: info.severity, location: element.location, objectID: element.id ?? objectID,
          scene: nil, message: "<\(element.name)> names '\(id)' as \(name), which is not in the document"))
    }
    let id = element.id ?? objectID
    for child in element.children { visit(child, document, objectID: id, &findings) }
  }
}
