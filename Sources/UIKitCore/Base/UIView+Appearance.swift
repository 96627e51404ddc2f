extension UIView {
  func requireExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// Pixels per point where the view is shown.
  var pixelScale: CGFloat {
    let scale = ownEnvironment?.scale ?? windowReference?.screen.scale ?? UIScreen.main.scale
    return scale > 0 ? scale : 1
  }

  func materializeLayer() -> CALayer {
    guard let layerType = type(of: self).layerClass as? CALayer.Type else {
      fatalError("+[\(type(of: self)) layerClass] must return a subclass of CALayer")
    }
    let layer = ClassInstantiation.makeLayer(layerType)
    layer.geometry = geometry
    // The view takes its layer over when everything is in place: nothing of this animates.
    layer.isHidden = flags.contains(.hidden)
    layer.masksToBounds = flags.contains(.clipsToBounds)
    layer.opacity = storedAlpha
    layer.contentsScale = pixelScale
    layer.backgroundColor = extras?.backgroundColor?.resolvedColor(with: traitCollection).cgColor
    materializedLayer = layer
    flags.insert(.hasLayer)
    takeContentMode(layer)
    layer.delegate = self
    layer.host = self
    return layer
  }

  func setBackground(_ color: UIColor?) {
    guard color !== extras?.backgroundColor else { return }
    let layer = layerForChange
    requireExtras().backgroundColor = color
    if color != nil { observeTraits() }
    layer?.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    markNeedsDisplay()
  }

  var currentAlpha: Float { materializedLayer?.opacity ?? storedAlpha }

  /// UIKIT: values outside 0…1 are clamped (Apple's page on `alpha` gives the range; that it clamps is a guess).
  var largeContent: LargeContent {
    get { LargeContent.key.value(of: self) ?? LargeContent() }
    set { LargeContent.key.set(newValue, of: self) }
  }

  func setAlpha(_ alpha: CGFloat) {
    let clamped = Float(min(max(alpha, 0), 1))
    if let layer = layerForChange { layer.opacity = clamped } else { storedAlpha = clamped }
    KeyObservers.check(self)
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != flags.contains(.hidden) else { return }
    defer { KeyObservers.check(self) }
    let layer = layerForChange
    flags.set(.hidden, hidden)
    if let context = AnimationContext.current, let parent, parent.arranger?.arranges(self) == true {
      context.layOut(parent)
      if hidden {
        // The view is seen while its extent goes to zero.
        context.group.whenEnded { [weak self] in if self?.isHidden == true { layer?.isHidden = true } }
      } else {
        layer?.isHidden = false
      }
    } else {
      layer?.isHidden = hidden
    }
    parent?.arranger?.childVisibilityDidChange(self)
  }

  func setClipsToBounds(_ clips: Bool) {
    flags.set(.clipsToBounds, clips)
    materializedLayer?.masksToBounds = clips
  }

  func setMask(_ mask: UIView?) {
    requireExtras().mask = mask
    layer.mask = mask?.layer
  }

  func markNeedsDisplay() {
    flags.insert(.needsDisplay)
    materializedLayer?.setNeedsDisplay()
    if flags.contains(.drawsForClient) { DisplayPass.request(self) }
  }

  func contentModeDidChange() {
    markNeedsDisplay()
    if let layer = materializedLayer { takeContentMode(layer) }
  }

  /// What the content mode means for the layer. Core Animation calls the smallest y the bottom.
  private func takeContentMode(_ layer: CALayer) {
    layer.keepsDrawnSize = redrawsOnResize
    layer.contentsGravity =
      switch contentMode {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
  }

  // MARK: Tint

  var resolvedTintColor: UIColor {
    let color = ownOrInheritedTint
    return resolvedTintAdjustmentMode == .dimmed ? color.dimmedForTint : color
  }

  private var ownOrInheritedTint: UIColor {
    for view in sequence(first: self, next: \.parent) { if let tint = view.extras?.tintColor { return tint } }
    return .systemBlue
  }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    for view in sequence(first: self, next: \.parent) {
      if let mode = view.extras?.tintAdjustmentMode, mode != .automatic { return mode }
    }
    return .normal
  }

  /// The view's own tint; nil where it takes its superview's.
  package var ownTint: UIColor? {
    get { extras?.tintColor }
    set { setTintColor(newValue) }
  }

  func setTintColor(_ color: UIColor?) {
    requireExtras().tintColor = color
    notifyTintChange()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    requireExtras().tintAdjustmentMode = mode
    notifyTintChange()
  }

  /// Tells the view and the descendants that take over its tint.
  private func notifyTintChange() {
    tintColorDidChange()
    for child in children where child.extras?.tintColor == nil { child.notifyTintChange() }
  }
}
