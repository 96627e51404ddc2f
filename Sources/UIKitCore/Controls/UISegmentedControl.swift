internal import UISystemMetrics
internal import UITextLayout

/// A row of choices, one of which may be selected.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>
open class UISegmentedControl: UIControl {
  /// −1, the index while nothing is selected.
  public static let noSegment = -1

  /// Where a segment stands among the others.
  public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }

  struct Part {
    var title: String?
    var image: UIImage?
    /// In points; 0 for the natural width.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
    /// Performed when the segment is chosen.
    var action: UIAction?
  }

  var segments: [Part] = []

  /// A control of titles and images, strings and `UIImage`s, at its natural size; nothing is selected.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    becomeSegmentedControl()
    for item in items ?? [] { segments.append(Part(title: item as? String, image: item as? UIImage)) }
    resizeKeepingOrigin(to: intrinsicContentSize)
  }
  /// Segments with the titles or images of actions, which are performed when their segment is chosen.
  public init(frame: CGRect = .zero, actions: [UIAction]) {
    super.init(frame: frame)
    becomeSegmentedControl()
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { resizeKeepingOrigin(to: intrinsicContentSize) }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSegmentedControl()
  }
  /// The control of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .tables("UISegments", \UISegmentedControl.archivedSegments),
      .integer("UISelectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .flag("UIMomentary", \UISegmentedControl.isMomentary),
      .flag("UIApportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      .object("UISelectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSegmentedControl()
  }
  private func becomeSegmentedControl() {
    flags.insert(.drawsInCode)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// −1 for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      slide.set(1)
      setNeedsDisplay()
    }
  }
  /// How far the plate has come from the segment that was chosen before, 0…1.
  private(set) lazy var slide = ValueTween(1) { [weak self] _ in self?.setNeedsDisplay() }
  private(set) var slideStart = UISegmentedControl.noSegment
  /// The segment under the finger.
  private(set) var pressedSegment: Int? { didSet { if pressedSegment != oldValue { setNeedsDisplay() } } }
  /// Whether segments act as buttons: none stays selected after a touch. Default: false.
  open var isMomentary = false
  /// Whether wide titles get wide segments; otherwise all are as wide as each other. Default: false.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  /// Fills the selected segment. Default: nil, the system's colour.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Inserts a segment with a title at a clamped index, at once whatever `animated` is. The selection moves along.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }
  /// Inserts a segment with an image at a clamped index, at once whatever `animated` is.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }
  /// Inserts a segment with the action's image, else its title, that performs the action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Part(title: action.image == nil ? action.title : nil, image: action.image, action: action)
    insert(new, at: segment)
  }
  /// UIKIT: what is selected stays selected while segments come and go before it. A guess.
  private func insert(_ part: Part, at segment: Int) {
    let place = min(max(segment, 0), segments.count)
    segments.insert(part, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }
  /// Gives a segment an action, and its image or title. An index outside changes nothing.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      ($0.title, $0.image, $0.action) = (action.image == nil ? action.title : nil, action.image, action)
    }
  }
  /// The action of a segment; nil for none and outside.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// `noSegment` where no segment has such an action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Removes a segment at once, whatever `animated` is; with the selected one the selection goes.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    segmentsDidChange()
  }
  /// Removes all segments and the selection.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }
  // UIKIT: documented of both: a segment has a title or an image.
  /// Gives a segment a title, which takes its image away. An index outside changes nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { if title == nil { $0.title = nil } else { ($0.title, $0.image) = (title, nil) } }
  }
  /// The title of a segment; nil for one with an image and outside.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Gives a segment an image, which takes its title away. An index outside changes nothing.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { if image == nil { $0.image = nil } else { ($0.title, $0.image) = (nil, image) } }
  }
  /// The image of a segment; nil for one with a title and outside.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Fixes a segment's width in points; 0 lets the control choose.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// A segment's fixed width in points; 0 where the control chooses.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Whether a segment can be touched; its title is grey otherwise.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be touched. Default: true; false outside.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Moves a segment's content from the middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// How far a segment's title or image is moved, in points. Default: zero.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }

  // MARK: Appearance

  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }

  /// Sets font, colour and the like of titles for a state, such as `selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
  }
  /// The attributes that were set for exactly this state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
  /// Sets the image behind segments for a state, for all metrics; it takes the place of the system's background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue] = backgroundImage
  }
  /// The image that was set for exactly this state, whatever the metrics are.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state.rawValue] }

  var dividers = SegmentDividers() { didSet { setNeedsDisplay() } }
  /// Sets the image between a segment of one state and one of another, for all metrics.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    dividers[leftState.rawValue, rightState.rawValue] = dividerImage
  }
  /// The image that was set for exactly these two states.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividers[leftState.rawValue, rightState.rawValue] }
  private var contentPositions: [Int: UIOffset] = [:]
  /// Moves the contents of segments of a kind, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    contentPositions[leftCenterRightOrAlone.rawValue] = adjustment
    setNeedsDisplay()
  }
  /// How far titles and images of such segments are moved, in points. Default: zero.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { contentPositions[leftCenterRightOrAlone.rawValue] ?? .zero }

  // MARK: Geometry

  /// Where the segments are drawn, in the receiver's coordinates.
  var segmentsBox: CGRect {
    let natural = systemMetrics.segmentedHeight
    let height = bounds.height > 0 && bounds.height < natural ? bounds.height : max(bounds.height - 1, natural - 1)
    return CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }

  /// The segments' frames: fixed widths first, the rest in equal parts, or by their contents.
  var segmentFrames: [CGRect] {
    let box = segmentsBox
    let fixed = segments.reduce(CGFloat(0)) { $0 + $1.width }
    let free = segments.filter { $0.width <= 0 }
    let natural = free.reduce(CGFloat(0)) { $0 + naturalWidth($1) }
    let room = max(box.width - fixed, 0)
    var x = box.minX
    let frames = segments.map { segment in
      var width = segment.width
      if width <= 0 {
        width =
          apportionsSegmentWidthsByContent && natural > 0
          ? room * naturalWidth(segment) / natural : room / CGFloat(max(free.count, 1))
      }
      defer { x += width }
      return CGRect(x: x, y: box.minY, width: width, height: box.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map { CGRect(x: box.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  private func change(_ segment: Int, _ body: (inout Part) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    segmentsDidChange()
  }
  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// UIKIT: titles of 13 points, medium from iOS 13 on; each segment is as wide as the widest one; a point between
  /// segments. Counted from stored frames: up to iOS 12 a title takes whole points, San Francisco's an eightieth less
  /// than in a label, and 15 more; from iOS 13 on the next whole point and 18 more.
  var titleFont: UIFont {
    .systemFont(ofSize: 13, weight: systemMetrics.system >= 13 ? .medium : .regular)
  }

  /// UIKIT: the title of the chosen segment is semibold from iOS 13 on. A guess.
  func titleFont(isSelected: Bool) -> UIFont {
    isSelected && systemMetrics.system >= 13 ? .systemFont(ofSize: 13, weight: .semibold) : titleFont
  }

  func naturalWidth(_ segment: Part) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let system = systemMetrics.system
    if let image = segment.image { return max(image.size.width + (system >= 13 ? 18 : 15), 33) }
    let text = FontMeasures(titleFont.font, era: systemMetrics.fontEra).width(of: segment.title ?? "")
    // UIKIT: a guess from one repository: two segments of one syllable each are 61 points wide, less than pictures may be.
    if system >= 13 { return text.rounded(.up) + 18 }
    return max((system >= 9 ? text * 0.9875 : text).rounded() + 15, 33)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { naturalWidth($0) }
    let free = segments.filter { $0.width <= 0 }
    let widest = apportionsSegmentWidthsByContent ? nil : free.map { naturalWidth($0) }.max()
    let total = zip(segments, widths).reduce(CGFloat(0)) { $0 + ($1.0.width > 0 ? $1.1 : widest ?? $1.1) }
    let gaps = CGFloat(max(segments.count - 1, 0))
    return CGSize(width: total + gaps, height: systemMetrics.segmentedHeight - 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(width: natural.width, height: natural.height + 1)
  }

  private func segment(under touch: UITouch?) -> Int? {
    guard let touch, isTouchInside else { return nil }
    return segment(at: touch.location(in: self))
  }

  /// The enabled segment at a point.
  final func segment(at point: CGPoint) -> Int? {
    guard bounds.size.width > 0 else { return nil }
    return segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = segment(under: touch)
    return super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = segment(under: touch)
    return super.continueTracking(touch, with: event)
  }
  open override func cancelTracking(with event: UIEvent?) {
    pressedSegment = nil
    super.cancelTracking(with: event)
  }
  /// UIKIT: the segment under the finger that lets go is chosen; the plate slides to it. A guess.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    pressedSegment = nil
    if let index = segment(under: touch) { choose(index) }
  }

  /// Chooses a segment as a tap does.
  final func choose(_ index: Int) {
    let before = selectedSegmentIndex
    guard isMomentary || index != before else { return }
    selectedSegmentIndex = index
    if segments.indices.contains(before), window != nil {
      slideStart = before
      slide.set(0)
      slide.go(to: 1, in: 0.25)
    }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if let action = segments.indices.contains(index) ? segments[index].action : nil { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func draw(_ rect: CGRect) { SegmentedPainter.draw(self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(described: \UISegmentedControl.titleAttributes),
      AppearanceProperty(\UISegmentedControl.backgrounds), AppearanceProperty(\UISegmentedControl.dividers),
    ]
  }
  override class var appearanceClass: NSObject.Type { UISegmentedControl.self }

  // MARK: Accessibility

  override var drawnElements: [UIAccessibilityElement] {
    segmentFrames.enumerated().map { index, frame in
      var traits: UIAccessibilityTraits = .button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
      let label = titleForSegment(at: index) ?? imageForSegment(at: index)?.accessibilityLabel
      return AccessibilityParts.part(of: self, label, frame, traits)
    }
  }
}

extension UISegmentedControl {
  /// The segments without their actions.
  var archivedSegments: [[String: NSObject]] {
    get {
      segments.map { segment in
        var table: [String: NSObject] = [
          "UISegmentWidth": Double(segment.width) as NSNumber, "UIEnabled": segment.isEnabled as NSNumber,
        ]
        table["UISegmentInfo"] = segment.title as NSString?
        table["UISegmentImage"] = segment.image
        return table
      }
    }
    set {
      removeAllSegments()
      for (index, table) in newValue.enumerated() {
        insertSegment(withTitle: table["UISegmentInfo"] as? String, at: index, animated: false)
        if let image = table["UISegmentImage"] as? UIImage { setImage(image, forSegmentAt: index) }
        setWidth((table["UISegmentWidth"] as? NSNumber)?.doubleValue ?? 0, forSegmentAt: index)
        setEnabled((table["UIEnabled"] as? NSNumber)?.boolValue ?? true, forSegmentAt: index)
      }
    }
  }
}
