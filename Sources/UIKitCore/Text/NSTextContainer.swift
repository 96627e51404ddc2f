/// The region that text is laid out in.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextcontainer>
open class NSTextContainer: NSObject, TextSurroundings, NSTextLayoutOrientationProvider {
  /// In points; zero in an axis for no bound.
  open var size: CGSize { didSet { if size != oldValue { didChange(from: oldValue) } } }
  /// From the sides of each line to its text, in points. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
  /// 0 for no limit. Default: 0.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// How the last line is cut where text is left over. Default: word wrapping, which leaves it as it is.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }
  /// Regions that text flows around, in the container's coordinates. Default: none.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.isEmpty ? nil : TextExclusions(exclusionPaths)
      didChange()
    }
  }
  /// Whether the width is that of the text view, without its insets. Default: false; true for a text view's own container.
  open var widthTracksTextView = false
  /// Whether the height is that of the text view, without its insets. Default: false.
  open var heightTracksTextView = false
  /// The manager that lays text out in the container; nil for none.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Who lays the container out with the second generation of TextKit; nil for `layoutManager`.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Always horizontal.
  open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

  private var exclusions: TextExclusions?
  /// Told when the text in the container has to be laid out anew.
  var onInvalidation: (() -> Void)?
  private var isTrying = false

  /// A region of a size in points; `.greatestFiniteMagnitude` in a direction leaves it open.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public convenience override init() { self.init(size: .zero) }
  /// A region of size zero.
  public init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  private func didChange(from size: CGSize? = nil) {
    guard !isTrying else { return }
    layoutManager?.geometryDidChange(of: self, from: size ?? self.size)
    textLayoutManager?.invalidate()
  }

  /// Whether the container's room is its rectangle without holes. Default: whether there are no `exclusionPaths`.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Puts another layout manager in the place of the present one, in which all of its containers and its storage go on.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (storage, containers) = (old.textStorage, old.textContainers)
    while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  /// The room for a line: of a proposed rectangle the first part in which text may stand, zero where there is none.
  /// Subclasses override it for regions of other shapes. In the container's coordinates, in points.
  ///
  /// - Parameters:
  ///   - proposedRect: Where the line would stand.
  ///   - characterIndex: Of the line's first character, in UTF-16 units.
  ///   - baseWritingDirection: Text that reads from the right takes the rightmost part first.
  ///   - remainingRect: Becomes what is left of the rectangle behind the part, for the text that follows.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    if size.height > 0, proposedRect.maxY > size.height + 0.01 { return .zero }
    let right = size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX
    let left = max(proposedRect.minX, 0)
    guard right > left else { return .zero }
    func part(_ from: CGFloat, _ to: CGFloat) -> CGRect {
      CGRect(x: from, y: proposedRect.minY, width: to - from, height: proposedRect.height)
    }
    guard let exclusions else { return part(left, right) }
    let least = 2 * lineFragmentPadding + 1
    let free = exclusions.free(from: left, to: right, top: proposedRect.minY, bottom: proposedRect.maxY)
      .filter { $0.upperBound - $0.lowerBound >= least }
    guard let first = baseWritingDirection == .rightToLeft ? free.last : free.first else { return .zero }
    if free.count > 1 {
      remainingRect?.pointee =
        baseWritingDirection == .rightToLeft
        ? part(left, free[free.count - 2].upperBound) : part(free[1].lowerBound, right)
    }
    return part(first.lowerBound, first.upperBound)
  }

  /// Where below a place another answer may come: a point farther, or where an excluded region ends.
  func place(below y: CGFloat) -> CGFloat { min(y + 1, exclusions?.nextEnd(below: y) ?? .infinity) }

  /// Tries another size, of which nobody hears.
  func trying<Result>(width: CGFloat, _ body: () -> Result) -> Result {
    let before = size
    isTrying = true
    size.width = width
    defer {
      size = before
      isTrying = false
    }
    return body()
  }
}
