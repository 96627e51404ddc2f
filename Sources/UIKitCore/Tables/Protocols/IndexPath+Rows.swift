public import Foundation

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

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
