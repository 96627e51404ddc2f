/// A rectangle for layout that is not a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilayoutguide>
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The way to the owner, which ends when the owner does.
  private var ownerReference: ItemReference?
  /// The view whose coordinates the guide lives in.
  var owner: UIView? {
    get { ownerReference?.view }
    set {
      guard newValue !== ownerReference?.view else { return }
      ownerReference = newValue.map { ItemReference.to($0) }
      item = -1
    }
  }
  /// What constraints hold in place of the guide.
  nonisolated(unsafe) var itemReference: ItemReference?
  deinit { itemReference?.end() }
  /// The engine's item; see `LayoutEngine`.
  nonisolated(unsafe) var item: Int32 = -1

  /// A name for logs. Default: empty; the system's guides have theirs.
  open var identifier: String = ""

  public override init() { super.init() }
  /// A guide without an identifier; a document's values follow.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  /// The view whose coordinates the guide lives in. Setting it moves the guide.
  open var owningView: UIView? {
    get {
      // UIKIT: who asks for the view of a guide has it in the pool, as for every weak property: a view that a test made and
      // let go is there until the test ends (a public layout library's tests of groups).
      owner?.stayInPool()
      return owner
    }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The guide's rectangle in the owning view's coordinates, in points, as of the last layout.
  open var layoutFrame: CGRect { LayoutEngine.frame(of: self) }

  /// Whether the constraints leave the guide's place or size open. For debugging alone.
  open var hasAmbiguousLayout: Bool { LayoutDiagnosis.isAmbiguous(self) }
  /// The active constraints that have a share in the guide's place and size along an axis. For debugging alone.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutDiagnosis.constraints(affecting: self, axis: axis)
  }

  /// Where reading begins: the left edge, the right one in right-to-left languages.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where reading ends: the right edge, the left one in right-to-left languages.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge in every language.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge in every language.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge; positive constants go down.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge; positive constants go down, out of the guide.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width, which can be constrained to a constant or to another dimension.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, which can be constrained to a constant or to another dimension.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// Where the guide stands relative to its owner when the owner's state alone decides that (margins, safe area, bars);
  /// nil for guides that constraints place.
  var placement: GuidePlacement? { nil }

  /// Whether the guide's origin is that of its owner's coordinates, as a scroll view's content guide's is.
  var startsAtOrigin: Bool { false }

  open nonisolated override var description: String { MainActor.assumeIsolated { guideDescription } }

  private var guideDescription: String {
    let owner = owningView.map { "\(type(of: $0)):\(addressString($0))" } ?? "(null)"
    return "<\(type(of: self)): \(addressString(self)) - \"\(identifier)\", layoutFrame = \(debugString(layoutFrame)), "
      + "owningView = <\(owner)>>"
  }
}

/// A guide's four edges as functions of its owner's width and height: `edge = share × size + offset`.
struct GuidePlacement {
  struct Edge {
    /// Share of the owner's width (or height), 0 or 1.
    var share: CGFloat
    /// In points.
    var offset: CGFloat
  }

  var left: Edge
  var top: Edge
  var right: Edge
  var bottom: Edge
  /// Whether the guide stays with the owner's frame when what is inside scrolls.
  var staysInPlace = false
  /// Whether the edges are the owner's margins, as a constraint's attribute names them.
  var isMargin = false

  /// The owner's bounds shrunk by `insets`.
  static func inset(_ insets: UIEdgeInsets) -> GuidePlacement {
    GuidePlacement(
      left: Edge(share: 0, offset: insets.left), top: Edge(share: 0, offset: insets.top),
      right: Edge(share: 1, offset: -insets.right), bottom: Edge(share: 1, offset: -insets.bottom))
  }

  /// The owner's margins, which are those of its content from inside a scroll view.
  static func margin(_ insets: UIEdgeInsets) -> GuidePlacement {
    var placement = inset(insets)
    placement.isMargin = true
    return placement
  }

  /// The owner's bounds shrunk by `insets`, wherever the owner has scrolled to.
  static func fixed(_ insets: UIEdgeInsets) -> GuidePlacement {
    var placement = inset(insets)
    placement.staysInPlace = true
    return placement
  }

  /// A rectangle in the owner's coordinates.
  static func at(_ frame: CGRect) -> GuidePlacement {
    GuidePlacement(
      left: Edge(share: 0, offset: frame.minX), top: Edge(share: 0, offset: frame.minY),
      right: Edge(share: 0, offset: frame.maxX), bottom: Edge(share: 0, offset: frame.maxY))
  }

  func frame(in bounds: CGRect) -> CGRect {
    let frame = frame(in: bounds.size)
    return staysInPlace ? frame.offsetBy(dx: bounds.origin.x, dy: bounds.origin.y) : frame
  }

  private func frame(in size: CGSize) -> CGRect {
    let (l, r) = (left.share * size.width + left.offset, right.share * size.width + right.offset)
    let (t, b) = (top.share * size.height + top.offset, bottom.share * size.height + bottom.offset)
    return CGRect(x: l, y: t, width: r - l, height: b - t)
  }
}
