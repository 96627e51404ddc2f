internal import UITextLayout

/// A row of choices, one of which may be selected.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    /// In points; 0 for the natural width.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
  }

  var segments: [Segment] = []

  public init(items: [Any]?) {
    super.init(frame: .zero)
    becomeSegmentedControl()
    for item in items ?? [] { segments.append(Segment(title: item as? String, image: item as? UIImage)) }
    bounds.size = intrinsicContentSize
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSegmentedControl()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSegmentedControl()
  }
  private func becomeSegmentedControl() {
    flags.insert(.drawsInCode)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open var numberOfSegments: Int { segments.count }
  /// −1 for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    segmentsDidChange()
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    segmentsDidChange()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    segmentsDidChange()
  }
  open func removeAllSegments() {
    segments = []
    segmentsDidChange()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    segmentsDidChange()
  }
  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// UIKIT: 13-point titles (medium from iOS 13); each segment as wide as the widest title and 8 on each side (7.5 on iOS 7); a point
  /// between segments. Counted from stored frames.
  static var titleFont: UIFont {
    .systemFont(ofSize: 13, weight: Compatibility.current.system >= 13 ? .medium : .regular)
  }
  private static var padding: CGFloat { Compatibility.current.system <= 7 ? 15 : 16 }

  func naturalWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let text = FontMeasures(Self.titleFont.font, era: Compatibility.current.fontEra).width(of: segment.title ?? "")
    return max((segment.image?.size.width ?? text.rounded()) + Self.padding, 33)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { naturalWidth($0) }
    let free = segments.filter { $0.width <= 0 }
    let widest = apportionsSegmentWidthsByContent ? nil : free.map { naturalWidth($0) }.max()
    let total = zip(segments, widths).reduce(CGFloat(0)) { $0 + ($1.0.width > 0 ? $1.1 : widest ?? $1.1) }
    let gaps = CGFloat(max(segments.count - 1, 0))
    return CGSize(width: total + gaps, height: Compatibility.current.segmentedHeight - 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(width: natural.width, height: natural.height + 1)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, !segments.isEmpty, bounds.size.width > 0 else { return }
    let position = Int(touch.location(in: self).x / (bounds.size.width / CGFloat(segments.count)))
    let index = min(max(position, 0), segments.count - 1)
    guard segments[index].isEnabled, index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func draw(_ rect: CGRect) { ControlPainter.drawSegments(self) }
}
