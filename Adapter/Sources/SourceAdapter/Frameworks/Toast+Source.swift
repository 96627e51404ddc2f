extension FrameworkSources {
  /// Messages that come up over a view for a while, where the library's sources are not on the machine.
  static let toast = #"""
    public enum ToastPosition: Sendable { case top, center, bottom }
    public struct ToastStyle {
      public var backgroundColor = UIColor.black.withAlphaComponent(0.8), titleColor = UIColor.white, messageColor = UIColor.white, maxWidthPercentage: CGFloat = 0.8, maxHeightPercentage: CGFloat = 0.8, horizontalPadding: CGFloat = 10, verticalPadding: CGFloat = 10, cornerRadius: CGFloat = 10, titleFont = UIFont.boldSystemFont(ofSize: 16), messageFont = UIFont.systemFont(ofSize: 16), titleAlignment = NSTextAlignment.left, messageAlignment = NSTextAlignment.left, titleNumberOfLines = 0, messageNumberOfLines = 0, displayShadow = false, shadowColor = UIColor.black, shadowOpacity: Float = 0.8, shadowRadius: CGFloat = 6, shadowOffset = CGSize(width: 4, height: 4), imageSize = CGSize(width: 80, height: 80), activitySize = CGSize(width: 100, height: 100), fadeDuration: TimeInterval = 0.2, activityIndicatorColor = UIColor.white, activityBackgroundColor = UIColor.black.withAlphaComponent(0.8)
      public init() {}
    }
    public final class ToastManager: @unchecked Sendable { public static let shared = ToastManager(); public var style = ToastStyle(), isTapToDismissEnabled = true, isQueueEnabled = false, duration: TimeInterval = 3, position = ToastPosition.bottom }
    @preconcurrency @MainActor final class _ToastView: UIView { var isActivity = false; var done: ((Bool) -> Void)? }
    extension UIView {
      public func makeToast(_ message: String?, duration: TimeInterval = ToastManager.shared.duration, position: ToastPosition = ToastManager.shared.position, title: String? = nil, image: UIImage? = nil, style: ToastStyle = ToastManager.shared.style, completion: ((_ didTap: Bool) -> Void)? = nil) { let toast = _toast(message, title, image, style); _place(toast, position, style); _show(toast, duration, style, completion) }
      public func makeToast(_ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint, title: String?, image: UIImage?, style: ToastStyle = ToastManager.shared.style, completion: ((_ didTap: Bool) -> Void)?) { let toast = _toast(message, title, image, style); toast.center = point; _show(toast, duration, style, completion) }
      public func showToast(_ toast: UIView, duration: TimeInterval = ToastManager.shared.duration, position: ToastPosition = ToastManager.shared.position, completion: ((_ didTap: Bool) -> Void)? = nil) { let holder = _ToastView(frame: toast.bounds); toast.frame.origin = .zero; holder.addSubview(toast); _place(holder, position, ToastManager.shared.style); _show(holder, duration, ToastManager.shared.style, completion) }
      public func toastViewForMessage(_ message: String?, title: String?, image: UIImage?, style: ToastStyle) throws -> UIView { _toast(message, title, image, style) }
      public func makeToastActivity(_ position: ToastPosition) {
        guard !subviews.contains(where: { ($0 as? _ToastView)?.isActivity == true }) else { return }
        let style = ToastManager.shared.style, box = _ToastView(frame: CGRect(origin: .zero, size: style.activitySize)), wheel = UIActivityIndicatorView(style: .large)
        (box.isActivity, box.backgroundColor, box.layer.cornerRadius) = (true, style.activityBackgroundColor, style.cornerRadius)
        wheel.color = style.activityIndicatorColor
        wheel.center = CGPoint(x: box.bounds.midX, y: box.bounds.midY)
        wheel.startAnimating()
        box.addSubview(wheel)
        _place(box, position, style)
        addSubview(box)
      }
      public func hideToastActivity() { for case let box as _ToastView in subviews where box.isActivity { box.removeFromSuperview() } }
      public func hideToast() { if let toast = subviews.last(where: { ($0 as? _ToastView)?.isActivity == false }) { hideToast(toast) } }
      public func hideToast(_ toast: UIView) { let done = (toast as? _ToastView)?.done; toast.removeFromSuperview(); done?(false) }
      public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) { for case let toast as _ToastView in subviews where includeActivity || !toast.isActivity { hideToast(toast) } }
      public func clearToastQueue() {}
      private func _place(_ toast: UIView, _ position: ToastPosition, _ style: ToastStyle) {
        let top = style.verticalPadding + safeAreaInsets.top, bottom = style.verticalPadding + safeAreaInsets.bottom
        toast.center = CGPoint(x: bounds.midX, y: position == .top ? toast.bounds.height / 2 + top : position == .center ? bounds.midY : bounds.height - toast.bounds.height / 2 - bottom)
      }
      private func _show(_ toast: _ToastView, _ duration: TimeInterval, _ style: ToastStyle, _ done: ((Bool) -> Void)?) {
        toast.done = done
        toast.alpha = 0
        addSubview(toast)
        UIView.animate(withDuration: style.fadeDuration) { toast.alpha = 1 }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + max(duration, 0)) { [weak toast] in MainActor.assumeIsolated {
          guard let toast, toast.superview != nil else { return }
          UIView.animate(withDuration: style.fadeDuration, animations: { toast.alpha = 0 }) { _ in toast.removeFromSuperview(); done?(false) }
        } }
      }
      private func _toast(_ message: String?, _ title: String?, _ image: UIImage?, _ style: ToastStyle) -> _ToastView {
        let box = _ToastView(frame: .zero), room = bounds.width * style.maxWidthPercentage
        (box.backgroundColor, box.layer.cornerRadius) = (style.backgroundColor, style.cornerRadius)
        var x = style.horizontalPadding, y = style.verticalPadding, width: CGFloat = 0, height: CGFloat = 0
        if let image { let view = UIImageView(image: image); view.contentMode = .scaleAspectFit; view.frame = CGRect(origin: CGPoint(x: x, y: y), size: style.imageSize); box.addSubview(view); x = view.frame.maxX + style.horizontalPadding; height = view.frame.maxY }
        for (text, font, color, alignment, lines) in [(title, style.titleFont, style.titleColor, style.titleAlignment, style.titleNumberOfLines), (message, style.messageFont, style.messageColor, style.messageAlignment, style.messageNumberOfLines)] where text != nil {
          let label = UILabel()
          (label.text, label.font, label.textColor, label.textAlignment, label.numberOfLines, label.lineBreakMode) = (text, font, color, alignment, lines, .byTruncatingTail)
          let size = label.sizeThatFits(CGSize(width: room - x, height: bounds.height * style.maxHeightPercentage))
          label.frame = CGRect(x: x, y: y, width: min(size.width, room - x), height: size.height)
          box.addSubview(label)
          (width, y) = (max(width, label.frame.width), label.frame.maxY + style.verticalPadding)
        }
        box.bounds.size = CGSize(width: x + width + style.horizontalPadding, height: max(y, height + style.verticalPadding))
        return box
      }
    }
    """#

  /// Stars for a rating, where the library's sources are not on the machine.
  static let cosmos = #"""
    public enum StarFillMode: Int { case full = 0, half = 1, precise = 2 }
    public struct CosmosSettings {
      public var totalStars = 5, starSize: Double = 20, starMargin: Double = 5, fillMode = StarFillMode.full, filledColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1), emptyColor = UIColor.clear, filledBorderColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1), emptyBorderColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1), filledBorderWidth = 0.5, emptyBorderWidth = 0.5, filledImage: UIImage?, emptyImage: UIImage?, textColor = UIColor(red: 127 / 255, green: 127 / 255, blue: 127 / 255, alpha: 1), textFont = UIFont.preferredFont(forTextStyle: .footnote), textMargin: Double = 5, updateOnTouch = true, minTouchRating: Double = 1, disablePanGestures = false, passTouchesToSuperview = true
      public init() {}
      public static var `default`: CosmosSettings { CosmosSettings() }
    }
    @preconcurrency @MainActor open class CosmosView: UIView {
      private static let declared: Void = ObjectRuntime.declare(CosmosView.self) { c in
        c.property("rating") { o, v in o.rating = try v.value() }
        c.property("text") { o, v in o.text = try v.value() }
        c.property("totalStars") { o, v in o.settings.totalStars = try v.value() }
        c.property("starSize") { o, v in o.settings.starSize = try v.value() }
        c.property("starMargin") { o, v in o.settings.starMargin = try v.value() }
        c.property("filledColor") { o, v in o.settings.filledColor = try v.value() }
        c.property("emptyColor") { o, v in o.settings.emptyColor = try v.value() }
        c.property("filledBorderColor") { o, v in o.settings.filledBorderColor = try v.value() }
        c.property("emptyBorderColor") { o, v in o.settings.emptyBorderColor = try v.value() }
        c.property("filledImage") { o, v in o.settings.filledImage = try v.value() }
        c.property("emptyImage") { o, v in o.settings.emptyImage = try v.value() }
        c.property("updateOnTouch") { o, v in o.settings.updateOnTouch = try v.value() }
        c.property("fillMode") { o, v in o.settings.fillMode = StarFillMode(rawValue: try v.value()) ?? .full }
      }
      open var settings = CosmosSettings() { didSet { update() } }
      open var rating: Double = 2.7 { didSet { update() } }
      open var text: String? { didSet { update() } }
      open var didTouchCosmos: ((Double) -> Void)?, didFinishTouchingCosmos: ((Double) -> Void)?
      public override init(frame: CGRect) { _ = Self.declared; super.init(frame: frame); begin() }
      public init(frame: CGRect = .zero, settings: CosmosSettings) { self.settings = settings; super.init(frame: frame); begin() }
      public required init?(coder: NSCoder) { _ = Self.declared; super.init(coder: coder); begin() }
      private func begin() { isOpaque = false; backgroundColor = backgroundColor ?? .clear; contentMode = .redraw; if bounds.isEmpty { frame.size = intrinsicContentSize } }
      open func update() { invalidateIntrinsicContentSize(); setNeedsDisplay() }
      open func prepareForReuse() { (rating, didTouchCosmos, didFinishTouchingCosmos) = (CosmosView.self == type(of: self) ? 2.7 : rating, nil, nil) }
      private var width: CGFloat { CGFloat(settings.starSize * Double(settings.totalStars) + settings.starMargin * Double(max(settings.totalStars - 1, 0))) }
      private var textSize: CGSize { text.map { ($0 as NSString).size(withAttributes: [.font: settings.textFont]) } ?? .zero }
      open override var intrinsicContentSize: CGSize { CGSize(width: width + (text == nil ? 0 : textSize.width + CGFloat(settings.textMargin)), height: max(CGFloat(settings.starSize), textSize.height)) }
      open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      private func filled(_ star: Int) -> CGFloat { let part = min(max(rating - Double(star), 0), 1); return CGFloat(settings.fillMode == .full ? part.rounded() : settings.fillMode == .half ? (part * 2).rounded() / 2 : part) }
      open override func draw(_ rect: CGRect) {
        let side = CGFloat(settings.starSize)
        for star in 0..<settings.totalStars {
          let frame = CGRect(x: CGFloat(star) * (side + CGFloat(settings.starMargin)), y: 0, width: side, height: side), part = filled(star)
          paint(frame, settings.emptyImage, settings.emptyColor, settings.emptyBorderColor, settings.emptyBorderWidth)
          guard part > 0, let context = UIGraphicsGetCurrentContext() else { continue }
          context.saveGState()
          context.clip(to: CGRect(x: frame.minX, y: frame.minY, width: side * part, height: side))
          paint(frame, settings.filledImage, settings.filledColor, settings.filledBorderColor, settings.filledBorderWidth)
          context.restoreGState()
        }
        if let text { (text as NSString).draw(at: CGPoint(x: width + CGFloat(settings.textMargin), y: (CGFloat(settings.starSize) - textSize.height) / 2), withAttributes: [.font: settings.textFont, .foregroundColor: settings.textColor]) }
      }
      private func paint(_ frame: CGRect, _ image: UIImage?, _ color: UIColor, _ border: UIColor, _ line: Double) {
        if let image { return image.draw(in: frame) }
        let path = UIBezierPath(), middle = CGPoint(x: frame.midX, y: frame.midY + frame.height * 0.03)
        for corner in 0..<10 {
          let radius = frame.width * (corner % 2 == 0 ? 0.5 : 0.235), angle = CGFloat(corner) * .pi / 5 - .pi / 2, point = CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        color.setFill()
        path.fill()
        border.setStroke()
        path.lineWidth = CGFloat(line)
        if line > 0 { path.stroke() }
      }
      private func touch(_ touches: Set<UITouch>) { guard settings.updateOnTouch, let x = touches.first?.location(in: self).x else { return }; rating = max(min(ceil(Double(x / (CGFloat(settings.starSize + settings.starMargin)))), Double(settings.totalStars)), settings.minTouchRating); didTouchCosmos?(rating) }
      open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event); touch(touches) }
      open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event); touch(touches) }
      open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event); didFinishTouchingCosmos?(rating) }
    }
    """#

  /// Whether the network can be reached: it can, as far as `SystemConfiguration` says here.
  static let reachability = #"""
    public enum ReachabilityError: Error { case failedToCreateWithAddress(Int32), failedToCreateWithHostname(String, Int32), unableToSetCallback(Int32), unableToSetDispatchQueue(Int32), unableToGetFlags(Int32) }
    extension Notification.Name { public static let reachabilityChanged = Self("reachabilityChanged") }
    public let ReachabilityChangedNotification = Notification.Name("reachabilityChanged")
    open class Reachability: @unchecked Sendable {
      public typealias NetworkReachable = (Reachability) -> Void
      public typealias NetworkUnreachable = (Reachability) -> Void
      public enum Connection: CustomStringConvertible, Sendable { case unavailable, wifi, cellular; public static var none: Connection { .unavailable }; public var description: String { switch self { case .unavailable: "No Connection"; case .wifi: "WiFi"; case .cellular: "Cellular" } } }
      public enum NetworkStatus: CustomStringConvertible, Sendable { case notReachable, reachableViaWiFi, reachableViaWWAN; public var description: String { "\(self == .notReachable ? "No Connection" : "WiFi")" } }
      open var whenReachable: NetworkReachable?, whenUnreachable: NetworkUnreachable?, allowsCellularConnection = true, notificationCenter = NotificationCenter.default
      open var connection: Connection { .wifi }
      open var currentReachabilityStatus: NetworkStatus { .reachableViaWiFi }
      open var isReachable: Bool { true }
      open var isReachableViaWiFi: Bool { true }
      open var isReachableViaWWAN: Bool { false }
      open var currentReachabilityString: String { "WiFi" }
      \#(reachabilityInitializers)
      open func startNotifier() throws { DispatchQueue.main.async { self.whenReachable?(self); self.notificationCenter.post(name: .reachabilityChanged, object: self) } }
      open func stopNotifier() {}
    }
    """#

  /// Since version 5 they throw; before they gave nothing. An initializer that fails can be called with `try`.
  private static let reachabilityInitializers = """
    public init(queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil, notificationQueue: DispatchQueue? = .main) throws {}
      @_disfavoredOverload public init?() {}
      public init(hostname: String, queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil, notificationQueue: DispatchQueue? = .main) throws {}
      @_disfavoredOverload public init?(hostname: String) {}
    """
}
