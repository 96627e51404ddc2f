/// Which records mention an item: a list through the records in both directions, whose head the item has.
extension LayoutSystem {
  /// Calls `body` with every constraint that mentions the item.
  public func forEachRecord(of item: Int32, _ body: (Int32) -> Void) {
    var record = items[Int(item)].firstRecord
    while record >= 0 {
      let r = records[Int(record)]
      body(record)
      record = r.items.0 == item ? r.next.0 : r.next.1
    }
  }

  func link(_ record: Int32, _ a: Int32, _ b: Int32) {
    records[Int(record)].items = (a, b)
    if a >= 0 { link(record, to: a) }
    if b >= 0, b != a { link(record, to: b) }
  }

  func unlink(_ record: Int32) {
    let (a, b) = records[Int(record)].items
    if a >= 0 { unlink(record, from: a) }
    if b >= 0, b != a { unlink(record, from: b) }
    records[Int(record)].items = (-1, -1)
  }

  private func link(_ record: Int32, to item: Int32) {
    let after = items[Int(item)].firstRecord
    setNext(of: record, for: item, after)
    setPrevious(of: record, for: item, -1)
    if after >= 0 { setPrevious(of: after, for: item, record) }
    items[Int(item)].firstRecord = record
  }

  private func unlink(_ record: Int32, from item: Int32) {
    let r = records[Int(record)]
    let (before, after) = r.items.0 == item ? (r.previous.0, r.next.0) : (r.previous.1, r.next.1)
    if before >= 0 { setNext(of: before, for: item, after) } else { items[Int(item)].firstRecord = after }
    if after >= 0 { setPrevious(of: after, for: item, before) }
  }

  private func setNext(of record: Int32, for item: Int32, _ next: Int32) {
    if records[Int(record)].items.0 == item {
      records[Int(record)].next.0 = next
    } else {
      records[Int(record)].next.1 = next
    }
  }

  private func setPrevious(of record: Int32, for item: Int32, _ previous: Int32) {
    if records[Int(record)].items.0 == item {
      records[Int(record)].previous.0 = previous
    } else {
      records[Int(record)].previous.1 = previous
    }
  }
}
