/// The region that text is laid out in.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextcontainer>
open class NSTextContainer: NSObject {
  /// In points; zero in an axis for no bound.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// From the sides to the text, in points. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
  /// 0 for no limit. Default: 0.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// How the last line is cut. Default: word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }
  /// Regions that text flows around, in the container's coordinates.
  ///
  /// DEVIATION: kept, but text is not wrapped around them.
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  /// Kept; has no effect.
  open var heightTracksTextView = false
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public convenience override init() { self.init(size: .zero) }

  private func didChange() { layoutManager?.textContainerChangedGeometry(self) }
}
