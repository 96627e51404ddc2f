public import Foundation

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }
  /// An item of a section.
  public init(item: Int, section: Int) {
    // Two indexes are kept without an array, unless they come from one.
    self = IndexPath(index: section).appending(item)
  }

  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { if count > 0 { self[0] = newValue } else { append(newValue) } }
  }
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { if count > 1 { self[1] = newValue } else { self = IndexPath(row: newValue, section: section) } }
  }
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
