extension IBDocument {
  /// What nobody has read so far: attributes and elements that this version does not understand. One warning for each
  /// kind of content, at its first place.
  public func unreadContent() -> [DocumentWarning] {
    var seen: Set<String> = []
    var warnings: [DocumentWarning] = []
    visit(root, objectID: nil, &seen, &warnings)
    return warnings
  }

  private func visit(
    _ element: IBElement, objectID: String?, _ seen: inout Set<String>, _ warnings: inout [DocumentWarning]
  ) {
    let id = element.peek("id") ?? objectID
    guard element.isRead || element === root else {
      if seen.insert("<\(element.parent?.name ?? "")/\(element.name)>").inserted {
        warnings.append(
          DocumentWarning(
            location: element.location, objectID: id,
            message: "<\(element.name)> in <\(element.parent?.name ?? "")> is not understood and has no effect"))
      }
      return
    }
    for name in element.unreadAttributes where name != "key" && name != "id" {
      if seen.insert("\(element.name).\(name)").inserted {
        warnings.append(
          DocumentWarning(
            location: element.location, objectID: id,
            message: "attribute '\(name)' of <\(element.name)> is not understood and has no effect"))
      }
    }
    for child in element.children { visit(child, objectID: id, &seen, &warnings) }
  }
}
