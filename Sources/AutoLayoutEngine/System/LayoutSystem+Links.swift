/// Which records mention an item: a list through the records, whose head the item has.
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
    if a >= 0 {
      records[Int(record)].next.0 = items[Int(a)].firstRecord
      items[Int(a)].firstRecord = record
    }
    if b >= 0, b != a {
      records[Int(record)].next.1 = items[Int(b)].firstRecord
      items[Int(b)].firstRecord = record
    }
  }

  func unlink(_ record: Int32) {
    let (a, b) = records[Int(record)].items
    if a >= 0 { unlink(record, from: a) }
    if b >= 0, b != a { unlink(record, from: b) }
    records[Int(record)].items = (-1, -1)
  }

  private func unlink(_ record: Int32, from item: Int32) {
    let r = records[Int(record)]
    let after = r.items.0 == item ? r.next.0 : r.next.1
    var cursor = items[Int(item)].firstRecord
    if cursor == record {
      items[Int(item)].firstRecord = after
      return
    }
    while cursor >= 0 {
      let c = records[Int(cursor)]
      let isFirst = c.items.0 == item
      let next = isFirst ? c.next.0 : c.next.1
      if next == record {
        if isFirst { records[Int(cursor)].next.0 = after } else { records[Int(cursor)].next.1 = after }
        return
      }
      cursor = next
    }
  }
}
