public import Foundation
public import UIGeometry
import UIDisplayList

extension CGContext {
  // MARK: Lines

  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.recorded }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.recorded }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths
    state.line.dashPhase = phase
  }
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint
    state.fillSpace = color.colorSpace ?? .standard
  }

  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.paint
    state.strokeSpace = color.colorSpace ?? .standard
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .black
  }
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = .black
  }

  /// Sets the colour by components of the fill colour space followed by alpha.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = state.fillSpace.color(components) { state.fill = .color(color) }
  }
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = state.strokeSpace.color(components) { state.stroke = .color(color) }
  }

  // MARK: Compositing

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// A shadow of black at a third of opacity.
  ///
  /// - Parameters:
  ///   - offset: in base space: transforms do not turn or scale it. In UIKit's contexts positive heights go down.
  ///   - blur: twice the standard deviation, in base space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (offset, blur, Color(white: 0, alpha: 1.0 / 3))
  }

  /// A shadow of a colour; nil ends shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0.color) }
  }

  public func setShouldAntialias(_ antialiases: Bool) { builder.append(.setAntialias(antialiases)) }
  public func setAllowsAntialiasing(_ allows: Bool) { if !allows { builder.append(.setAntialias(false)) } }
  public func setShouldSmoothFonts(_ smooths: Bool) {}
  public func setAllowsFontSmoothing(_ allows: Bool) {}
  public func setShouldSubpixelPositionFonts(_ positions: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ quantizes: Bool) {}

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // MARK: Text state

  public var textPosition: CGPoint {
    get { state.textPosition }
    set { state.textPosition = newValue }
  }
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }

  // MARK: Transparency layers

  /// Begins a group that is composited as one drawing under the alpha, blend mode and shadow of this moment.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginLayer(bounds: nil) }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) { beginLayer(bounds: rect) }

  private func beginLayer(bounds: CGRect?) {
    var style = LayerStyle(alpha: state.alpha, blendMode: state.blendMode.recorded, isIsolated: true, bounds: bounds)
    style.shadow = localShadow
    layerStates.append((state, savedStates.count))
    builder.beginLayer(style)
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  public func endTransparencyLayer() {
    guard let (outer, depth) = layerStates.popLast() else { return }
    savedStates.removeLast(max(0, savedStates.count - depth))
    state = outer
    builder.endLayer()
    didDraw()
  }
}
