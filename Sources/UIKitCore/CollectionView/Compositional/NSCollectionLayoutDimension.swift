/// A width or a height of a compositional layout.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings }

  let kind: Kind
  /// A share of the container, or points.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  /// A share of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  /// In points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// In points, until the content has told what it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  /// As large as the largest sibling that sizes itself, in points until that is known.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniformAcrossSiblings, estimate) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    guard let made = NSCollectionLayoutDimension(kind, dimension) as? Self else {
      fatalError("NSCollectionLayoutDimension is not made to be subclassed")
    }
    return made
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is a first guess in points, in place of which the content's own size comes.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether it is that of the largest element beside it.
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
  /// Whether the content has a say.
  var isSelfSizing: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// The dimension itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { other.kind == kind && other.dimension == dimension }
  }
  open override var hash: Int { MainActor.assumeIsolated { dimension.hashValue } }

  /// In points, inside a container.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}
