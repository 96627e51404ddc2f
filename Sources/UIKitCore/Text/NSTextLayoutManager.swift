internal import UITextLayout

/// Lays the elements of a content manager out in a container, a fragment for each.
///
/// All of the text is laid out at once, by the engine that `NSLayoutManager` uses (ADR 38).
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextlayoutmanager>
open class NSTextLayoutManager: NSObject {
  /// What segments of text are asked for: plain, a selection or a highlight.
  public enum SegmentType: Int, Sendable {
    /// As high as the lines.
    case standard
    /// As a selection: lines that go on reach to the container's edge.
    case selection
    /// As high as the lines.
    case highlight
  }
  /// How segments of text are given.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block is told of no ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Only the first and the last segment are told of.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first segment reaches to the line's beginning.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last segment reaches to the line's end.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// A place between two lines counts to the first one.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// Makes fragments and links. Not kept. Setting it lays out anew.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { invalidate() } }
  /// Whether fonts' leading counts. Default: true.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Kept; has no effect.
  open var limitsLayoutForSuspiciousContents = true
  /// Kept; has no effect.
  open var usesHyphenation = false
  /// The text that is laid out; set by the content manager.
  open internal(set) weak var textContentManager: NSTextContentManager?
  /// Where the text goes. Default: nil.
  open var textContainer: NSTextContainer? {
    didSet {
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      textContainer?.textLayoutManager = self
      invalidate()
    }
  }
  /// What is selected; the program's to use.
  open var textSelections: [NSTextSelection] = []
  /// Lays out what is seen, for views that draw fragments themselves.
  public private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

  public override init() { super.init() }

  /// Goes on with the text of another content manager.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }
  /// All of the text; empty without a content manager.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  // MARK: Layout

  /// What text without attributes of its own looks like: a text view's.
  var basis = TextBasis() { didSet { if basis != oldValue { laid = nil } } }
  private var laid: Laid?
  private let attachmentViews = AttachmentViewProviders()
  private var rendering: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  /// Told when the text has to be laid out anew.
  var onInvalidation: (() -> Void)?

  private struct Laid {
    var text: LaidText
    var fragments: [NSTextLayoutFragment]
    /// The elements stay as long as their fragments.
    var elements: [NSTextElement]
    var extra: TextFlow.Fragment?
  }

  func invalidate() {
    laid = nil
    onInvalidation?()
  }

  private func layout() -> Laid? {
    if let laid { return laid }
    guard let content = textContentManager, let container = textContainer else { return nil }
    let elements = content.textElements(for: content.documentRange.isEmpty ? emptyRange : content.documentRange)
    let text = NSMutableAttributedString(string: "")
    for case let paragraph as NSTextParagraph in elements { text.append(paragraph.attributedString) }
    for stretch in rendering {
      let range = NSIntersectionRange(stretch.range, NSRange(location: 0, length: text.length))
      if range.length > 0 { text.addAttributes(stretch.attributes, range: range) }
    }
    attachmentViews.keep(attachmentsOf: text)
    let breaks: ((Int) -> Bool)? = delegate.map { delegate in
      { [unowned self] in
        delegate.textLayoutManager(self, shouldBreakLineBefore: CountedLocation($0), hyphenating: false)
      }
    }
    basis.showsListMarkers = true
    let made = LaidText(
      [container], basis.content(of: text, in: container), basis.options(usesFontLeading: usesFontLeading),
      mayBreak: breaks)
    // Delegates that are asked for fragments may ask for the layout.
    laid = Laid(text: made, fragments: [], elements: elements, extra: made.extraFragment)
    var place = 0
    let fragments = elements.map { element in
      let length = (element as? NSTextParagraph)?.attributedString.length ?? 0
      defer { place += length }
      return fragment(for: element, NSRange(location: place, length: length), made)
    }
    laid?.fragments = fragments
    return laid
  }
  private var emptyRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 1)) }

  private func fragment(for element: NSTextElement, _ range: NSRange, _ laid: LaidText) -> NSTextLayoutFragment {
    let location = element.elementRange?.location ?? CountedLocation(range.location)
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
    fragment.textLayoutManager = self
    let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    let lines = laid.fragments(touching: range)
    let left = lines.map(\.line.x).min() ?? textContainer?.lineFragmentPadding ?? 0
    let right = lines.map { $0.line.x + $0.line.width }.max() ?? left
    let (top, bottom) = (lines.first?.rect.minY ?? 0, lines.map(\.rect.maxY).max() ?? basis.font.lineHeight)
    let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    fragment.textLineFragments = lines.map {
      NSTextLineFragment($0, of: text, in: laid, start: range.location, frame: frame)
    }
    if range.length == 0 {
      fragment.textLineFragments = [NSTextLineFragment(attributedString: text, range: NSRange(location: 0, length: 0))]
    } else if let extra = laid.extraFragment, NSMaxRange(range) == laid.end {
      fragment.textLineFragments.append(
        NSTextLineFragment(extra, of: text, in: laid, start: range.location, frame: frame))
    }
    fragment.layoutFragmentFrame = frame
    fragment.state = .layoutAvailable
    return fragment
  }

  /// Where the views of attachments go; without it there are none.
  var attachmentParent: UIView? {
    get { attachmentViews.parent }
    set { attachmentViews.parent = newValue }
  }
  /// What brings the view of an attachment; nil for one that is drawn.
  func viewProvider(of attachment: NSTextAttachment, at index: Int) -> NSTextAttachmentViewProvider? {
    attachmentViews.provider(of: attachment, at: index, in: textContainer)
  }
  var hasViewProviders: Bool {
    _ = layout()
    return !attachmentViews.isEmpty
  }

  /// Lays out what waits: always all of the text.
  open func ensureLayout(for range: NSTextRange) { _ = layout() }
  /// Lays out what waits: always all of the text.
  open func ensureLayout(for bounds: CGRect) { _ = layout() }
  /// A range is stale: all of the text is laid out anew when it is next asked for.
  open func invalidateLayout(for range: NSTextRange) { invalidate() }

  /// What the text takes of its container, in points.
  open var usageBoundsForTextContainer: CGRect {
    guard let laid = layout() else { return .zero }
    let used = laid.fragments.map(\.layoutFragmentFrame).reduce(CGRect.null) { $0.union($1) }
    let all =
      laid.extra.map { used.union($0.usedRect.insetBy(dx: textContainer?.lineFragmentPadding ?? 0, dy: 0)) } ?? used
    return all.isNull ? .zero : all
  }

  // MARK: Fragments

  /// The fragment at a place of the container; the nearest above or below; nil without text.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    guard let fragments = layout()?.fragments else { return nil }
    return fragments.first { position.y < $0.layoutFragmentFrame.maxY } ?? fragments.last
  }
  /// The fragment of a place; the last one for the end of the text.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let fragments = layout()?.fragments else { return nil }
    return fragments.first { $0.rangeInElement.contains(location) }
      ?? fragments.last.flatMap { $0.rangeInElement.endLocation.compare(location) == .orderedSame ? $0 : nil }
  }
  /// Tells of the fragments from a place on, or in reverse those up to it, until the block answers false; where it ended.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    guard let fragments = layout()?.fragments else { return nil }
    let isReverse = options.contains(.reverse)
    let chosen = fragments.filter { fragment in
      guard let location else { return true }
      return isReverse
        ? fragment.rangeInElement.location.compare(location) == .orderedAscending
        : fragment.rangeInElement.endLocation.compare(location) == .orderedDescending || fragment.rangeInElement.isEmpty
    }
    var end: (any NSTextLocation)?
    for fragment in isReverse ? chosen.reversed() : chosen {
      end = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      if !block(fragment) { break }
    }
    return end
  }

  /// Tells of the boxes that a range takes, line by line, in the container's coordinates, in points, with the baseline from
  /// their tops.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let laid = layout(), let container = textContainer else { return }
    let wanted = textRange.counted
    var segments: [(range: NSRange, box: CGRect, baseline: CGFloat)] = []
    for fragment in laid.fragments {
      let start = fragment.rangeInElement.counted.location
      for line in fragment.textLineFragments {
        let own = NSRange(location: line.characterRange.location + start, length: line.characterRange.length)
        guard let part = Self.part(of: own, in: wanted, isLast: NSMaxRange(own) == laid.text.end) else { continue }
        let frame = fragment.layoutFragmentFrame
        let bounds = line.typographicBounds
        var box = line.box(of: NSRange(location: part.location - start, length: part.length))
          .offsetBy(dx: frame.minX + bounds.minX, dy: frame.minY + bounds.minY)
        if type == .selection, NSMaxRange(wanted) > NSMaxRange(own), container.size.width > 0 {
          box.size.width = container.size.width - container.lineFragmentPadding - box.minX
        }
        segments.append((part, box, line.glyphOrigin.y))
      }
    }
    for (index, segment) in segments.enumerated() {
      if options.contains(.middleFragmentsExcluded), index > 0, index < segments.count - 1 { continue }
      let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(segment.range)
      if !block(range, segment.box, segment.baseline, container) { return }
    }
  }
  /// What a line has of a range; of an empty range, its place.
  private static func part(of line: NSRange, in range: NSRange, isLast: Bool) -> NSRange? {
    if range.length == 0 {
      let isInside = NSLocationInRange(range.location, line) || isLast && range.location == NSMaxRange(line)
      return isInside ? range : nil
    }
    let part = NSIntersectionRange(line, range)
    return part.length > 0 ? part : nil
  }

  // MARK: Rendering attributes

  /// Attributes that text is drawn with and that are no part of it: colours, lines. They change no measures.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    removeRendering(textRange.counted) { _ in [:] }
    rendering.append((textRange.counted, renderingAttributes))
    invalidate()
  }
  /// Draws a range with an attribute that the text does not have; nil takes it away.
  open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange)
  {
    guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
    rendering.append((textRange.counted, [renderingAttribute: value]))
    invalidate()
  }
  /// Takes an attribute that was added for drawing away from a range.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    removeRendering(textRange.counted) { $0.filter { $0.key != renderingAttribute } }
    invalidate()
  }
  /// Takes all attributes that were added for drawing away from a range.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    removeRendering(textRange.counted) { _ in [:] }
    invalidate()
  }
  /// Tells of the rendering attributes from a place on.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let start = (location as? CountedLocation)?.offset ?? 0
    let chosen = rendering.filter { reverse ? $0.range.location < start : NSMaxRange($0.range) > start }
      .sorted { $0.range.location < $1.range.location }
    for stretch in reverse ? chosen.reversed() : chosen {
      if !block(self, stretch.attributes, NSTextRange(stretch.range)) { return }
    }
  }
  /// Changes what stretches have inside of a range, and leaves what they have outside.
  private func removeRendering(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    rendering = rendering.flatMap { stretch -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] in
      let inside = NSIntersectionRange(stretch.range, range)
      guard inside.length > 0 else { return [stretch] }
      let before = NSRange(location: stretch.range.location, length: inside.location - stretch.range.location)
      let after = NSRange(location: NSMaxRange(inside), length: NSMaxRange(stretch.range) - NSMaxRange(inside))
      return [(before, stretch.attributes), (inside, change(stretch.attributes)), (after, stretch.attributes)]
        .filter { $0.0.length > 0 && !$0.1.isEmpty }
    }
  }

  // MARK: Editing

  /// Puts elements in place of a range, through the content manager.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }
  /// Puts a text in place of a range, through the content manager.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }
}
