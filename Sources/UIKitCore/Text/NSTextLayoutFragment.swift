/// A paragraph, laid out. Subclasses draw more.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextlayoutfragment>
open class NSTextLayoutFragment: NSObject {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// No difference here: sizes are never estimated.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// No difference here: what is told of is laid out.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The empty line behind a last line end is told of.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
  public enum State: UInt, Sendable {
    case none, estimatedUsageBounds, calculatedUsageBounds
    case layoutAvailable
  }

  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  open internal(set) weak var textElement: NSTextElement?
  public let rangeInElement: NSTextRange
  open internal(set) var textLineFragments: [NSTextLineFragment] = []
  /// In the container's coordinates, in points.
  open internal(set) var layoutFragmentFrame = CGRect.zero
  open internal(set) var state = State.none

  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }

  /// Where something is drawn, in the coordinates of `layoutFragmentFrame`'s origin, in points. Default: the lines' boxes.
  open var renderingSurfaceBounds: CGRect {
    textLineFragments.map(\.inkBounds).reduce(CGRect.null) { $0.union($1) }
  }
  /// The container's `lineFragmentPadding`.
  open var leadingPadding: CGFloat { textLayoutManager?.textContainer?.lineFragmentPadding ?? 0 }
  open var trailingPadding: CGFloat { textLayoutManager?.textContainer?.lineFragmentPadding ?? 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }
  /// The line at a distance below the frame's top; the nearest where none need match.
  open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment?
  {
    textLineFragments.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
      ?? (requiresExactMatch ? nil : verticalOffset < 0 ? textLineFragments.first : textLineFragments.last)
  }
  /// The line of a place; with upstream affinity, between lines, the upper one.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
    guard let place = (textLocation as? CountedLocation)?.offset else { return nil }
    let index = place - rangeInElement.counted.location
    return textLineFragments.first {
      let range = $0.characterRange
      return isUpstreamAffinity
        ? range.location < index && index <= NSMaxRange(range) || index == 0
        : NSLocationInRange(index, range)
    } ?? textLineFragments.last.flatMap { index == NSMaxRange($0.characterRange) ? $0 : nil }
  }
  /// The box of an attachment, in the frame's coordinates, in points; zero where there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let place = (location as? CountedLocation)?.offset,
      let line = textLineFragment(for: location, isUpstreamAffinity: false)
    else { return .zero }
    let index = place - rangeInElement.counted.location
    guard let (size, descent) = line.attachmentBox(at: index) else { return .zero }
    let origin = line.locationForCharacter(at: index)
    let bounds = line.typographicBounds
    return CGRect(
      x: bounds.minX + origin.x, y: bounds.minY + origin.y + descent - size.height, width: size.width,
      height: size.height)
  }
  /// What brings the views of the fragment's attachments.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    guard let manager = textLayoutManager, let text = (textElement as? NSTextParagraph)?.attributedString else {
      return []
    }
    var found: [NSTextAttachmentViewProvider] = []
    let start = rangeInElement.counted.location
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      manager.viewProvider(of: attachment, at: start + range.location).map { found.append($0) }
    }
    return found
  }

  open func invalidateLayout() { textLayoutManager?.invalidate() }

  /// Draws the lines with the frame's origin at a point. Overrides draw what is behind them and call super.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      let origin = line.typographicBounds.origin
      line.draw(at: CGPoint(x: point.x + origin.x, y: point.y + origin.y), in: context)
    }
  }
}
