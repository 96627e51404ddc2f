/// How a dragged view is cut out.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>
open class UIDragPreviewParameters: UIPreviewParameters {
  override var isOfDrag: Bool { true }
}
