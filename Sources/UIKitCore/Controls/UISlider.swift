internal import UISystemMetrics

/// Picks a value from a continuous range.
///
/// Source: <https://developer.apple.com/documentation/uikit/uislider>
open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSlider()
  }
  /// The slider of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .number("UIMinValue", \UISlider.minimumValue),
      .number("UIMaxValue", \UISlider.maximumValue),
      .number("UIValue", \UISlider.value),
      .flag("UIContinuous", \UISlider.isContinuous),
      .object("UIMinimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .object("UIMaximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .object("UIThumbTintColor", \UISlider.thumbTintColor),
      .object("UIMinValueImage", \UISlider.minimumValueImage),
      .object("UIMaxValueImage", \UISlider.maximumValueImage),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSlider()
  }
  private func becomeSlider() {
    flags.insert(.drawsInCode)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Value

  private var storedValue: Float = 0
  /// Kept within the range. Default: 0.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      shown.set(CGFloat(storedValue))
    }
  }
  /// A minimum above the maximum becomes both. Default: 0.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uislider/minimumvalue>
  open var minimumValue: Float = 0 {
    didSet { if minimumValue > maximumValue { maximumValue = minimumValue } else { value = storedValue } }
  }
  /// A maximum below the minimum becomes both. Default: 1.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uislider/maximumvalue>
  open var maximumValue: Float = 1 {
    didSet { if maximumValue < minimumValue { minimumValue = maximumValue } else { value = storedValue } }
  }
  /// Whether events are sent while the thumb moves, not only at the end. Default: true.
  open var isContinuous = true

  /// Sets the value, within the range; the thumb goes there within 0.25 seconds where it is animated. No event is sent.
  open func setValue(_ value: Float, animated: Bool) {
    let before = shown.value
    self.value = value
    guard animated, window != nil else { return }
    shown.set(before)
    shown.go(to: CGFloat(storedValue), in: 0.25)
  }
  /// Marks on the track, and the part of it that may be chosen. Default: nil.
  open var trackConfiguration: TrackConfiguration? {
    didSet {
      if let trackConfiguration { value = value(at: trackConfiguration.allowed(share(of: value))) }
      setNeedsDisplay()
    }
  }
  /// With a thumb, or without one.
  public enum Style: Int, Sendable { case `default` = 0, thumbless }
  /// Whether there is a thumb. Default: there is.
  open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }

  func value(at share: Float) -> Float { minimumValue + (maximumValue - minimumValue) * share }
  func share(of value: Float) -> Float {
    let range = maximumValue - minimumValue
    return range > 0 ? (value - minimumValue) / range : 0
  }

  /// The value that is drawn: on its way to `value`.
  private(set) lazy var shown = ValueTween(0) { [weak self] _ in self?.setNeedsDisplay() }

  // MARK: Appearance

  /// Of the track below the value. Default: nil, the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Of the track above the value. Default: nil, a grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Of the thumb. Default: nil, white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Beside the track's ends.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Stands at the end of large values; the track is shorter by it. Default: nil.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

  private var thumbImages: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }
  private var minimumTrackImages: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }
  private var maximumTrackImages: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }

  /// Sets the thumb's image for a state; states without one show that of `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) { set(image, state, \.thumbImages) }
  /// Sets the image of the track below the value for a state, stretched to it.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, state, \.minimumTrackImages) }
  /// Sets the image of the track above the value for a state, stretched to it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, state, \.maximumTrackImages) }
  /// The thumb's image of a state; where there is none, that of `normal`.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] ?? thumbImages[0] }
  /// The image of the track below the value of a state; where there is none, that of `normal`.
  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[0]
  }
  /// The image of the track above the value of a state; where there is none, that of `normal`.
  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[0]
  }
  /// The thumb's image of the present `state`.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track below the value of the present `state`.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track above the value of the present `state`.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func set(_ image: UIImage?, _ state: State, _ path: ReferenceWritableKeyPath<UISlider, [UInt: UIImage]>) {
    self[keyPath: path][state.rawValue] = image
  }

  // MARK: Geometry

  private static let imageGap: CGFloat = 10
  /// UIKIT: the track ends two points before the bounds (readings of public projects; the frame and the alignment
  /// rectangle differ by it).
  private static let inset: CGFloat = 2
  private static let thumbSide: CGFloat = 27

  /// Where the image of small values stands, in points: at the leading edge, in the middle of the height.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    let x = isRightToLeft ? bounds.maxX - size.width : bounds.minX
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the image of large values stands, in points: at the trailing edge, in the middle of the height.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    let x = isRightToLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the track is drawn, in the receiver's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let near = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let far = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let (left, right) = isRightToLeft ? (far, near) : (near, far)
    let width = max(bounds.width - left - right - 2 * Self.inset, 0)
    return CGRect(x: bounds.minX + left + Self.inset, y: bounds.midY - 2, width: width, height: 4)
  }
  /// Where the thumb stands for a value, in the receiver's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if share.isNaN { share = 0 }
    if isRightToLeft { share = 1 - share }
    return CGRect(
      x: rect.minX + (rect.width - size.width) * share, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // UIKIT: the frame exceeds the alignment rectangle by 2 left and right and 1 below (readings of public projects, and
  // frames stored in documents).
  open override var alignmentRectInsets: UIEdgeInsets {
    let overhang = systemMetrics.sliderOverhang
    return UIEdgeInsets(top: 0, left: overhang.side, bottom: overhang.bottom, right: overhang.side)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: systemMetrics.sliderHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemMetrics.sliderHeight + alignmentRectInsets.bottom)
  }

  // MARK: Tracking

  /// Where in the thumb the finger went down, from the thumb's centre, in points.
  private var grip: CGFloat = 0

  private var thumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// UIKIT: only the thumb can be dragged. A guess.
  override func isDragged(from point: CGPoint) -> Bool {
    isTracking || thumb.insetBy(dx: -15, dy: -15).contains(point)
  }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    grip = place.x - thumb.midX
    return thumb.insetBy(dx: -15, dy: -15).contains(place)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let side = thumbRect(forBounds: bounds, trackRect: track, value: value).width
    let room = track.width - side
    var share = room > 0 ? (touch.location(in: self).x - grip - track.minX - side / 2) / room : 0
    share = min(max(share, 0), 1)
    if isRightToLeft { share = 1 - share }
    let before = value
    value = value(at: trackConfiguration?.allowed(Float(share)) ?? Float(share))
    // UIKIT: between two ticks nothing is told. A guess.
    if trackConfiguration != nil, value == before { return true }
    if isContinuous { tell() }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { tell() }
  }
  private func tell() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override func draw(_ rect: CGRect) { SliderPainter.draw(self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor), AppearanceProperty(\UISlider.thumbImages),
      AppearanceProperty(\UISlider.minimumTrackImages), AppearanceProperty(\UISlider.maximumTrackImages),
    ]
  }
  override class var appearanceClass: NSObject.Type { UISlider.self }

  // MARK: Accessibility

  override var standardAccessibility: StandardAccessibility {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return super.standardAccessibility.element(nil, .adjustable, value: StandardAccessibility.percent(share))
  }
  /// UIKIT: by a tenth of the range (Apple's page on the `adjustable` trait; a tenth is a guess).
  open override func accessibilityIncrement() { step(by: (maximumValue - minimumValue) / 10) }
  open override func accessibilityDecrement() { step(by: -(maximumValue - minimumValue) / 10) }
  private func step(by change: Float) {
    setValue(value + change, animated: true)
    sendActions(for: .valueChanged)
  }
}
