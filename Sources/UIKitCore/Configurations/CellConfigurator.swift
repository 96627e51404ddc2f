/// Keeps a cell's configurations and the views that show them.
@MainActor
final class CellConfigurator {
  private unowned let cell: any ConfigurableCell
  private(set) var background: ConfiguredBackground?
  var updatesContent = true
  var updatesBackground = true
  private var needsUpdate = true
  private var isUpdating = false

  /// The cell's part in a drag, and in a drop into its view.
  var drag = UICellConfigurationState.DragState.none { didSet { if drag != oldValue { setNeedsUpdate() } } }
  var drop = UICellConfigurationState.DropState.none { didSet { if drop != oldValue { setNeedsUpdate() } } }

  init(_ cell: any ConfigurableCell) { self.cell = cell }

  /// Takes the raw value of a cell's drag state; false when the cell is in it already.
  func changesDrag(to state: Int) -> Bool {
    guard let state = UICellConfigurationState.DragState(rawValue: state), state != drag else { return false }
    drag = state
    return true
  }
  /// The cells of a view hear of a drop above it, and which of them takes it.
  static func tell(
    _ cells: [some ConfigurableCell], of others: UICellConfigurationState.DropState,
    target: (any ConfigurableCell)? = nil
  ) {
    for cell in cells { cell.configurator.drop = cell === target ? .targeted : others }
  }

  // MARK: Content

  var content: (any UIContentConfiguration)? {
    didSet {
      guard let content else {
        if oldValue != nil { cell.takeContentView(cell.makePlainContentView()) }
        return
      }
      if oldValue != nil, let view = cell.contentHolder as? any UIView & UIContentView, view.supports(content) {
        view.configuration = content
      } else {
        cell.takeContentView(content.makeContentView())
      }
      // UIKIT: another content may want another size. A guess.
      if !isUpdating { cell.invalidateIntrinsicContentSize() }
      cell.setNeedsLayout()
    }
  }

  // MARK: Background

  var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let backgroundConfiguration else {
        background?.removeFromSuperview()
        background = nil
        return
      }
      if let background {
        background.configuration = backgroundConfiguration
      } else {
        let view = ConfiguredBackground(backgroundConfiguration)
        background = view
        cell.insertSubview(view, at: 0)
      }
      cell.backgroundDidChange()
      cell.setNeedsLayout()
    }
  }

  // MARK: Updates

  func setNeedsUpdate() {
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// UIKIT: updates are gathered and run before the cell is measured or laid out.
  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    cell.runUpdateConfiguration()
    isUpdating = false
  }

  /// What cells do by themselves for a new state.
  func update(for state: any UIConfigurationState) {
    if updatesContent, let content { self.content = content.updated(for: state) }
    if updatesBackground, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }
}
