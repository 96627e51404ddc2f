internal import CSwiftMetadata

/// A controller whose view is a table.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewcontroller>
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// A controller that makes a table of this style in `loadView()`.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller whose table comes from a nib; a plain one where there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller with a plain table.
  public convenience init() { self.init(style: .plain) }
  /// The controller of a document, whose table and static rows come from there.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Whether the selection is cleared when the view appears. Default: true.
  open var clearsSelectionOnViewWillAppear = true
  /// Pulled down from above the table to load anew; the table's own. Default: nil.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
  /// The table: the view itself, or the first table among its subviews. Setting it sets the view; what it lacks of data
  /// source and delegate is the controller.
  open var tableView: UITableView! {
    get { view as? UITableView ?? view.subviews.lazy.compactMap { $0 as? UITableView }.first }
    set {
      view = newValue
      fill(newValue)
    }
  }

  open override func loadView() {
    if origin?.hasView == true {
      super.loadView()
    } else {
      let view = UITableView(frame: UIScreen.main.bounds, style: style)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view = view
    }
    if isViewLoaded { fill(tableView) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fill(tableView)
  }

  /// The controller is the source and the delegate of any table that comes without.
  private func fill(_ table: UITableView?) {
    guard let table else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  private let keyboardAvoidance = KeyboardAvoidance()

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance.stop()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardAvoidance.start(tableView)
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data. A document's static rows are there without further ado.

  private var fixed: [StaticTableSection] { tableView?.staticSections ?? [] }

  /// By default as many as there are static sections, else 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }
  /// By default as many as there are static rows, else 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fixed.indices.contains(section) ? fixed[section].cells.count : 0
  }
  /// By default the static cell of the row. Traps where there is none: “UITableView dataSource must return a cell from
  /// tableView:cellForRowAtIndexPath:”.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard fixed.indices.contains(indexPath.section), fixed[indexPath.section].cells.indices.contains(indexPath.row)
    else {
      fatalError("UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath: (\(type(of: self)))")
    }
    return fixed[indexPath.section].cells[indexPath.row]
  }
  /// By default the static section's title, else nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    fixed.indices.contains(section) ? fixed[section].header : nil
  }
  /// By default the static section's footer, else nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    fixed.indices.contains(section) ? fixed[section].footer : nil
  }
  /// By default every row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// By default every row can be moved, where `tableView(_:moveRowAt:to:)` is overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// By default nothing; override to delete or insert the row's data, then the row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// By default nothing; override to move the row's data. The row stands there already.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// By default nil: no index at the edge.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// By default the section of the title's place.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Delegate

  /// A static cell's own height, or that of the table's rows.
  ///
  /// UIKIT: subclasses that say something of some rows call `super` for the others, the first one often among them (as
  /// public code with static tables does).
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if tableView.staticSections.isEmpty, !overridesHeights { OptionalAnswers.current.noteDefault() }
    guard fixed.indices.contains(indexPath.section), fixed[indexPath.section].cells.indices.contains(indexPath.row)
    else { return tableView.rowHeight }
    return fixed[indexPath.section].cells[indexPath.row].statedHeight ?? tableView.rowHeight
  }
  private var overridesHeights: Bool {
    cairn_overrides(
      unsafeBitCast(UITableViewController.self as AnyClass, to: UnsafeRawPointer.self), cairn_table_controller_height(),
      unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self)) != 0
  }
  /// By default `automaticDimension`: the table's own height for headers counts.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalAnswers.current.noteDefault()
    return UITableView.automaticDimension
  }
  /// By default `automaticDimension`: the table's own height for footers counts.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalAnswers.current.noteDefault()
    return UITableView.automaticDimension
  }
  /// By default nil: a header of the data source's title, if there is one.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// By default nil: a footer of the data source's title, if there is one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// By default `automaticDimension`: the table's own estimate counts.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalAnswers.current.noteDefault()
    return UITableView.automaticDimension
  }
  /// Called just before a cell comes into view. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Called when a cell has left the view, with the index path that it had. Default: nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called just before a header comes into view. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// Asked when a finger comes on a row; false refuses the selection, too. Default: true.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Which row is selected by the touch on a row; nil for none. Default: the row itself.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// A touch has selected a row; a selection by the program calls nothing. Default: nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A touch has deselected a row. Default: nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The detail button of a row was tapped, which does not select it. Default: nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// The control of a row in editing mode, and what a swipe offers. Default: delete.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// The actions that a swipe from the trailing edge uncovers; nil leaves it to the editing style. Default: nil.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions that a swipe from the leading edge uncovers. Default: nil, none.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The content offset has changed, by whichever cause. Default: nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// By default the table's `estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalAnswers.current.noteDefault()
    return tableView.estimatedSectionHeaderHeight
  }
  /// By default the table's `estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalAnswers.current.noteDefault()
    return tableView.estimatedSectionFooterHeight
  }
  /// By default 0; a cell's own `indentationLevel` counts then.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalAnswers.current.noteDefault()
    return 0
  }
  /// Called just before a footer comes into view. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// Called when a header has left the view. Default: nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called when a footer has left the view. Default: nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// A finger has come on a row. Default: nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// The finger has left the row or has been lifted. Default: nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Which row is deselected; nil for none. Default: the row itself.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Whether a tap performs the row's action besides selecting it. Default: true outside editing mode.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  /// A tap on a row, as opposed to a selection by keyboard or focus. Default: nothing.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// Whether two fingers may begin to select rows here. Default: false.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Two fingers have begun to select; the usual place to call `setEditing(true, animated:)`. Default: nothing.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// The fingers that selected rows were lifted. Default: nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// What the button to delete says. Default: “Delete”.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Delete" }
  /// Whether the content of a grouped row makes room in editing mode. Default: true.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalAnswers.current.noteDefault()
    return true
  }
  /// A swipe is about to uncover a row's buttons. Default: nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// A row's buttons are covered again; nil where the row has been deleted. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Where a row may go that a finger has moved. Default: where the finger has it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// The older way to give swipe actions, asked where there is no configuration. Default: nil.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    OptionalAnswers.current.noteDefault()
    return nil
  }
  /// Whether the focus may come on a row. Default: the table's `allowsFocus`.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.allowsFocus
  }
  /// Which row gets the focus first. Default: nil, the table chooses.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Whether the focus may move as the context says. Default: true.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// The focus has moved into, within or out of the table. Default: nothing.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Whether the focus on a row selects it. Default: the table's `selectionFollowsFocus`.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }
  /// The zoom scale has changed; tables are not zoomed. Default: nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// A finger begins to drag the content. Default: nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger lifts, with a speed in points per millisecond; the target may be changed. Default: nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger was lifted; `decelerate` says whether the content goes on moving. Default: nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content goes on moving after the finger was lifted. Default: nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The content has come to rest by itself. Default: nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// An animated change of the offset by the program has ended. Default: nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Which subview two fingers scale. Default: nil, none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Two fingers begin to zoom. Default: nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Zooming has ended at a scale. Default: nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Bars, the safe area or the keyboard have changed the insets. Default: nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Whether a tap on the status bar scrolls to the top. Default: true.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// A tap on the status bar has scrolled to the top. Default: nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Whether a long press shows an edit menu. Default: false.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether the edit menu offers an action such as `copy:`. Default: false.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// An action of the edit menu was chosen for a row. Default: nothing.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// The context menu of a row, at a point of the table's coordinates. Default: nil, none.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What is lifted when the context menu appears. Default: nil, the row.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Where the preview goes when the menu leaves. Default: nil, back to the row.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The preview was tapped: show what it previews in the animator's completion. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The context menu is about to appear; animate along with it by the animator. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The context menu is about to leave; animate along with it by the animator. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
