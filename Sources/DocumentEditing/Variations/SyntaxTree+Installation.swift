extension SyntaxTree {
  /// Whether a view or constraint is installed for these size classes.
  ///
  /// Masks in the element around it decide: first its own, then those of its variations, the special ones last.
  package func isInstalled(_ id: SyntaxNode.ID, for classes: SizeClassKey) -> Bool {
    guard let owner = installationOwner(of: id) else { return true }
    return isInstalled(element(id).id ?? "", in: owner, for: classes)
  }

  /// The size classes of the 3 × 3 grid for which a document says something else about the object than for any size.
  package func installationKeys(of id: SyntaxNode.ID) -> [(classes: SizeClassKey, isInstalled: Bool)] {
    guard let owner = installationOwner(of: id), let name = element(id).id else { return [] }
    return children(of: owner, named: "variation").compactMap { variation in
      children(of: variation, named: "mask").lazy.flatMap { children(of: $0) }
        .first { element($0)["reference"] == name }
        .map { (SizeClassKey(key: element(variation).key ?? "default"), element($0).name == "include") }
    }
  }

  /// Installs an object for these size classes, or leaves it out of them.
  ///
  /// What the size classes say already is not said again: an exclusion that falls away goes, with the masks and
  /// variations that are empty then.
  package mutating func setInstalled(
    _ isInstalled: Bool, _ id: SyntaxNode.ID, for classes: SizeClassKey
  ) throws(EditError) {
    guard let owner = installationOwner(of: id), let name = element(id).id else {
      throw EditError(
        "<\(element(id).name)> is neither a subview nor a constraint of a view, and is always installed",
        at: location(of: id))
    }
    let before = self
    do throws(EditError) {
      try setInstalled(isInstalled, name, isConstraint: element(id).name == "constraint", in: owner, classes)
    } catch {
      self = before
      throw error
    }
  }

  private mutating func setInstalled(
    _ isInstalled: Bool, _ name: String, isConstraint: Bool, in owner: SyntaxNode.ID, _ classes: SizeClassKey
  ) throws(EditError) {
    // What is said here is taken away first; what is left decides whether something has to be said.
    var masks = variation(of: owner, for: classes).map { children(of: $0, named: "mask") } ?? []
    if classes == .any { masks += children(of: owner, named: "mask") }
    for mask in masks {
      for entry in children(of: mask) where element(entry)["reference"] == name {
        try apply(.remove(entry))
        try prune(mask, unless: owner)
      }
    }
    guard self.isInstalled(name, in: owner, for: classes) != isInstalled else { return }
    let variation = try makeVariation(of: owner, for: classes)
    let key = isConstraint ? "constraints" : "subviews"
    if child(of: variation, key: key, named: "mask") == nil {
      try apply(.add(ElementTemplate("mask", [("key", key)]), to: variation, at: .standard))
    }
    guard let mask = child(of: variation, key: key, named: "mask") else { return }
    let entry = ElementTemplate(isInstalled ? "include" : "exclude", [("reference", name)])
    // UIKIT: exclusions come before inclusions, and the references are sorted (the order of public documents).
    let next = children(of: mask).first {
      let other = element($0)
      return (other.name, other["reference"] ?? "") > (entry.name, name)
    }
    try apply(.add(entry, to: mask, at: next.map { .before($0) } ?? .last))
  }

  private func isInstalled(
    _ name: String, in owner: SyntaxNode.ID, for classes: SizeClassKey
  ) -> Bool {
    var result = true
    for holder in [owner] + variations(of: owner, holdingIn: classes).map(\.id) {
      for mask in children(of: holder, named: "mask") {
        for entry in children(of: mask) where element(entry)["reference"] == name {
          result = element(entry).name == "include"
        }
      }
    }
    return result
  }

  /// The view whose masks speak of a subview or constraint.
  private func installationOwner(of id: SyntaxNode.ID) -> SyntaxNode.ID? {
    guard let list = parent(of: id), ["subviews", "constraints"].contains(element(list).name) else { return nil }
    return parent(of: list)
  }
}
