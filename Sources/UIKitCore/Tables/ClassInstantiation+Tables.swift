internal import CSwiftMetadata

extension ClassInstantiation {
  /// A cell of a registered class by its `init(style:reuseIdentifier:)`.
  static func makeCell(
    _ cellClass: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, identifier: String?
  ) -> UITableViewCell? {
    // Initializers take their arguments over: the memory is given up without releasing what it holds.
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    memory.initialize(to: identifier)
    let words = UnsafeRawPointer(memory).loadUnaligned(as: (UInt, UInt).self)
    memory.deallocate()
    let object = cairn_allocating_init_style(
      unsafeBitCast(UITableViewCell.self as AnyClass, to: UnsafeRawPointer.self), cairn_cell_init_style(),
      unsafeBitCast(cellClass as AnyClass, to: UnsafeRawPointer.self),
      UInt8(style.rawValue), words.0, words.1)
    guard let object else {
      fatalError("\(cellClass) cannot be made by its init(style:reuseIdentifier:)")
    }
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// A header or footer of a registered class by its `init(reuseIdentifier:)`.
  static func makeHeader(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView? {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    memory.initialize(to: identifier)
    let words = UnsafeRawPointer(memory).loadUnaligned(as: (UInt, UInt).self)
    memory.deallocate()
    let object = cairn_allocating_init_string(
      unsafeBitCast(UITableViewHeaderFooterView.self as AnyClass, to: UnsafeRawPointer.self), cairn_header_init(),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), words.0, words.1)
    guard let object else { fatalError("\(type) cannot be made by its init(reuseIdentifier:)") }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }
}
