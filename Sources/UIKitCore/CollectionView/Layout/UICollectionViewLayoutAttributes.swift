/// Where an element stands and how it looks there.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  /// Which element the attributes are for.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the attributes are a cell's, a supplementary view's or a decoration's.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for cells.
  open internal(set) var representedElementKind: String?
  /// In the content's coordinates, in points.
  open var center = CGPoint.zero
  /// In points.
  open var size = CGSize.zero
  /// Turns and scales the element about its centre. Default: identity.
  open var transform3D = CATransform3DIdentity
  /// 0…1. Default: 1.
  open var alpha: CGFloat = 1
  /// Elements with larger values stand in front. Default: 0.
  open var zIndex = 0
  /// A hidden element has no view.
  open var isHidden = false
  /// Which dimensions the content decides.
  var fitting = AttributesFitting()
  /// The scroll view of the element's section, where that scrolls across the layout.
  weak var scroller: OrthogonalScroller?
  /// The element's place in a list.
  var list: ListPosition?
  /// The frame as it is seen, in the content's coordinates.
  var visibleFrame: CGRect {
    guard let scroller else { return frame }
    return frame.offsetBy(dx: -scroller.shift.x, dy: -scroller.shift.y)
  }

  public override init() { super.init() }

  /// Attributes of a class by its `init()`, which is not `required`.
  static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    // OPTIMIZATION: most attributes are of the plain class.
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    return ClassInstantiation.makeObject(type) as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes()
  }

  /// Attributes of a cell, of size zero.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Attributes of a supplementary view of a kind, of size zero.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  /// Attributes of a decoration of a kind, of size zero.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// The bounding box of the transformed element, in the content's coordinates. Setting it sets centre and size.
  open var frame: CGRect {
    get {
      if CATransform3DIsIdentity(transform3D) { return untransformedFrame }
      let moved = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(CATransform3DGetAffineTransform(transform3D))
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The rectangle of the element without its transform, in the content's coordinates.
  var untransformedFrame: CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
  /// The element's own rectangle; its origin is always zero. Traps for another origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      precondition(
        newValue.origin == .zero, "-[UICollectionViewLayoutAttributes setBounds:] - the origin must be (0, 0)")
      size = newValue.size
    }
  }
  /// The flat part of `transform3D`; setting it replaces that.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// What collides in a dynamic animator: the rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline that collides in a dynamic animator, about the centre, in points.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Subclasses override it to copy their own values, and compare them in `isEqual(_:)`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.fitting, copy.scroller, copy.list) = (fitting, scroller, list)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return MainActor.assumeIsolated { isSame(as: other) }
  }
  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  /// `isEqual(_:)`, straight where no subclass has a say.
  func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
    if self === other { return true }
    let plain: AnyClass = UICollectionViewLayoutAttributes.self
    if type(of: self) == plain, type(of: other) == plain { return isSame(as: other) }
    return isEqual(other)
  }

  private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center && size == other.size
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden && scroller === other.scroller
      && list == other.list && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// As UIKit's logs print it.
  open nonisolated override var description: String { MainActor.assumeIsolated { words } }
  private var words: String {
    let path = (0..<indexPath.count).map { String(indexPath[$0]) }.joined(separator: " - ")
    var words =
      "<\(type(of: self)): \(addressString(self))> index path: ({length = \(indexPath.count), path = \(path)}); "
    if let representedElementKind { words += "element kind: (\(representedElementKind)); " }
    words += "frame = \(debugString(frame)); "
    if isHidden { words += "hidden = YES; " }
    if alpha != 1 { words += "alpha = \(alpha); " }
    if zIndex != 0 { words += "zIndex = \(zIndex); " }
    return words
  }

  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
  }
}
