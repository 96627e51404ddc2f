package import UIDisplayList

/// A rectangle that draws: background, contents, sublayers, border, in that order; with a shadow beneath and a mask over
/// all of it.
///
/// Lengths are points. Source: <https://developer.apple.com/documentation/quartzcore/calayer>
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// Where contents go that do not fill the layer.
  public typealias ContentsGravity = CALayerContentsGravity
  /// How contents are resampled that are shown larger or smaller than they are.
  public typealias ContentsFilter = CALayerContentsFilter
  /// Pixel formats, kept for their names.
  public typealias ContentsFormat = CALayerContentsFormat
  /// The shape of round corners.
  public typealias CornerCurve = CALayerCornerCurve

  /// A layer without size, contents or superlayer. Its anchor point is the middle.
  public override init() { super.init() }

  /// A copy of `layer`'s properties for presentation; subclasses copy what they add.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyState(from: other) }
  }

  /// A layer with its defaults: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// Bounds, position, anchor point and the affine part of the transform.
  package var geometry = LayerGeometry() {
    didSet { if geometry != oldValue { geometryDidChange(from: oldValue) } }
  }
  /// The whole transform where it is more than affine.
  private var spatialTransform: CATransform3D?

  /// The layer's own coordinates. Its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  /// Where the anchor point stands in the superlayer.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }
  /// In shares of the bounds. Default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
  /// Where `position` lies along z, in points before the layer's plane: transforms turn about it. Default 0.
  open var anchorPointZ: CGFloat = 0 {
    didSet { if anchorPointZ != oldValue, let spatialTransform { transform = spatialTransform } }
  }
  /// Order among siblings, higher above. Default 0.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed("zPosition", from: oldValue) } } }
  /// Default: identity.
  open var transform: CATransform3D {
    get { spatialTransform ?? CATransform3D(geometry.affineTransform) }
    set {
      spatialTransform = newValue.isAffine ? nil : newValue
      geometry.affineTransform = newValue.isAffine ? newValue.affinePart : newValue.sunk(by: anchorPointZ).projected
    }
  }
  /// The transform as an affine one; what it has of depth is left out.
  open func affineTransform() -> CGAffineTransform { geometry.affineTransform }
  /// Sets `transform` by an affine one, about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    spatialTransform = nil
    geometry.affineTransform = m
  }
  /// Applied to the sublayers about the anchor point. Default: identity.
  open var sublayerTransform = CATransform3D.identity {
    didSet { if sublayerTransform != oldValue { changedAlone("sublayerTransform", from: oldValue) } }
  }
  /// The bounding box in the superlayer.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  /// Whether y goes up inside: sublayers, shapes, shadows and corners are turned over, contents are not. Default: false.
  ///
  /// DEVIATION: views take no notice of it: `UIView.convert(_:to:)` and touches are as without.
  open var isGeometryFlipped = false
  /// Whether the layer is seen from behind. Default: true.
  open var isDoubleSided = true
  /// Of a presentation layer: the transition that it is in.
  var transition: LayerTransition?
  /// Kept for the program: `resize(withOldSuperlayerSize:)` does nothing by default. Default: none.
  open var autoresizingMask: CAAutoresizingMask = []

  private func geometryDidChange(from old: LayerGeometry) {
    if LayerActions.areWanted(self) { announce(from: old) }
    if geometry.bounds.size != old.bounds.size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  private func announce(from old: LayerGeometry) {
    if geometry.position != old.position { LayerActions.changed("position", of: self, from: old.position) }
    if geometry.bounds != old.bounds { LayerActions.changed("bounds", of: self, from: old.bounds) }
    if geometry.affineTransform != old.affineTransform {
      LayerActions.changed("transform", of: self, from: CATransform3D(old.affineTransform))
    }
    if geometry.anchorPoint != old.anchorPoint { LayerActions.changed("anchorPoint", of: self, from: old.anchorPoint) }
  }

  /// Called when an animatable property has changed.
  @inline(__always)
  private func changed(_ key: String, from old: @autoclosure () -> Any?) {
    if LayerActions.areWanted(self) { LayerActions.changed(key, of: self, from: old() ?? NSNull()) }
  }

  /// Called when a property has changed that animates in layers without a view alone.
  func changedAlone(_ key: String, from old: @autoclosure () -> Any?) {
    if host == nil, LayerActions.areWanted(self) { LayerActions.changed(key, of: self, from: old() ?? NSNull()) }
  }

  /// Whether an odd number of layers have `isGeometryFlipped`, of this one and those that it lies in. Contents are drawn
  /// upright in either case.
  open func contentsAreFlipped() -> Bool { (parentLayer?.contentsAreFlipped() ?? false) != isGeometryFlipped }

  // MARK: Appearance

  /// Whether the layer and its sublayers are left out, of drawing and of `hitTest(_:)`. Default: false. It changes at
  /// once unless an action of the program's says otherwise.
  open var isHidden = false { didSet { if isHidden != oldValue { changedAlone("hidden", from: oldValue) } } }
  /// 0…1. Default 1.
  open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity", from: oldValue) } } }
  /// A hint that the contents cover the layer. Default: false; nothing depends on it here.
  open var isOpaque = false
  /// Fills the bounds, within the round corners, beneath the contents. Default: nil.
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { changed("backgroundColor", from: oldValue) } }
  }
  /// Default 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { changed("cornerRadius", from: oldValue) } }
  }
  /// Default: all corners.
  open var maskedCorners = CACornerMask.all
  /// Default: circular.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Drawn inside the bounds, above contents and sublayers. Default 0.
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { changed("borderWidth", from: oldValue) } } }
  /// Default: opaque black.
  open var borderColor: CGColor? = .black {
    didSet { if borderColor != oldValue { changed("borderColor", from: oldValue) } }
  }
  /// Whether sublayers and contents are cut at the bounds and round corners.
  open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { changedAlone("masksToBounds", from: oldValue) } }
  }
  /// Its alpha shows what of this layer is seen; in this layer's coordinates.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      oldValue?.parentLayer = nil
      mask?.removeFromSuperlayer()
      mask?.parentLayer = self
      changedAlone("mask", from: oldValue)
    }
  }
  /// Default: opaque black.
  open var shadowColor: CGColor? = .black {
    didSet { if shadowColor != oldValue { changed("shadowColor", from: oldValue) } }
  }
  /// 0…1. Default 0: no shadow.
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { changed("shadowOpacity", from: oldValue) } }
  }
  /// Default (0, −3).
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { changed("shadowOffset", from: oldValue) } }
  }
  /// Standard deviation of the blur. Default 3.
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { changed("shadowRadius", from: oldValue) } }
  }
  /// Casts the shadow in place of what the layer draws.
  open var shadowPath: CGPath?
  /// Whether the edges of a turned layer are smooth; they are sharp otherwise. Default: false.
  open var allowsEdgeAntialiasing = false
  /// Kept for the program. Default: all four edges.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// Whether opacity applies to layer and sublayers as one picture. Default true.
  open var allowsGroupOpacity = true
  /// Kept for the program: drawings are recorded, and never cached as pixels. Default: false.
  open var shouldRasterize = false
  /// Pixels per point of the cached picture that `shouldRasterize` asks for. Default: 1. Kept; it has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Kept for the program; it has no effect. Default: false.
  open var drawsAsynchronously = false
  /// Kept for the program: no filters are applied, as on iOS. Default: nil.
  open var filters: [Any]?
  /// Kept for the program: what lies behind the layer is not filtered, as on iOS. Default: nil.
  open var backgroundFilters: [Any]?
  /// A `CIFilter` name or a blend mode's, such as `"multiplyBlendMode"`.
  open var compositingFilter: Any?
  /// How contents are resampled that are shown smaller than they are. Default: linear.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How contents are resampled that are shown larger than they are; `nearest` keeps pixels as squares. Default:
  /// linear.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Kept for trilinear filters; it has no effect. Default: 0.
  open var minificationFilterBias: Float = 0

  /// How much longer than its radius a corner of the curve is: 1 for circular ones, 1.528665 for continuous ones.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }

  // MARK: Contents

  /// A `CGImage`, or nothing.
  open var contents: Any? {
    didSet {
      drawnContents = nil
      // What shows for the first time does not fade in.
      if oldValue != nil || actions?["contents"] != nil { changedAlone("contents", from: oldValue) }
    }
  }
  /// The contents that `contents` take the place of in an animation.
  var fadingContents: FadingContents?
  /// Pixels per point of the contents. Default 1.
  open var contentsScale: CGFloat = 1
  /// Default: resize.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown, in shares of them.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { changedAlone("contentsRect", from: oldValue) } }
  }
  /// The part of the contents that stretches, in shares of them.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixel format that `draw(in:)` asks for. Kept; drawings are recorded. Default: `RGBA8Uint`.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  // Kept for the program: drawings are recorded, and none is brighter than white.
  /// Whether contents may be brighter than white. Kept; it has no effect. Default: false.
  open var wantsExtendedDynamicRangeContent = false
  /// How brighter contents are brought down to what the screen shows. Kept; it has no effect.
  open var toneMapMode = ToneMapMode.automatic
  /// How much brighter than white contents should be shown. Kept; it has no effect.
  open var preferredDynamicRange = DynamicRange.automatic
  /// How often brighter than white the contents are; 0 for unknown. Kept; it has no effect. Default: 0.
  open var contentsHeadroom: CGFloat = 0
  /// Whether a change of size has the contents drawn anew instead of stretched. Default: false.
  open var needsDisplayOnBoundsChange = false
  /// Whether drawn contents keep their size while the layer's bounds change in an animation.
  package var keepsDrawnSize = false
  /// The size of the picture that the drawn contents show by the layer's gravity, in points; nil for other contents.
  package var pictureSize: CGSize?
  /// What `draw(in:)` has drawn, in the layer's coordinates.
  package var drawnContents: DisplayList?
  private(set) var displayIsPending = false

  /// Has `display()` called before the layer is next shown.
  open func setNeedsDisplay() { displayIsPending = true }
  /// The same as `setNeedsDisplay()`: all of the contents are drawn anew.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether `display()` is waiting. False of a new layer.
  open func needsDisplay() -> Bool { displayIsPending }
  /// Calls `display()` at once where it is waiting.
  open func displayIfNeeded() { if displayIsPending { display() } }
  /// Whether a change of this property should draw the contents anew. Default: false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Brings the contents up to date: asks the delegate, or draws.
  open func display() {
    displayIsPending = false
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Records `draw(in:)`.
  package func drawContents() {
    displayIsPending = false
    let context = CGContext(recording: bounds, scale: contentsScale)
    delegate?.layerWillDraw(self)
    draw(in: context)
    let list = context.displayList
    drawnContents = list.isEmpty ? nil : list
  }

  /// Draws the contents in the layer's coordinates; by default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers, with its bounds' origin where the layer's coordinates have it.
  open func render(in ctx: CGContext) {
    ctx.saveGState()
    ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
    ctx.record(LayerRecorder.recordContents(of: self))
    ctx.restoreGState()
  }

  /// What a subclass draws between background and sublayers, in the layer's coordinates.
  func recordContents(into builder: inout DisplayListBuilder) { ContentsRecorder.record(self, into: &builder) }

  /// What the layer draws apart from sublayers and shadow, in its coordinates; nil when it cannot be said.
  ///
  /// Contents that do not fill the bounds may be larger than they are.
  var ownExtent: CGRect? {
    if let pictureSize {
      return bounds.union(ContentsRecorder.place(pictureSize, in: bounds, gravity: contentsGravity))
    }
    return contents == nil || contentsGravity == .resize ? bounds : nil
  }

  /// Draws the sublayers in order.
  func recordSublayers(into builder: inout DisplayListBuilder, _ pass: LayerRecorder.Pass) {
    for layer in drawingOrder { LayerRecorder.record(layer, into: &builder, pass.deeper) }
  }

  // MARK: Hierarchy

  package internal(set) weak var parentLayer: CALayer? {
    didSet { if parentLayer !== oldValue { arrival = LayerActions.turn } }
  }
  /// The turn in which the layer came into its superlayer.
  private(set) var arrival: UInt32 = 0
  private var orderedSublayers: [CALayer] = []
  /// The view that the layer draws for.
  package weak var host: (any LayerHost)? { didSet { subviewOrderIsStale = host != nil } }
  private var subviewOrderIsStale = false

  /// The layer that has this one among its sublayers or as its mask.
  open var superlayer: CALayer? { parentLayer }

  /// From the lowest to the topmost; nil when there are none. Those of subviews are among them.
  open var sublayers: [CALayer]? {
    get { currentSublayers.isEmpty ? nil : currentSublayers }
    set {
      let new = newValue ?? []
      for layer in currentSublayers where !new.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
      for layer in new where layer.parentLayer !== self { layer.removeFromSuperlayer() }
      orderedSublayers = new
      for layer in new { layer.parentLayer = self }
      sublayersDidChange()
    }
  }

  package var currentSublayers: [CALayer] {
    if let source { return source.currentSublayers }
    takeInSubviews()
    return orderedSublayers
  }

  /// The host's subviews, or their order, have changed. The layers follow when they are next looked at.
  package func subviewsDidChange() { subviewOrderIsStale = true }

  private func takeInSubviews() {
    guard subviewOrderIsStale, let host else { return }
    subviewOrderIsStale = false
    let wanted = host.subviewLayers
    let merged = SublayerOrder.merge(orderedSublayers, subviews: wanted)
    for layer in orderedSublayers where !merged.contains(where: { $0 === layer }) { layer.parentLayer = nil }
    for layer in wanted { layer.parentLayer = self }
    orderedSublayers = merged
  }

  /// Puts the layer above all sublayers, out of the superlayer that it has.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: currentSublayers.count) }

  /// Puts the layer at a place in `sublayers`, 0 being the lowest; a higher index than there are layers is the top.
  /// Traps for the layer itself.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts the layer just beneath a sublayer; at the bottom where `sibling` is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0, fallback: 0)
  }

  /// Puts the layer just above a sublayer; on top where `sibling` is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1, fallback: currentSublayers.count)
  }

  /// Puts a layer in the place of a sublayer. Nothing happens where `oldLayer` is none.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    guard currentSublayers.contains(where: { $0 === oldLayer }) else { return }
    newLayer.removeFromSuperlayer()
    guard let index = orderedSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    orderedSublayers[index] = newLayer
    oldLayer.parentLayer = nil
    newLayer.parentLayer = self
    sublayersDidChange()
    newLayer.announceArrival()
  }

  /// Takes the layer out of its superlayer, as sublayer or as mask.
  open func removeFromSuperlayer() {
    guard let parent = parentLayer else { return }
    if parent.mask === self {
      parent.mask = nil
    } else {
      changedAlone(kCAOnOrderOut, from: nil)
      parent.orderedSublayers.removeAll { $0 === self }
      parent.sublayersDidChange()
    }
    parentLayer = nil
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, fallback: Int) {
    guard layer !== sibling else { return }
    takeInSubviews()
    layer.removeFromSuperlayer()
    let index = orderedSublayers.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? min(fallback, orderedSublayers.count))
  }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "CALayer: a layer cannot be its own sublayer")
    takeInSubviews()
    layer.removeFromSuperlayer()
    orderedSublayers.insert(layer, at: min(max(index, 0), orderedSublayers.count))
    layer.parentLayer = self
    sublayersDidChange()
    layer.announceArrival()
  }

  private func announceArrival() {
    guard let parentLayer, host == nil, parentLayer.host != nil || LayerActions.isSeen(parentLayer) else { return }
    if !CATransaction.disableActions() { LayerActions.changed(kCAOnOrderIn, of: self, from: NSNull()) }
  }

  private func sublayersDidChange() {
    setNeedsLayout()
    changedAlone("sublayers", from: nil)
  }

  // MARK: Layout

  /// Who draws and lays out for the layer, and is asked for actions. A view is its layer's delegate. Not kept.
  open weak var delegate: (any CALayerDelegate)?
  /// Lays out the sublayers after the delegate has. Default: nil.
  open var layoutManager: (any CALayoutManager)?
  private var layoutIsPending = false

  /// Has `layoutSublayers()` called in the next layout.
  open func setNeedsLayout() { layoutIsPending = true }
  /// Whether `layoutSublayers()` is waiting.
  open func needsLayout() -> Bool { layoutIsPending }

  /// Lays out what waits, the layer first and then its sublayers.
  open func layoutIfNeeded() {
    if layoutIsPending {
      layoutIsPending = false
      layoutSublayers()
    }
    for layer in currentSublayers { layer.layoutIfNeeded() }
  }

  /// Places the sublayers; by default the delegate or the layout manager does.
  open func layoutSublayers() {
    if let delegate { delegate.layoutSublayers(of: self) }
    layoutManager?.layoutSublayers(of: self)
  }

  /// The size that the layout manager wants, in points; without one the bounds' size.
  open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? bounds.size }
  /// Calls `resize(withOldSuperlayerSize:)` of each sublayer.
  open func resizeSublayers(withOldSize size: CGSize) {
    for layer in currentSublayers { layer.resize(withOldSuperlayerSize: size) }
  }
  /// The superlayer has another size than `size` now. Default: nothing.
  open func resize(withOldSuperlayerSize size: CGSize) {}

  /// Lays out the sublayers that belong to no view, after the view has laid out its own.
  package func layoutPlainSublayers() {
    layoutIsPending = false
    layoutSublayers()
    for layer in orderedSublayers where layer.host == nil { layer.layoutIfNeeded() }
  }
  /// The sublayers that belong to no view.
  var plainSublayers: [CALayer] { orderedSublayers.filter { $0.host == nil } }

  // MARK: Coordinates

  /// From the coordinates of `l`, or of the topmost layer where that is nil, to the receiver's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerCoordinates.convert(p, from: l, to: self) }
  /// From the receiver's coordinates to those of `l`, or of the topmost layer where that is nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerCoordinates.convert(p, from: self, to: l) }
  /// The bounding box, in the receiver's coordinates, of a rectangle of `l`.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerCoordinates.convert(r, from: l, to: self) }
  /// The bounding box of the rectangle in the coordinates of `l`.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerCoordinates.convert(r, from: self, to: l) }
  /// Seconds of the time of `l`, or of `CACurrentMediaTime()` where that is nil, in the receiver's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    LayerTime.local(LayerTime.global(t, from: l), in: self)
  }
  /// Seconds of the receiver's time in that of `l`, or of `CACurrentMediaTime()` where that is nil.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    LayerTime.local(LayerTime.global(t, from: self), in: l)
  }

  /// The deepest visible layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    var point = geometry.convertFromSuper(p)
    if isGeometryFlipped { point = point.applying(flip) }
    if masksToBounds, !contains(point) { return nil }
    for layer in drawingOrder.reversed() { if let hit = layer.hitTest(point) { return hit } }
    return contains(point) ? self : nil
  }

  /// Whether a point of the layer's coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The visible part: the bounds, within every superlayer that cuts its sublayers.
  open var visibleRect: CGRect {
    var rect = bounds
    for ancestor in sequence(first: parentLayer, next: { $0?.parentLayer }).compactMap({ $0 })
    where ancestor.masksToBounds {
      rect = rect.intersection(convert(ancestor.bounds, from: ancestor))
    }
    return rect.isNull ? .zero : rect
  }

  /// Sublayers from the lowest to the topmost, as they are drawn.
  var drawingOrder: [CALayer] {
    let layers = currentSublayers
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  // MARK: Animations

  var animations: [ActiveAnimation] = []
  /// The layer that this one presents.
  var source: CALayer?
  /// What happens when the property of a key changes, asked after the delegate; `NSNull` for nothing. Default: nil.
  open var actions: [String: any CAAction]?
  /// A name for the program's own use. Default: nil.
  open var name: String?
  /// Kept for the program: properties do not take values from it. Default: nil.
  open var style: [AnyHashable: Any]?
  private var values: [String: Any] = [:]

  /// Adds the animation as it is now; one of the same key is replaced.
  ///
  /// DEVIATION: `animation(forKey:)` gives the same object back, not a copy.
  /// Runs a copy of an animation: what is changed in it afterwards has no effect.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim.copy() as? CAAnimation ?? anim, forKey: key)
  }
  /// Ends all animations at once; the layer shows its own values.
  open func removeAllAnimations() { removeEveryAnimation() }
  /// Ends the animation of a key at once; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { removeAnimation(withKey: key) }
  /// The keys of the running animations, in the order in which they were added; nil while there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// The running animation of a key; nil once it has ended.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// The action of the class for a change of `event`, asked after `actions`. Default: nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What a change of `event` does: the delegate's answer, that of `actions`, `defaultAction(forKey:)`, an implicit
  /// animation. `NSNull` ends the search: nothing happens.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
    return host == nil ? LayerActions.implicitAction(event) : nil
  }
  /// The layer as it is on screen: a copy with the animated values of now, this one while nothing animates.
  open func presentation() -> Self? { makePresentation() as? Self ?? self }
  /// The layer that a presentation layer shows; else this one.
  open func model() -> Self { source as? Self ?? self }

  /// When the layer's time begins, in seconds of the superlayer's time. Default: 0.
  open var beginTime: CFTimeInterval = 0
  /// Of the layer's own timing, in seconds. Default: 0; animations have durations of their own.
  open var duration: CFTimeInterval = 0
  /// How fast the layer's time goes in its superlayer's; 0 stops all animations in it. Default: 1.
  open var speed: Float = 1
  /// Added to the layer's time, in seconds; with speed 0 it chooses the moment that is shown. Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// Part of the layer's timing, kept for the program. Default: 0.
  open var repeatCount: Float = 0
  /// Part of the layer's timing, in seconds, kept for the program. Default: 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Part of the layer's timing, kept for the program. Default: false.
  open var autoreverses = false
  /// Part of the layer's timing, kept for the program. Default: removed.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Values by name

  /// The value of a property that nobody has set. By default that of Core Animation's own layers, nil for other keys.
  open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.layer(of: self).value(forKey: key) }
  /// Whether archives take the property in. Default: true; nothing asks.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// Numbers come as `NSNumber`, as key-value coding has them.
  open func value(forKey key: String) -> Any? {
    switch storedValue(at: key) {
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let flag as Bool: NSNumber(value: flag)
    case let other: other
    }
  }
  /// A property's value as the property has it.
  package func storedValue(at keyPath: String) -> Any? { LayerValues.value(of: self, at: keyPath) ?? values[keyPath] }
  /// Sets a property by its name, or keeps a value under any other name.
  open func setValue(_ value: Any?, forKey key: String) {
    if !LayerValues.set(value, of: self, at: key) { values[key] = value }
  }
  /// A property's value by path, such as `transform.rotation.z` or `bounds.size`.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Sets a property, or a part of one, by path, such as `transform.scale`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  open override var description: String {
    "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }
}

/// Seconds, in Core Foundation's name.
public typealias CFTimeInterval = Double
