public import Foundation

/// What is shown of an item while it is dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragpreview>
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view that is dragged.
  open private(set) var view: UIView
  /// What of the view is seen, and on which background.
  open private(set) var parameters: UIDragPreviewParameters

  /// A preview of a view, which may be in no window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// A preview of all of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  /// A preview of the same view and parameters.
  open func copy(with zone: NSZone? = nil) -> Any { UIDragPreview(view: view, parameters: parameters) }
}

/// Where the view of a dragged item comes from and goes to.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The view that is dragged, with its place.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>
open class UITargetedDragPreview: UITargetedPreview {}
