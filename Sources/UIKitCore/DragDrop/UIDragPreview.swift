public import Foundation

/// What is shown of an item while it is dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragpreview>
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
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
