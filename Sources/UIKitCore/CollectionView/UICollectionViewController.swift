/// A controller whose view is a collection view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let layout: UICollectionViewLayout

  /// A controller that makes a collection view with this layout in `loadView()`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller whose collection view comes from a nib; one with a flow layout where there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// The controller of a document, whose collection view and layout come from there.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Whether the selection is cleared when the view appears. Default: true.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items. Default: true.
  open var installsStandardGestureForInteractiveMovement = true { didSet { updateGesture() } }
  /// Whether a push to the controller moves the items of the one before into its own layout. Default: false.
  open var useLayoutToLayoutNavigationTransitions = false
  /// The view's present layout; before the view is loaded, the one that it will have.
  open var collectionViewLayout: UICollectionViewLayout { collectionView?.collectionViewLayout ?? layout }
  private var gesture: MovementGesture?

  /// The collection view. Made in code it fills `view`, which stays where it is when the items scroll; a storyboard's is
  /// `view` itself unless the document says otherwise.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView ?? view.subviews.lazy.compactMap { $0 as? UICollectionView }.first }
    set {
      guard isViewLoaded, let old = collectionView, old !== view, let newValue else {
        if let newValue { view = newValue }
        return
      }
      view.insertSubview(newValue, aboveSubview: old)
      newValue.frame = view.bounds
      old.removeFromSuperview()
    }
  }

  open override func loadView() {
    if origin?.hasView == true { return super.loadView() }
    let wrapper = UIView(frame: UIScreen.main.bounds)
    let view = UICollectionView(frame: wrapper.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alwaysBounceVertical = true
    wrapper.addSubview(view)
    self.view = wrapper
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let collectionView else { return }
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    updateGesture()
  }

  private let keyboardAvoidance = KeyboardAvoidance()

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance.stop()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardAvoidance.start(collectionView)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  private func updateGesture() {
    guard isViewLoaded, let view = collectionView else { return }
    if installsStandardGestureForInteractiveMovement {
      if gesture == nil { gesture = MovementGesture(view) }
    } else {
      gesture?.remove()
      gesture = nil
    }
  }

  /// By default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// By default 0; override together with `collectionView(_:cellForItemAt:)`.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Override to dequeue and fill a cell. The default traps.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError("\(type(of: self)) does not override collectionView(_:cellForItemAt:)") }
  /// Override to dequeue and fill a supplementary view. The default traps in subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // DEVIATION: UIKit traps here too. A document's controller whose class the program does not have, and for which this
    // class stands in, leaves their places empty.
    if type(of: self) == UICollectionViewController.self { return AbsentSupplement(frame: .zero) }
    fatalError("\(type(of: self)) does not override collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
  /// UIKIT: items move when the controller answers to the move (Apple's page on
  /// `installsStandardGestureForInteractiveMovement`).
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// By default nothing; override to move the item's data. The item stands there already.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// By default the first item of the section of the title's place.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// By default nil: no index at the edge.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Whether a tap performs the item's action besides selecting it. Default: true outside editing mode.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// A tap on an item, as opposed to a selection by keyboard or focus. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// Called just before a supplementary view comes into view. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called when a supplementary view has left the view. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Whether a long press shows an edit menu. Default: false.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Whether the edit menu offers an action such as `copy:`. Default: false.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// An action of the edit menu was chosen for an item. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// The context menu of the selected items, or of none at an empty place; nil asks the method for one item. Default:
  /// nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The context menu of an item, at a point of the view's coordinates. Default: nil, none.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What is lifted when the context menu appears. Default: nil, the item.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Where the preview goes when the menu leaves. Default: nil, back to the item.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// The older method for what is lifted. Default: nil, the item.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The older method for where the preview goes. Default: nil, back to the item.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The preview was tapped: show what it previews in the animator's completion. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The context menu is about to appear; animate along with it by the animator. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The context menu is about to leave; animate along with it by the animator. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Whether an item takes part in the view's editing mode. Default: true.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether two fingers may begin to select items here. Default: false.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Two fingers have begun to select; the usual place to begin editing. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// The fingers that selected items were lifted. Default: nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// What lays out between two layouts during a transition. Default: a plain transition layout.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// Whether the focus may come on an item. Default: as the view's `allowsFocus` says.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.letsItemsFocus
  }
  /// Which item gets the focus first. Default: nil, the view chooses.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// Whether the focus may move as the context says. Default: true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// The focus has moved into, within or out of the view. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Whether the focus on an item selects it. Default: the view's `selectionFollowsFocus`.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// Where an item may go that a finger has moved. Default: where the finger has it.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// The same with where the item stands at the moment. Default: the answer of the older method.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// The content offset, in points, after a change of layout or of items. Default: the proposed one.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Asked when a finger comes on an item; false refuses the selection, too. Default: true.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// A finger has come on an item. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// The finger has left the item or has been lifted. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Whether a touch may select an item. Default: true.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether a touch may deselect an item, where several can be selected. Default: true.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// A touch has selected an item; a selection by the program calls nothing. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// A touch has deselected an item. Default: nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Called just before a cell comes into view. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called when a cell has left the view, with the index path that it had. Default: nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// The content offset has changed, by whichever cause. Default: nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to drag the content. Default: nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The content has come to rest by itself. Default: nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The zoom scale has changed; collection views are seldom zoomed. Default: nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The finger lifts, with a speed in points per millisecond; the target may be changed. Default: nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger was lifted; `decelerate` says whether the content goes on moving. Default: nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content goes on moving after the finger was lifted. Default: nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
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

  override func navigationAnimator(
    to other: UIViewController, _ operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { LayoutTransitionAnimator(self, other, operation) }
}
