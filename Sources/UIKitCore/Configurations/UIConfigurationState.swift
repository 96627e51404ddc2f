/// The name of a value that a client adds to a state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey>
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a configuration may depend on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  init(traitCollection: UITraitCollection)
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct>
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// For programs to read; nothing here depends on it.
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// For programs to read; nothing here depends on it.
  public var isFocused = false
  /// For programs to read; nothing here depends on it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct>
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }

  /// For programs to read; nothing here depends on it.
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// For programs to read; nothing here depends on it.
  public var isFocused = false
  /// For programs to read; nothing here depends on it.
  public var isPinned = false
  public var isEditing = false
  /// For programs to read; nothing here depends on it.
  public var isExpanded = false
  /// For programs to read; nothing here depends on it.
  public var isSwiped = false
  /// For programs to read; nothing here depends on it.
  public var isReordering = false
  /// Whether the cell is lifted or dragged.
  public var cellDragState = DragState.none
  /// Whether something is dragged above the cell's view that it would take, and into this cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIConfigurationState {
  /// What both kinds of states tell.
  var look: (highlighted: Bool, selected: Bool, disabled: Bool, editing: Bool) {
    if let cell = self as? UICellConfigurationState {
      return (cell.isHighlighted, cell.isSelected, cell.isDisabled, cell.isEditing)
    }
    if let view = self as? UIViewConfigurationState {
      return (view.isHighlighted, view.isSelected, view.isDisabled, false)
    }
    return (false, false, false, false)
  }
}
