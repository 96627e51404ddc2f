import Testing

@testable import UIKitCore

/// Old places to new ones, against lists that are changed one by one.
@MainActor
struct UpdateMapTests {
  /// Provenance: derived; what is not named fills what is left, in its order.
  @Test func randomBatchesAgreeWithLists() {
    var random = SplitMix(seed: 11)
    for round in 0..<200 {
      let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
      let old = counts.enumerated().map { section, count in (0..<count).map { section * 100 + $0 } }
      var updates: [UICollectionViewUpdateItem] = []
      // Sections that go, stay and come; then the items of those that stay.
      let staying = old.indices.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      for gone in old.indices where !staying.contains(gone) {
        updates.append(UICollectionViewUpdateItem(.delete, before: .section(gone), after: nil))
      }
      var new: [(old: Int?, items: [Int])] = staying.map { ($0, []) }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        new.insert((nil, [-1]), at: Int.random(in: 0...new.count, using: &random))
      }
      for (place, section) in new.enumerated() where section.old == nil {
        updates.append(UICollectionViewUpdateItem(.insert, before: nil, after: .section(place)))
      }
      var travellers: [(IndexPath, Int)] = []
      for (place, section) in new.enumerated() {
        guard let before = section.old else { continue }
        for (item, value) in old[before].enumerated() {
          let path = IndexPath(item: item, section: before)
          switch Int.random(in: 0..<6, using: &random) {
          case 0: updates.append(UICollectionViewUpdateItem(.delete, before: path, after: nil))
          case 1: travellers.append((path, value))
          default: new[place].items.append(value)
          }
        }
      }
      // What is put in goes to its final place, from the front to the back.
      for place in new.indices where new[place].old != nil {
        var item = 0
        while item <= new[place].items.count {
          let path = IndexPath(item: item, section: place)
          switch Int.random(in: 0..<6, using: &random) {
          case 0:
            new[place].items.insert(-1, at: item)
            updates.append(UICollectionViewUpdateItem(.insert, before: nil, after: path))
          case 1:
            if let (from, value) = travellers.popLast() {
              new[place].items.insert(value, at: item)
              updates.append(UICollectionViewUpdateItem(.move, before: from, after: path))
            }
          default: break
          }
          item += 1
        }
      }
      for (from, _) in travellers { updates.append(UICollectionViewUpdateItem(.delete, before: from, after: nil)) }
      let map = UpdateMap(updates.shuffled(using: &random))
      for (section, items) in old.enumerated() {
        #expect(map.section(section) == new.firstIndex { $0.old == section }, "round \(round)")
        for (item, value) in items.enumerated() {
          let expected = new.enumerated().compactMap { place, section in
            section.items.firstIndex(of: value).map { IndexPath(item: $0, section: place) }
          }.first
          #expect(map.item(IndexPath(item: item, section: section)) == expected, "round \(round)")
        }
      }
      let problem = UpdateCheck(
        map, updates, old: ItemCounts(counts), new: ItemCounts(new.map(\.items.count))
      ).problem()
      #expect(problem == nil, "round \(round)")
    }
  }
}
