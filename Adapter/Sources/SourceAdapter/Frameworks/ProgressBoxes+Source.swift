extension FrameworkSources {
  /// What the libraries that show how work goes on draw: a box in the middle, with a wheel, a ring or a picture over its
  /// texts.
  static let progressBoxes = #"""
    @preconcurrency @MainActor open class _ProgressBox: UIView {
      enum Accessory { case none, wheel, ring(CGFloat), bar(CGFloat), symbol(String), view(UIView) }
      let _box = UIView(), _label = UILabel(), _details = UILabel()
      private var shown: UIView?
      var _minimum = CGSize.zero, _margin: CGFloat = 20, _gap: CGFloat = 4, _offset = CGPoint.zero, _isSquare = false, _tint = UIColor.black
      /// Up or down, of the height that is left.
      var _place: CGFloat = 0.5
      var _accessory = Accessory.wheel { didSet { remake() } }
      public override init(frame: CGRect) { super.init(frame: frame); _begin() }
      public required init?(coder: NSCoder) { super.init(coder: coder); _begin() }
      private func _begin() {
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        _box.clipsToBounds = true
        addSubview(_box)
        for label in [_label, _details] { label.numberOfLines = 0; label.textAlignment = .center; _box.addSubview(label) }
        remake()
      }
      func _color(_ color: UIColor) { (_tint, _label.textColor, _details.textColor) = (color, color, color); remake() }
      private func remake() {
        shown?.removeFromSuperview()
        shown = switch _accessory {
        case .none: nil
        case .wheel: wheel()
        case .ring(let part): _ProgressDrawing(part, _tint, isBar: false)
        case .bar(let part): _ProgressDrawing(part, _tint, isBar: true)
        case .symbol(let name): symbol(name)
        case .view(let view): view
        }
        if let shown { _box.addSubview(shown) }
        setNeedsLayout()
      }
      private func wheel() -> UIView {
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.color = _tint
        wheel.startAnimating()
        return wheel
      }
      private func symbol(_ name: String) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: .light)))
        view.tintColor = _tint
        return view
      }
      open override func layoutSubviews() {
        super.layoutSubviews()
        let limit = CGSize(width: max(bounds.width - 4 * _margin, 0), height: bounds.height)
        let parts: [(UIView, CGSize)] = ([shown] + [_label, _details].filter { $0.text?.isEmpty == false }).compactMap { view in
          guard let view else { return nil }
          let size = view.sizeThatFits(limit)
          return (view, size == .zero ? view.bounds.size : CGSize(width: min(size.width, limit.width), height: size.height))
        }
        for label in [_label, _details] { label.isHidden = label.text?.isEmpty != false }
        let content = CGSize(width: parts.map(\.1.width).max() ?? 0, height: parts.map(\.1.height).reduce(0, +) + _gap * CGFloat(max(parts.count - 1, 0)))
        var size = CGSize(width: max(content.width + 2 * _margin, _minimum.width), height: max(content.height + 2 * _margin, _minimum.height))
        if _isSquare { size = CGSize(width: max(size.width, size.height), height: max(size.width, size.height)) }
        _box.frame = CGRect(x: ((bounds.width - size.width) / 2 + _offset.x).rounded(), y: ((bounds.height - size.height) * _place + _offset.y).rounded(), width: size.width.rounded(.up), height: size.height.rounded(.up))
        var y = (size.height - content.height) / 2
        for (view, part) in parts { view.frame = CGRect(x: (size.width - part.width) / 2, y: y, width: part.width, height: part.height); y += part.height + _gap }
      }
      func _show(in view: UIView, animated: Bool) {
        frame = view.bounds
        if superview !== view { view.addSubview(self) } else { view.bringSubviewToFront(self) }
        guard animated else { alpha = 1; return }
        alpha = 0
        UIView.animate(withDuration: 0.3) { self.alpha = 1 }
      }
      func _hide(animated: Bool, _ done: (() -> Void)? = nil) {
        let end = { [self] in removeFromSuperview(); alpha = 1; done?() }
        guard animated, superview != nil else { return end() }
        UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }, completion: { _ in end() })
      }
      static var _window: UIView? { UIApplication.shared.windows.last { !$0.isHidden && $0.alpha > 0 && $0.windowLevel == .normal } ?? UIApplication.shared.windows.first }
      static func _after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let body = body
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + max(seconds, 0)) { MainActor.assumeIsolated { body() } }
      }
    }
    /// A part of a ring or of a bar.
    @preconcurrency @MainActor final class _ProgressDrawing: UIView {
      private let part: CGFloat, color: UIColor, isBar: Bool
      init(_ part: CGFloat, _ color: UIColor, isBar: Bool) { (self.part, self.color, self.isBar) = (min(max(part, 0), 1), color, isBar); super.init(frame: CGRect(x: 0, y: 0, width: isBar ? 120 : 37, height: isBar ? 10 : 37)); backgroundColor = .clear; isOpaque = false }
      required init?(coder: NSCoder) { fatalError("no document has one") }
      override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
      override func draw(_ rect: CGRect) {
        color.set()
        if isBar {
          let frame = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: bounds.height / 2 - 1)
          frame.lineWidth = 1
          frame.stroke()
          UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: (bounds.width - 6) * part, height: bounds.height - 6), cornerRadius: 2).fill()
        } else {
          let ring = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2, startAngle: -.pi / 2, endAngle: 2 * .pi * part - .pi / 2, clockwise: true)
          ring.lineWidth = 2
          ring.stroke()
        }
      }
    }
    """#

  static let mbProgressHUD = #"""
    public enum MBProgressHUDMode: Int { case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text }
    public enum MBProgressHUDAnimation: Int { case fade, zoom, zoomOut, zoomIn }
    public enum MBProgressHUDBackgroundStyle: Int { case solidColor, blur }
    @MainActor public protocol MBProgressHUDDelegate: NSObjectProtocol { func hudWasHidden(_ hud: MBProgressHUD) }
    extension MBProgressHUDDelegate { public func hudWasHidden(_ hud: MBProgressHUD) {} }
    @preconcurrency @MainActor open class MBBackgroundView: NSObject {
      let view: UIView
      init(_ view: UIView) { self.view = view; super.init() }
      open var style = MBProgressHUDBackgroundStyle.blur, blurEffectStyle = UIBlurEffect.Style.light
      open var color: UIColor? { get { view.backgroundColor } set { view.backgroundColor = newValue } }
      open var backgroundColor: UIColor? { get { view.backgroundColor } set { view.backgroundColor = newValue } }
      open var layer: CALayer { view.layer }
      open var alpha: CGFloat { get { view.alpha } set { view.alpha = newValue } }
    }
    @preconcurrency @MainActor open class MBProgressHUD: _ProgressBox {
      public override init(frame: CGRect) { super.init(frame: frame); begin() }
      public required init?(coder: NSCoder) { super.init(coder: coder); begin() }
      public init(view: UIView) { super.init(frame: view.bounds); begin() }
      private func begin() {
        AbsentFrameworks.say("MBProgressHUD")
        _label.font = .boldSystemFont(ofSize: 16)
        _details.font = .boldSystemFont(ofSize: 12)
        _box.layer.cornerRadius = 5
        _box.backgroundColor = UIColor(white: 0.9, alpha: 1)
        contentColor = UIColor(white: 0, alpha: 0.7)
      }
      open weak var delegate: (any MBProgressHUDDelegate)?
      open var completionBlock: (() -> Void)?, removeFromSuperViewOnHide = false, graceTime: TimeInterval = 0, minShowTime: TimeInterval = 0, animationType = MBProgressHUDAnimation.fade, progressObject: Progress?, defaultMotionEffectsEnabled = false, areDefaultMotionEffectsEnabled = false
      open var mode = MBProgressHUDMode.indeterminate { didSet { renew() } }
      open var progress: Float = 0 { didSet { if mode != .indeterminate, mode != .text { renew() } } }
      open var customView: UIView? { didSet { renew() } }
      private func renew() {
        _accessory = switch mode {
        case .indeterminate: .wheel
        case .determinate, .annularDeterminate: .ring(CGFloat(progress))
        case .determinateHorizontalBar: .bar(CGFloat(progress))
        case .customView: customView.map { .view($0) } ?? .none
        case .text: .none
        }
      }
      open var label: UILabel { setNeedsLayout(); return _label }
      open var detailsLabel: UILabel { setNeedsLayout(); return _details }
      open private(set) lazy var button = UIButton(type: .custom)
      open private(set) lazy var bezelView = MBBackgroundView(_box)
      open private(set) lazy var backgroundView = MBBackgroundView(self)
      open var contentColor: UIColor? { get { _tint } set { if let newValue { _color(newValue) } } }
      open var margin: CGFloat { get { _margin } set { _margin = newValue; setNeedsLayout() } }
      open var minSize: CGSize { get { _minimum } set { _minimum = newValue; setNeedsLayout() } }
      open var offset: CGPoint { get { _offset } set { _offset = newValue; setNeedsLayout() } }
      open var isSquare: Bool { get { _isSquare } set { _isSquare = newValue; setNeedsLayout() } }
      open var square: Bool { get { isSquare } set { isSquare = newValue } }
      open var labelText: String? { get { _label.text } set { _label.text = newValue; setNeedsLayout() } }
      open var detailsLabelText: String? { get { _details.text } set { _details.text = newValue; setNeedsLayout() } }
      open func show(animated: Bool) { if let superview { _show(in: superview, animated: animated) } }
      open func hide(animated: Bool) {
        let holder = superview
        _hide(animated: animated) { [self] in if !removeFromSuperViewOnHide { isHidden = false; alpha = 0; holder?.addSubview(self) }; completionBlock?(); delegate?.hudWasHidden(self) }
      }
      open func hide(animated: Bool, afterDelay delay: TimeInterval) { Self._after(delay) { self.hide(animated: animated) } }
      open func show(_ animated: Bool) { show(animated: animated) }
      open func hide(_ animated: Bool) { hide(animated: animated) }
      open func hide(_ animated: Bool, afterDelay delay: TimeInterval) { hide(animated: animated, afterDelay: delay) }
      @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD { let hud = MBProgressHUD(view: view); hud.removeFromSuperViewOnHide = true; hud._show(in: view, animated: animated); return hud }
      @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool { guard let hud = forView(view) else { return false }; hud.removeFromSuperViewOnHide = true; hud.hide(animated: animated); return true }
      @discardableResult open class func hideAllHUDs(for view: UIView, animated: Bool) -> UInt { let all = view.subviews.compactMap { $0 as? MBProgressHUD }; for hud in all { hud.removeFromSuperViewOnHide = true; hud.hide(animated: animated) }; return UInt(all.count) }
      open class func forView(_ view: UIView) -> MBProgressHUD? { view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first }
    }
    public let MBProgressMaxOffset: CGFloat = 1_000_000
    """#

  static let svProgressHUD = #"""
    public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom, automatic }
    public enum SVProgressHUDMaskType: UInt, Sendable { case none = 1, clear, black, gradient, custom }
    public enum SVProgressHUDAnimationType: UInt, Sendable { case flat, native }
    public typealias SVProgressHUDShowCompletion = () -> Void
    public typealias SVProgressHUDDismissCompletion = () -> Void
    extension Notification.Name { public static let SVProgressHUDDidReceiveTouchEvent = Self("SVProgressHUDDidReceiveTouchEventNotification"), SVProgressHUDDidTouchDownInside = Self("SVProgressHUDDidTouchDownInsideNotification"), SVProgressHUDWillDisappear = Self("SVProgressHUDWillDisappearNotification"), SVProgressHUDDidDisappear = Self("SVProgressHUDDidDisappearNotification"), SVProgressHUDWillAppear = Self("SVProgressHUDWillAppearNotification"), SVProgressHUDDidAppear = Self("SVProgressHUDDidAppearNotification") }
    @preconcurrency @MainActor open class SVProgressHUD: _ProgressBox {
      private static var style = SVProgressHUDStyle.light, mask = SVProgressHUDMaskType.none, animation = SVProgressHUDAnimationType.flat, foreground: UIColor?, background: UIColor?, layerColor = UIColor(white: 0, alpha: 0.4), radius: CGFloat = 14, font = UIFont.preferredFont(forTextStyle: .subheadline), minimumTime: TimeInterval = 5, maximumTime = TimeInterval.greatestFiniteMagnitude, size = CGSize.zero, middle = CGPoint.zero, container: UIView?, turn = 0, count = 0
      private static let shared: SVProgressHUD = { AbsentFrameworks.say("SVProgressHUD"); return SVProgressHUD(frame: .zero) }()
      private static func present(_ accessory: Accessory, _ text: String?, for seconds: TimeInterval? = nil) {
        turn += 1
        let mine = turn
        nonisolated(unsafe) let accessory = accessory
        DispatchQueue.main.async { MainActor.assumeIsolated {
          guard mine == turn, let view = container ?? _window else { return }
          let hud = shared
          let isDark = style == .dark || style == .automatic && view.traitCollection.userInterfaceStyle == .dark
          hud._color(style == .custom ? foreground ?? .black : isDark ? .white : foreground ?? .black)
          hud._box.backgroundColor = style == .custom ? background ?? .white : isDark ? .black : UIColor(white: 1, alpha: 0.95)
          hud._box.layer.cornerRadius = radius
          (hud._margin, hud._gap, hud._minimum) = (12, 8, size)
          hud._offset = CGPoint(x: middle.x, y: middle.y)
          hud._label.font = font
          hud._label.text = text
          hud._accessory = accessory
          hud.isUserInteractionEnabled = mask != .none
          hud.backgroundColor = mask == .black ? UIColor(white: 0, alpha: 0.4) : mask == .custom ? layerColor : .clear
          NotificationCenter.default.post(name: .SVProgressHUDWillAppear, object: nil)
          hud._show(in: view, animated: hud.superview == nil)
          NotificationCenter.default.post(name: .SVProgressHUDDidAppear, object: nil)
          if let seconds { _after(seconds) { if mine == turn { dismiss() } } }
        } }
      }
      private static var waiting: Accessory { animation == .native ? .wheel : .ring(0.8) }
      open class func show() { count += 1; present(waiting, nil) }
      open class func show(withStatus status: String?) { count += 1; present(waiting, status) }
      open class func show(with maskType: SVProgressHUDMaskType) { mask = maskType; show() }
      open class func show(withStatus status: String?, maskType: SVProgressHUDMaskType) { mask = maskType; show(withStatus: status) }
      open class func showProgress(_ progress: Float) { present(.ring(CGFloat(progress)), nil) }
      open class func showProgress(_ progress: Float, status: String?) { present(.ring(CGFloat(progress)), status) }
      open class func setStatus(_ status: String?) { shared._label.text = status; shared.setNeedsLayout() }
      open class func showInfo(withStatus status: String?) { present(.symbol("info.circle"), status, for: displayDuration(for: status)) }
      open class func showSuccess(withStatus status: String?) { present(.symbol("checkmark"), status, for: displayDuration(for: status)) }
      open class func showError(withStatus status: String?) { present(.symbol("xmark"), status, for: displayDuration(for: status)) }
      open class func show(_ image: UIImage, status: String?) { let view = UIImageView(image: image); view.tintColor = foreground; present(.view(view), status, for: displayDuration(for: status)) }
      open class func setOffsetFromCenter(_ offset: UIOffset) { middle = CGPoint(x: offset.horizontal, y: offset.vertical) }
      open class func resetOffsetFromCenter() { middle = .zero }
      open class func popActivity() { count = max(count - 1, 0); if count == 0 { dismiss() } }
      open class func dismiss() { dismiss(withDelay: 0, completion: nil) }
      open class func dismiss(completion: SVProgressHUDDismissCompletion?) { dismiss(withDelay: 0, completion: completion) }
      open class func dismiss(withDelay delay: TimeInterval) { dismiss(withDelay: delay, completion: nil) }
      open class func dismiss(withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?) {
        if delay == 0 { turn += 1 }
        count = 0
        let mine = turn
        _after(delay) {
          guard mine == turn else { return }
          NotificationCenter.default.post(name: .SVProgressHUDWillDisappear, object: nil)
          shared._hide(animated: true) { NotificationCenter.default.post(name: .SVProgressHUDDidDisappear, object: nil); completion?() }
        }
      }
      open class func isVisible() -> Bool { shared.superview != nil }
      open class func displayDuration(for string: String?) -> TimeInterval { min(max(Double(string?.count ?? 0) * 0.06 + 0.5, minimumTime), maximumTime) }
      open class func setDefaultStyle(_ style: SVProgressHUDStyle) { self.style = style }
      open class func setDefaultMaskType(_ type: SVProgressHUDMaskType) { mask = type }
      open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) { animation = type }
      open class func setContainerView(_ view: UIView?) { container = view }
      open class func setMinimumSize(_ size: CGSize) { self.size = size }
      open class func setRingThickness(_ thickness: CGFloat) {}
      open class func setRingRadius(_ radius: CGFloat) {}
      open class func setRingNoTextRadius(_ radius: CGFloat) {}
      open class func setCornerRadius(_ radius: CGFloat) { self.radius = radius }
      open class func setBorderColor(_ color: UIColor) { shared._box.layer.borderColor = color.cgColor }
      open class func setBorderWidth(_ width: CGFloat) { shared._box.layer.borderWidth = width }
      open class func setFont(_ font: UIFont) { self.font = font }
      open class func setForegroundColor(_ color: UIColor) { foreground = color; style = .custom }
      open class func setForegroundImageColor(_ color: UIColor?) {}
      open class func setBackgroundColor(_ color: UIColor) { background = color; style = .custom }
      open class func setBackgroundLayerColor(_ color: UIColor) { layerColor = color }
      open class func setImageViewSize(_ size: CGSize) {}
      open class func setShouldTintImages(_ tints: Bool) {}
      open class func setInfoImage(_ image: UIImage) {}
      open class func setSuccessImage(_ image: UIImage) {}
      open class func setErrorImage(_ image: UIImage) {}
      open class func setGraceTimeInterval(_ seconds: TimeInterval) {}
      open class func setMinimumDismissTimeInterval(_ seconds: TimeInterval) { minimumTime = seconds }
      open class func setMaximumDismissTimeInterval(_ seconds: TimeInterval) { maximumTime = seconds }
      open class func setFadeInAnimationDuration(_ seconds: TimeInterval) {}
      open class func setFadeOutAnimationDuration(_ seconds: TimeInterval) {}
      open class func setMaxSupportedWindowLevel(_ level: UIWindow.Level) {}
      open class func setHapticsEnabled(_ isEnabled: Bool) {}
      open class func setMotionEffectEnabled(_ isEnabled: Bool) {}
    }
    """#
}
