import AutoLayoutEngine
import Foundation
import Testing

/// Provenance: derived; edits in any order leave the same records as the rules applied afresh.
@Suite struct StackLedgerTests {
  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private func edit(_ ledger: inout StackLedger, _ random: inout Random, fresh: inout Int) {
    let count = ledger.arrangement.items.count
    switch count == 0 ? 0 : random.next(6) {
    case 0, 1:
      fresh += 1
      let item = ArrangedItem(
        id: fresh, isHidden: random.next(4) == 0, proportionalLength: CGFloat(random.next(3) * 20),
        isMultilineText: random.next(5) == 0)
      ledger.insert(item, at: random.next(count + 1))
    case 2: ledger.remove(at: random.next(count))
    case 3: ledger.update(at: random.next(count)) { $0.isHidden.toggle() }
    case 4:
      let space = CGFloat(random.next(9))
      ledger.update(at: random.next(count)) { $0.customSpacing = space }
    default:
      var configuration = ledger.arrangement.configuration
      if random.next(4) == 0 { configuration.spacing = CGFloat(random.next(5)) }
      if random.next(12) == 0 { configuration.axis = configuration.axis.other }
      if random.next(6) == 0 { configuration.distribution = .init(rawValue: random.next(5)) ?? .fill }
      if random.next(6) == 0 { configuration.alignment = .init(rawValue: random.next(6)) ?? .fill }
      ledger.setConfiguration(configuration)
    }
  }

  @Test(arguments: 1...40)
  func editsEqualRulesAppliedAfresh(seed: Int) {
    var random = Random(state: UInt64(seed))
    var ledger = StackLedger(
      StackConfiguration(compatibility: seed % 2 == 0 ? .eagerTextWidths : []))
    var slots: [StackArrangement.Slot: [StackArrangement.Record]] = [:]
    var fresh = 0
    for _ in 0..<60 {
      for _ in 0...random.next(3) { edit(&ledger, &random, fresh: &fresh) }
      for change in ledger.takeChanges() { slots[change.slot] = change.records }
      let expected = Dictionary(grouping: ledger.arrangement.records, by: { $0 }).mapValues(\.count)
      let actual = Dictionary(
        grouping: ledger.arrangement.items.isEmpty ? [] : slots.values.flatMap { $0 }, by: { $0 }
      ).mapValues(\.count)
      #expect(actual == expected)
    }
  }

  @Test(arguments: [StackConfiguration.Distribution.fill, .fillEqually, .equalSpacing], [0, 1, 500, 999, 1000])
  func oneInsertionTouchesAHandful(distribution: StackConfiguration.Distribution, position: Int) {
    var ledger = StackLedger(StackConfiguration(distribution: distribution, alignment: .center, spacing: 4))
    for index in 0..<1000 { ledger.insert(ArrangedItem(id: index), at: index) }
    _ = ledger.takeChanges()
    ledger.insert(ArrangedItem(id: 5000), at: position)
    let touched = ledger.takeChanges().count
    // A new first item leads the equal extents and gaps of all others.
    let leads = position == 0 && distribution != .fill
    #expect(leads ? touched > 1000 || distribution == .equalSpacing : touched <= 5)
    ledger.update(at: 400) { $0.isHidden = true }
    #expect(ledger.takeChanges().count <= 4)
  }
}
