internal import DarwinShims
extension UIView {
  /// The solver has given the view, the root of a tree, another size.
  func rootSizeWasSolved() { SafeAreaPass.geometryChanged(of: self) }

  /// Position, bounds and transform: the layer's once there is one, the view's own until then.
  var currentGeometry: LayerGeometry {
    get { materializedLayer?.geometry ?? geometry }
    set { if let layer = layerForChange { layer.geometry = newValue } else { geometry = newValue } }
  }

  /// The layer, which is made where an animation needs it.
  var layerForChange: CALayer? { LayerActions.viewsAnimate ? layer : materializedLayer }

  func setInitialFrame(_ frame: CGRect) {
    geometry.bounds = CGRect(origin: .zero, size: frame.size)
    geometry.position = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  var geometryFrame: CGRect { currentGeometry.frame }

  func setGeometryFrame(_ frame: CGRect) {
    checkPosition(CGPoint(x: frame.midX, y: frame.midY))
    let old = currentGeometry
    var new = old
    new.frame = frame
    guard new != old else { return }
    if new.bounds != old.bounds { boundsWillChange(to: new.bounds) }
    currentGeometry = new
    geometryDidChange(from: old.bounds, to: new.bounds)
    KeyObservers.check(self)
  }

  func setGeometryBounds(_ bounds: CGRect) {
    checkBounds(bounds)
    let old = currentBounds
    guard bounds != old else { return }
    boundsWillChange(to: bounds)
    if let layer = layerForChange { layer.geometry.bounds = bounds } else { geometry.bounds = bounds }
    geometryDidChange(from: old, to: currentBounds)
    KeyObservers.check(self)
  }

  func setGeometryCenter(_ center: CGPoint) {
    checkPosition(center)
    guard center != currentPosition else { return }
    if let layer = layerForChange { layer.geometry.position = center } else { geometry.position = center }
    placeDidChange()
    KeyObservers.check(self)
  }

  /// UIKIT: the layer refuses what is not a number (`CALayerInvalidGeometry` in public crash reports).
  private func checkPosition(_ point: CGPoint) {
    guard point.x.isNaN || point.y.isNaN else { return }
    fatalError("CALayer position contains NaN: [\(shortNumber(point.x)) \(shortNumber(point.y))]")
  }

  private func checkBounds(_ bounds: CGRect) {
    let (x, y, w, h) = (bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
    guard x.isNaN || y.isNaN || w.isNaN || h.isNaN else { return }
    fatalError(
      "CALayer bounds contains NaN: [\(shortNumber(x)) \(shortNumber(y)); \(shortNumber(w)) \(shortNumber(h))]")
  }

  /// Where the bounds' place lies that `center` names and about which the view is turned, as shares of its size. Changing it
  /// moves the view. Default: its middle.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/anchorpoint>
  public var anchorPoint: CGPoint {
    get { materializedLayer?.geometry.anchorPoint ?? geometry.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  var currentBounds: CGRect { materializedLayer?.geometry.bounds ?? geometry.bounds }
  var currentPosition: CGPoint { materializedLayer?.geometry.position ?? geometry.position }

  /// The frame that the view would have without its transform. Constraints speak of it.
  var untransformedFrame: CGRect {
    let geometry = currentGeometry
    let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
    return CGRect(
      x: geometry.position.x - size.width * anchor.x, y: geometry.position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Gives the bounds another size while the corner of the frame stays where it is, also of a transformed view.
  func resizeKeepingOrigin(to size: CGSize) {
    guard size != bounds.size else { return }
    guard !transform.isIdentity else { return frame = CGRect(origin: frame.origin, size: size) }
    let corner = frame.origin
    bounds.size = size
    center = CGPoint(x: center.x + corner.x - frame.minX, y: center.y + corner.y - frame.minY)
  }

  var geometryTransform: CGAffineTransform { currentGeometry.affineTransform }

  func setGeometryTransform(_ transform: CGAffineTransform) {
    guard transform != currentGeometry.affineTransform else { return }
    currentGeometry.affineTransform = transform
  }

  /// The one place from which a change of place or size travels on.
  private func geometryDidChange(from old: CGRect, to new: CGRect) {
    if old.size != new.size {
      if autoresizesSubviews, !children.isEmpty { Autoresizing.resizeChildren(of: self, from: old.size, to: new.size) }
      markNeedsLayout()
      if contentMode == .redraw || flags.contains(.drawsInCode) { markNeedsDisplay() }
      boundsSizeDidChange()
      if dependsOnReadableWidth { marginsMayHaveChanged() }
    }
    if old.origin != new.origin { LayoutEngine.boundsOriginChanged(of: self) }
    // A view that scrolls stays where it is.
    placeDidChange(isScrolled: old.size == new.size && old.origin != new.origin)
  }

  private func placeDidChange(isScrolled: Bool = false) {
    // Whoever places the view tells about it once.
    if flags.contains(.placedByEngine) { return }
    LayoutEngine.frameChanged(of: self)
    if !isScrolled { SafeAreaPass.geometryChanged(of: self) }
  }

  func outset(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Conversion

  /// From the receiver's coordinates to its superview's.
  private func toParent(_ point: CGPoint) -> CGPoint { currentGeometry.convertToSuper(point) }
  private func fromParent(_ point: CGPoint) -> CGPoint { currentGeometry.convertFromSuper(point) }

  /// Where `view` is nil, the window; without a window, the root view.
  private func conversionTarget(_ view: UIView?) -> UIView { view ?? windowReference ?? rootView }

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = conversionTarget(view)
    if target === self { return point }
    let shared = nearestCommonAncestor(with: target)
    var point = point
    var above: UIView? = self
    while let step = above, step !== shared {
      point = step.toParent(point)
      above = step.parent
    }
    var path: [UIView] = []
    var below: UIView? = target
    while let step = below, step !== shared {
      path.append(step)
      below = step.parent
    }
    while let step = path.popLast() { point = step.fromParent(point) }
    return point
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    conversionTarget(view).convertPoint(point, to: self)
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convertPoint($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min()!, ys.min()!)
    // Where nothing scales or turns, the size is the same; sums and differences would add binary noise.
    func kept(_ new: CGFloat, _ old: CGFloat) -> CGFloat { abs(new - old) < 1e-9 * max(1, abs(old)) ? old : new }
    return CGRect(x: x, y: y, width: kept(xs.max()! - x, rect.width), height: kept(ys.max()! - y, rect.height))
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect { conversionTarget(view).convertRect(rect, to: self) }
}

// MARK: Descriptions

extension UIView {
  /// The view in words: its class and address, and of its properties those that are not usual.
  ///
  /// UIKIT: classes of programs have their module's name before them, and name the class of UIKit's that they are of, unless
  /// that is `UIView`; the order of what follows is that of UIKit's own descriptions (a public list library's tests of a
  /// collection view's; logs of labels, buttons and images).
  var viewDescription: String {
    var text = "<\(Self.describedName(type(of: self))): \(addressString(self))"
    if let base = baseClassName { text += "; baseClass = \(base)" }
    text += "; frame = \(debugString(frame))"
    if let describedText { text += "; text = '\(describedText)'" }
    if !transform.isIdentity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      text += "; transform = [\(numbers.map(shortNumber).joined(separator: ", "))]"
    }
    if alpha != 1 { text += "; alpha = \(shortNumber(alpha))" }
    if isHidden { text += "; hidden = YES" }
    if !isOpaque { text += "; opaque = NO" }
    if clipsToBounds { text += "; clipsToBounds = YES" }
    if !autoresizingMask.isEmpty { text += "; autoresize = \(autoresizingMask.shortNames)" }
    if !isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
    if tag != 0 { text += "; tag = \(tag)" }
    if let first = gestureRecognizers?.first { text += "; gestureRecognizers = <NSArray: \(addressString(first))>" }
    if let backgroundColor { text += "; backgroundColor = \(backgroundColor)" }
    text += "; layer = <\(Self.describedName(type(of: layer))): \(addressString(layer))>"
    return text + describedState + ">"
  }

  /// The nearest class of UIKit's that a program's class comes from; nil for UIKit's own and for plain views.
  private var baseClassName: String? {
    var current: AnyClass = type(of: self)
    guard !Self.isOwn(current) else { return nil }
    while !Self.isOwn(current), let next = class_getSuperclass(current) { current = next }
    return current == UIView.self ? nil : "\(current)"
  }

  private static func isOwn(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKitCore.") || name.hasPrefix("QuartzCore.")
  }

  /// A class's name, behind its module's where it is a program's.
  static func describedName(_ type: AnyClass) -> String {
    let name = String(reflecting: type)
    return isOwn(type) || name.contains("(") ? "\(type)" : name
  }
}

extension UIView.AutoresizingMask {
  /// As UIKit's descriptions say it: `W+H`.
  fileprivate var shortNames: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UICoordinateSpace {
  /// The view that the space is; nil for a space of a client's own.
  ///
  /// By way of `AnyObject`, once: the optimizer of Swift 6.3.1 stops with a verification error where a view's
  /// `convert(_:to:)` casts the space itself.
  var asView: UIView? { self as AnyObject as? UIView }
}
