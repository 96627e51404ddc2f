/// How many sections and items the data source has told of.
struct ItemCounts: Equatable {
  private(set) var perSection: [Int] = []

  var sections: Int { perSection.count }
  func items(in section: Int) -> Int { perSection.indices.contains(section) ? perSection[section] : 0 }

  init() {}
  init(_ counts: [Int]) { perSection = counts }

  /// An item leaves one section for another.
  mutating func move(from old: Int, to new: Int) {
    guard perSection.indices.contains(old), perSection.indices.contains(new) else { return }
    perSection[old] -= 1
    perSection[new] += 1
  }
}
