/// One thing that is dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragitem>
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What the item can be loaded as.
  open private(set) var itemProvider: NSItemProvider
  /// What the item stands for inside the program that drags it.
  open var localObject: Any?
  /// What is shown of the item while it is dragged; nil for the view that it was taken from.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item of what a provider can give.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
