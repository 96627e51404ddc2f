/// Width and height of an item, a group or a supplementary view.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// How wide an element is.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// How high an element is.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// A size of two dimensions, each in points, shares or by the content.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return MainActor.assumeIsolated {
      other.widthDimension.isEqual(widthDimension) && other.heightDimension.isEqual(heightDimension)
    }
  }
  open override var hash: Int { MainActor.assumeIsolated { widthDimension.hash ^ heightDimension.hash } }

  var isSelfSizing: Bool { widthDimension.isSelfSizing || heightDimension.isSelfSizing }

  /// In points. `preferred` counts where a dimension is estimated.
  func size(in container: CGSize, preferred: CGSize? = nil) -> CGSize {
    CGSize(
      width: widthDimension.isSelfSizing
        ? preferred?.width ?? widthDimension.dimension
        : widthDimension.length(in: container),
      height: heightDimension.isSelfSizing
        ? preferred?.height ?? heightDimension.dimension
        : heightDimension.length(in: container))
  }
}
