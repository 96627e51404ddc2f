extension FrameworkSources {
  static let jgProgressHUD = #"""
    public enum JGProgressHUDStyle: UInt { case extraLight, light, dark }
    public enum JGProgressHUDPosition: UInt { case center, topLeft, topCenter, topRight, centerLeft, centerRight, bottomLeft, bottomCenter, bottomRight }
    public enum JGProgressHUDInteractionType: UInt { case blockAllTouches, blockTouchesOnHUDView, blockNoTouches }
    @preconcurrency @MainActor open class JGProgressHUDIndicatorView: UIView { var accessory: _ProgressBox.Accessory { .view(self) }; public init() { super.init(frame: .zero) }; public override init(frame: CGRect) { super.init(frame: frame) }; public init(contentView: UIView?) { super.init(frame: contentView?.bounds ?? .zero); if let contentView { addSubview(contentView) } }; public required init?(coder: NSCoder) { super.init(coder: coder) }; open var progress: Float = 0; open override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }; open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress } }
    open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView { override var accessory: _ProgressBox.Accessory { .wheel }; open func setColor(_ color: UIColor) {} }
    open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView { override var accessory: _ProgressBox.Accessory { .ring(CGFloat(progress)) }; open var color = UIColor.white, fillColor = UIColor.gray }
    open class JGProgressHUDRingIndicatorView: JGProgressHUDPieIndicatorView { open var ringWidth: CGFloat = 3, ringColor = UIColor.white, ringBackgroundColor = UIColor.gray, roundProgressLine = false }
    open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView { let picture: UIImageView; public init(image: UIImage) { picture = UIImageView(image: image); super.init(frame: CGRect(origin: .zero, size: image.size)); addSubview(picture) }; public required init?(coder: NSCoder) { fatalError("no document has one") } }
    open class JGProgressHUDSuccessIndicatorView: JGProgressHUDIndicatorView { override var accessory: _ProgressBox.Accessory { .symbol("checkmark") } }
    open class JGProgressHUDErrorIndicatorView: JGProgressHUDIndicatorView { override var accessory: _ProgressBox.Accessory { .symbol("xmark") } }
    open class JGProgressHUDAnimation: NSObject { open var duration: TimeInterval = 0.4 }
    open class JGProgressHUDFadeAnimation: JGProgressHUDAnimation {}
    open class JGProgressHUDFadeZoomAnimation: JGProgressHUDAnimation { open var shrinkAnimationDuration: TimeInterval = 0.2, expandAnimationDuration: TimeInterval = 0.1 }
    open class JGProgressHUDShadow: NSObject { public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {} }
    @MainActor public protocol JGProgressHUDDelegate: NSObjectProtocol {}
    @preconcurrency @MainActor open class JGProgressHUD: _ProgressBox {
      open var style: JGProgressHUDStyle { didSet { dress() } }
      public init(style: JGProgressHUDStyle = .extraLight) { self.style = style; super.init(frame: .zero); dress() }
      public init(automaticStyle: ()) { style = .light; super.init(frame: .zero); dress() }
      public override init(frame: CGRect) { style = .extraLight; super.init(frame: frame); dress() }
      public required init?(coder: NSCoder) { style = .extraLight; super.init(coder: coder); dress() }
      private func dress() {
        AbsentFrameworks.say("JGProgressHUD")
        (_label.font, _details.font) = (.boldSystemFont(ofSize: 17), .systemFont(ofSize: 13))
        _box.layer.cornerRadius = 10
        _box.backgroundColor = style == .dark ? UIColor(white: 0.15, alpha: 0.9) : UIColor(white: style == .light ? 0.9 : 0.97, alpha: 0.95)
        _color(style == .dark ? .white : .black)
        _gap = 10
      }
      open var textLabel: UILabel { setNeedsLayout(); return _label }
      open var detailTextLabel: UILabel { setNeedsLayout(); return _details }
      open var contentView: UIView { _box }
      open var hudView: UIView { _box }
      open var indicatorView: JGProgressHUDIndicatorView? { didSet { _accessory = indicatorView?.accessory ?? .none } }
      open var interactionType = JGProgressHUDInteractionType.blockAllTouches { didSet { isUserInteractionEnabled = interactionType != .blockNoTouches } }
      open var position = JGProgressHUDPosition.center { didSet { _place = [.topLeft, .topCenter, .topRight].contains(position) ? 0.1 : [.bottomLeft, .bottomCenter, .bottomRight].contains(position) ? 0.9 : 0.5 } }
      open var vibrancyEnabled = false, parallaxMode = 0, animation: JGProgressHUDAnimation?, shadow: JGProgressHUDShadow?, minimumDisplayTime: TimeInterval = 0, voiceOverEnabled = true, tapOutsideBlock: ((JGProgressHUD) -> Void)?, tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?, layoutMargin = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      open weak var delegate: (any JGProgressHUDDelegate)?
      open weak var targetView: UIView?
      open var contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) { didSet { _margin = contentInsets.left } }
      open var cornerRadius: CGFloat { get { _box.layer.cornerRadius } set { _box.layer.cornerRadius = newValue } }
      open var square: Bool { get { _isSquare } set { _isSquare = newValue; setNeedsLayout() } }
      open var progress: Float = 0 { didSet { indicatorView?.progress = progress; if let indicatorView { _accessory = indicatorView.accessory } } }
      open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
      open var isVisible: Bool { superview != nil }
      open func show(in view: UIView) { show(in: view, animated: true) }
      open func show(in view: UIView, animated: Bool) { targetView = view; _show(in: view, animated: animated) }
      open func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) { Self._after(delay) { self.show(in: view, animated: animated) } }
      open func dismiss() { dismiss(animated: true) }
      open func dismiss(animated: Bool) { _hide(animated: animated) }
      open func dismiss(afterDelay delay: TimeInterval) { dismiss(afterDelay: delay, animated: true) }
      open func dismiss(afterDelay delay: TimeInterval, animated: Bool) { Self._after(delay) { self.dismiss(animated: animated) } }
      open func dismiss(afterDelay delay: TimeInterval, animated: Bool, completion: (() -> Void)?) { Self._after(delay) { self._hide(animated: animated, completion) } }
      open func perform(animations: @escaping () -> Void) { animations() }
      open class func allProgressHUDs(in view: UIView) -> [JGProgressHUD] { view.subviews.compactMap { $0 as? JGProgressHUD } }
      open class func allProgressHUDsInViewHierarchy(_ view: UIView) -> [JGProgressHUD] { allProgressHUDs(in: view) + view.subviews.flatMap { allProgressHUDsInViewHierarchy($0) } }
    }
    """#

  static let pkHUD = #"""
    public enum HUDContentType { case success, error, progress, image(UIImage?), rotatingImage(UIImage?), labeledSuccess(title: String?, subtitle: String?), labeledError(title: String?, subtitle: String?), labeledProgress(title: String?, subtitle: String?), labeledImage(image: UIImage?, title: String?, subtitle: String?), labeledRotatingImage(image: UIImage?, title: String?, subtitle: String?), label(String?), systemActivity, customView(view: UIView) }
    /// A box of one size, with what it says.
    @preconcurrency @MainActor open class PKHUDSquareBaseView: UIView {
      var accessory: _ProgressBox.Accessory { .none }
      public let titleLabel = UILabel(), subtitleLabel = UILabel(), imageView = UIImageView()
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) { super.init(frame: CGRect(x: 0, y: 0, width: 156, height: 156)); imageView.image = image; titleLabel.text = title; subtitleLabel.text = subtitle }
    }
    open class PKHUDProgressView: PKHUDSquareBaseView { override var accessory: _ProgressBox.Accessory { .ring(0.8) }; public init(title: String? = nil, subtitle: String? = nil) { super.init(image: nil, title: title, subtitle: subtitle) }; public required init?(coder: NSCoder) { super.init(coder: coder) } }
    open class PKHUDSuccessView: PKHUDProgressView { override var accessory: _ProgressBox.Accessory { .symbol("checkmark") } }
    open class PKHUDErrorView: PKHUDProgressView { override var accessory: _ProgressBox.Accessory { .symbol("xmark") } }
    open class PKHUDSystemActivityIndicatorView: PKHUDProgressView { override var accessory: _ProgressBox.Accessory { .wheel } }
    open class PKHUDImageView: PKHUDSquareBaseView { override var accessory: _ProgressBox.Accessory { .view(imageView) } }
    open class PKHUDRotatingImageView: PKHUDImageView {}
    open class PKHUDTextView: PKHUDSquareBaseView { public init(text: String?) { super.init(image: nil, title: text, subtitle: nil) }; public required init?(coder: NSCoder) { super.init(coder: coder) } }
    @preconcurrency @MainActor open class PKHUD: NSObject {
      public static let sharedHUD = PKHUD()
      private let box = _ProgressBox(frame: .zero)
      open var contentView = UIView() { didSet { dress() } }
      open var dimsBackground = true, userInteractionOnUnderlyingViewsEnabled = false, gracePeriod: TimeInterval = 0, leadingMargin: CGFloat = 0, trailingMargin: CGFloat = 0, effect: UIVisualEffect?
      open var isVisible: Bool { box.superview != nil }
      private var turn = 0
      private func dress() {
        AbsentFrameworks.say("PKHUD")
        box._box.backgroundColor = UIColor(white: 0.94, alpha: 0.95)
        box._box.layer.cornerRadius = 9
        (box._label.font, box._details.font) = (.boldSystemFont(ofSize: 17), .systemFont(ofSize: 14))
        box._color(UIColor(white: 0, alpha: 0.85))
        guard let content = contentView as? PKHUDSquareBaseView else { (box._minimum, box._margin, box._accessory) = (.zero, 0, .view(contentView)); return }
        box._minimum = content is PKHUDTextView ? CGSize(width: 265, height: 90) : CGSize(width: 156, height: 156)
        (box._label.text, box._details.text, box._accessory) = (content.titleLabel.text, content.subtitleLabel.text, content.accessory)
      }
      open func show(onView view: UIView? = nil) {
        turn += 1
        guard let view = view ?? _ProgressBox._window else { return }
        box.backgroundColor = dimsBackground ? UIColor(white: 0, alpha: 0.25) : .clear
        box.isUserInteractionEnabled = !userInteractionOnUnderlyingViewsEnabled
        box._show(in: view, animated: true)
      }
      open func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) { turn += 1; box._hide(animated: animated) { completion?(true) } }
      open func hide(_ animated: Bool, completion: ((Bool) -> Void)? = nil) { hide(animated: animated, completion: completion) }
      open func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) { let mine = turn; _ProgressBox._after(delay) { [self] in if mine == turn { hide(animated: true, completion: completion) } } }
    }
    @MainActor public final class HUD {
      public static var dimsBackground: Bool { get { PKHUD.sharedHUD.dimsBackground } set { PKHUD.sharedHUD.dimsBackground = newValue } }
      public static var allowsInteraction: Bool { get { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled } set { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled = newValue } }
      public static var leadingMargin: CGFloat = 0, trailingMargin: CGFloat = 0
      public static var isVisible: Bool { PKHUD.sharedHUD.isVisible }
      public static func show(_ content: HUDContentType, onView view: UIView? = nil) { PKHUD.sharedHUD.contentView = self.view(content); PKHUD.sharedHUD.show(onView: view) }
      public static func hide(_ completion: ((Bool) -> Void)? = nil) { PKHUD.sharedHUD.hide(animated: false, completion: completion) }
      public static func hide(animated: Bool, completion: ((Bool) -> Void)? = nil) { PKHUD.sharedHUD.hide(animated: animated, completion: completion) }
      public static func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) { PKHUD.sharedHUD.hide(afterDelay: delay, completion: completion) }
      public static func flash(_ content: HUDContentType, onView view: UIView? = nil) { show(content, onView: view); hide(animated: true) }
      public static func flash(_ content: HUDContentType, onView view: UIView? = nil, delay: TimeInterval, completion: ((Bool) -> Void)? = nil) { show(content, onView: view); hide(afterDelay: delay, completion: completion) }
      private static func view(_ content: HUDContentType) -> UIView {
        switch content {
        case .success: PKHUDSuccessView()
        case .error: PKHUDErrorView()
        case .progress: PKHUDProgressView()
        case .image(let image), .rotatingImage(let image): PKHUDImageView(image: image)
        case .labeledSuccess(let title, let subtitle): PKHUDSuccessView(title: title, subtitle: subtitle)
        case .labeledError(let title, let subtitle): PKHUDErrorView(title: title, subtitle: subtitle)
        case .labeledProgress(let title, let subtitle): PKHUDProgressView(title: title, subtitle: subtitle)
        case .labeledImage(let image, let title, let subtitle), .labeledRotatingImage(let image, let title, let subtitle): PKHUDImageView(image: image, title: title, subtitle: subtitle)
        case .label(let text): PKHUDTextView(text: text)
        case .systemActivity: PKHUDSystemActivityIndicatorView()
        case .customView(let view): view
        }
      }
    }
    """#

  static let activityIndicators = #"""
    public enum NVActivityIndicatorType: CaseIterable, Sendable { case blank, ballPulse, ballGridPulse, ballClipRotate, squareSpin, ballClipRotatePulse, ballClipRotateMultiple, ballPulseRise, ballRotate, cubeTransition, ballZigZag, ballZigZagDeflect, ballTrianglePath, ballScale, lineScale, lineScaleParty, ballScaleMultiple, ballPulseSync, ballBeat, ballDoubleBounce, lineScalePulseOut, lineScalePulseOutRapid, ballScaleRipple, ballScaleRippleMultiple, ballSpinFadeLoader, lineSpinFadeLoader, triangleSkewSpin, pacman, ballGridBeat, semiCircleSpin, ballRotateChase, orbit, audioEqualizer, circleStrokeSpin }
    /// Shows one moment of its animation, and nothing while it stands still.
    @preconcurrency @MainActor open class NVActivityIndicatorView: UIView {
      public static var DEFAULT_TYPE = NVActivityIndicatorType.ballSpinFadeLoader, DEFAULT_COLOR = UIColor.white, DEFAULT_TEXT_COLOR = UIColor.white, DEFAULT_PADDING: CGFloat = 0, DEFAULT_BLOCKER_SIZE = CGSize(width: 60, height: 60), DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD = 0, DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME = 0, DEFAULT_BLOCKER_MESSAGE: String?, DEFAULT_BLOCKER_BACKGROUND_COLOR = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
      open var type: NVActivityIndicatorType { didSet { setNeedsDisplay() } }
      open var color: UIColor { didSet { setNeedsDisplay() } }
      open var padding: CGFloat { didSet { setNeedsDisplay() } }
      open private(set) var isAnimating = false
      open var animating: Bool { isAnimating }
      open var typeName: String { get { "\(type)" } set { if let type = NVActivityIndicatorType.allCases.first(where: { "\($0)".lowercased() == newValue.lowercased() }) { self.type = type } } }
      public init(frame: CGRect, type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil) { (self.type, self.color, self.padding) = (type ?? Self.DEFAULT_TYPE, color ?? Self.DEFAULT_COLOR, padding ?? Self.DEFAULT_PADDING); super.init(frame: frame); begin() }
      public override convenience init(frame: CGRect) { self.init(frame: frame, type: nil) }
      public required init?(coder: NSCoder) { (type, color, padding) = (Self.DEFAULT_TYPE, Self.DEFAULT_COLOR, Self.DEFAULT_PADDING); super.init(coder: coder); begin() }
      private func begin() { AbsentFrameworks.say("NVActivityIndicatorView"); backgroundColor = .clear; isOpaque = false; isHidden = true }
      open override var intrinsicContentSize: CGSize { bounds.size }
      open func startAnimating() { guard !isAnimating else { return }; (isHidden, isAnimating) = (false, true); setNeedsDisplay() }
      open func stopAnimating() { guard isAnimating else { return }; (isHidden, isAnimating) = (true, false) }
      open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height) - 2 * padding, middle = CGPoint(x: bounds.midX, y: bounds.midY), name = "\(type)"
        guard side > 0, type != .blank else { return }
        func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ alpha: CGFloat) { color.withAlphaComponent(alpha).setFill(); UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill() }
        if name.hasPrefix("lineScale") || type == .audioEqualizer {
          color.setFill()
          for (number, part) in [0.6, 0.8, 1, 0.8, 0.6].enumerated() { UIBezierPath(roundedRect: CGRect(x: middle.x + (CGFloat(number) - 2.5) * side / 4.5, y: middle.y - side * part / 2, width: side / 9, height: side * part), cornerRadius: side / 18).fill() }
        } else if ["ballPulse", "ballBeat", "ballPulseSync", "ballPulseRise"].contains(name) {
          for (number, alpha) in [1, 0.8, 0.6].enumerated() { dot(middle.x + CGFloat(number - 1) * (side / 3), middle.y, side / 7, alpha) }
        } else if name.contains("Clip") || type == .circleStrokeSpin || type == .semiCircleSpin {
          color.setStroke()
          let ring = UIBezierPath(arcCenter: middle, radius: side / 2 - 1, startAngle: -.pi * 0.75, endAngle: .pi * 0.75, clockwise: true)
          ring.lineWidth = 2
          ring.stroke()
        } else if name.contains("Grid") {
          for row in -1...1 { for column in -1...1 { dot(middle.x + CGFloat(column) * side * 0.36, middle.y + CGFloat(row) * side * 0.36, side * 0.13, 0.5 + CGFloat(row + column + 2) / 8) } }
        } else if name.contains("ScaleRipple") || type == .ballScale || type == .ballScaleMultiple || type == .ballDoubleBounce {
          dot(middle.x, middle.y, side / 2, 0.5)
        } else {
          for number in 0..<8 { let angle = CGFloat(number) * .pi / 4; dot(middle.x + cos(angle) * side * 0.4, middle.y + sin(angle) * side * 0.4, side / 10, 0.3 + CGFloat(number) * 0.1) }
        }
      }
    }
    @MainActor public final class ActivityData {
      let size: CGSize, message: String?, font: UIFont, type: NVActivityIndicatorType, color: UIColor, padding: CGFloat, background: UIColor, text: UIColor
      public init(size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil, messageSpacing: CGFloat? = nil, type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil, displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil, backgroundColor: UIColor? = nil, textColor: UIColor? = nil) { (self.size, self.message, font, self.type, self.color, self.padding, background, text) = (size ?? NVActivityIndicatorView.DEFAULT_BLOCKER_SIZE, message, messageFont ?? .boldSystemFont(ofSize: 20), type ?? NVActivityIndicatorView.DEFAULT_TYPE, color ?? NVActivityIndicatorView.DEFAULT_COLOR, padding ?? NVActivityIndicatorView.DEFAULT_PADDING, backgroundColor ?? NVActivityIndicatorView.DEFAULT_BLOCKER_BACKGROUND_COLOR, textColor ?? color ?? .white) }
    }
    /// Covers the window while something is on its way.
    @MainActor public final class NVActivityIndicatorPresenter {
      public static let sharedInstance = NVActivityIndicatorPresenter()
      public typealias FadeInAnimation = (UIView) -> Void
      public typealias FadeOutAnimation = (UIView, @escaping () -> Void) -> Void
      private var cover: UIView?, label: UILabel?
      public var isAnimating: Bool { cover != nil }
      public func startAnimating(_ data: ActivityData, _ fade: FadeInAnimation? = nil) {
        guard cover == nil, let window = UIApplication.shared.windows.last(where: { !$0.isHidden }) ?? UIApplication.shared.windows.first else { return }
        let view = UIView(frame: window.bounds)
        view.backgroundColor = data.background
        let wheel = NVActivityIndicatorView(frame: CGRect(origin: .zero, size: data.size), type: data.type, color: data.color, padding: data.padding)
        wheel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        wheel.startAnimating()
        view.addSubview(wheel)
        let text = UILabel()
        (text.text, text.font, text.textColor, text.textAlignment, text.numberOfLines) = (data.message, data.font, data.text, .center, 0)
        let size = text.sizeThatFits(CGSize(width: view.bounds.width - 16, height: .greatestFiniteMagnitude))
        text.frame = CGRect(x: 8, y: wheel.frame.maxY + 8, width: view.bounds.width - 16, height: size.height)
        view.addSubview(text)
        window.addSubview(view)
        (cover, label) = (view, text)
      }
      public func stopAnimating(_ fade: FadeOutAnimation? = nil) { cover?.removeFromSuperview(); cover = nil }
      public func setMessage(_ message: String?) { label?.text = message; label?.sizeToFit(); label?.center.x = cover?.bounds.midX ?? 0 }
    }
    @MainActor public protocol NVActivityIndicatorViewable {}
    extension NVActivityIndicatorViewable where Self: UIViewController {
      public var isAnimating: Bool { NVActivityIndicatorPresenter.sharedInstance.isAnimating }
      public func startAnimating(_ size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil, type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil, displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil, backgroundColor: UIColor? = nil, textColor: UIColor? = nil, fadeInAnimation: NVActivityIndicatorPresenter.FadeInAnimation? = nil) { NVActivityIndicatorPresenter.sharedInstance.startAnimating(ActivityData(size: size, message: message, messageFont: messageFont, type: type, color: color, padding: padding, backgroundColor: backgroundColor, textColor: textColor)) }
      public func stopAnimating(_ fadeOutAnimation: NVActivityIndicatorPresenter.FadeOutAnimation? = nil) { NVActivityIndicatorPresenter.sharedInstance.stopAnimating() }
    }
    """#
}
