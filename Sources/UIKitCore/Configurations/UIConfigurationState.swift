/// The name of a value that a client adds to a state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey>
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// Keys are the same when their names are; a name of reversed domains keeps libraries apart.
  public var rawValue: String
  /// For keys that a program declares as constants.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The same as the initializer without a label.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a configuration may depend on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>
public protocol UIConfigurationState {
  /// The traits of the view whose state it is.
  var traitCollection: UITraitCollection { get set }
  /// A state with nothing set: not selected, not highlighted, not disabled.
  init(traitCollection: UITraitCollection)
  /// What the program has put there; nil for keys without a value.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct>
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// For programs to read; nothing here depends on it.
  public var traitCollection: UITraitCollection
  /// Dims the texts of list content. Default: false; headers and footers do not set it themselves.
  public var isDisabled = false
  /// Colors the backgrounds of list cells as a selection does. Default: false.
  public var isHighlighted = false
  /// Colors the backgrounds of list cells. Default: false.
  public var isSelected = false
  /// For programs to read; nothing here depends on it.
  public var isFocused = false
  /// For programs to read; nothing here depends on it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing else set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What the program has put there; nil for keys without a value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct>
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How far a drag of the cell has come: lifted in place, or on its way.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// Whether something that the list would take is above it, and whether this cell is where it would go.
  public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }

  /// For programs to read; nothing here depends on it.
  public var traitCollection: UITraitCollection
  /// Dims the texts of list content. True for cells that take no touches. Default: false.
  public var isDisabled = false
  /// Whether a finger is on the cell; colors the backgrounds of list cells as a selection does.
  public var isHighlighted = false
  /// Whether the cell is chosen in its list; colors the backgrounds of list cells.
  public var isSelected = false
  /// For programs to read; nothing here depends on it.
  public var isFocused = false
  /// For programs to read; nothing here depends on it.
  public var isPinned = false
  /// Whether the list lets its cells be edited; accessories and backgrounds follow. Default: false.
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

  /// A state of a cell that nothing happens to. Cells make theirs in `configurationState`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What the program has put there; nil for keys without a value.
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
