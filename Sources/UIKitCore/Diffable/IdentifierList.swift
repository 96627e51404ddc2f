/// Identifiers in the order in which they were named, each once.
struct IdentifierList<Identifier: Hashable> {
  private(set) var identifiers: [Identifier] = []
  private var known: Set<Identifier> = []

  mutating func append(_ new: [Identifier]) {
    for identifier in new where known.insert(identifier).inserted { identifiers.append(identifier) }
  }

  mutating func remove(_ gone: Set<Identifier>) {
    guard !known.isDisjoint(with: gone) else { return }
    known.subtract(gone)
    identifiers.removeAll { gone.contains($0) }
  }
}

extension IdentifierList: Sendable where Identifier: Sendable {}
