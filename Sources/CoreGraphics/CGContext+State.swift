public import Foundation
public import UIGeometry
package import UIDisplayList

extension CGContext {
  // MARK: Lines

  /// Sets the width of lines, in the coordinates at the time of drawing. Default: 1.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets how open ends of lines look. Default: butt.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.recorded }
  /// Sets how corners of lines look. Default: miter.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.recorded }
  /// Sets how many line widths a pointed corner may reach out before it is cut off. Default: 10.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets lengths of dashes and gaps in turn, from `phase` into them on; an empty list for unbroken lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths
    state.line.dashPhase = phase
  }
  /// Sets how far curves may be off, in pixels. Kept; curves are as smooth as the renderer draws them.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  // MARK: Colours

  /// Sets the colour, or the pattern, of fillings and of text.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint
    state.fillSpace = color.colorSpace ?? .standard
  }

  /// Sets the colour, or the pattern, of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.paint
    state.strokeSpace = color.colorSpace ?? .standard
  }

  /// Sets the colour of fillings by sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines by sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of fillings by a grey from 0, black, to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of lines by a grey from 0, black, to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of fillings by the amounts of four inks from 0 to 1.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// Sets the colour of lines by the amounts of four inks from 0 to 1.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the space that `setFillColor(_:)` with components goes by; the colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .black
  }
  /// Sets the space that `setStrokeColor(_:)` with components goes by; the colour becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = .black
  }

  /// Sets the colour by components of the fill colour space followed by alpha.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = state.fillSpace.color(components) { state.fill = .color(color) }
  }
  /// Sets the colour of lines by components of the present space, alpha last; a list that is too short changes nothing.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = state.strokeSpace.color(components) { state.stroke = .color(color) }
  }

  // MARK: Compositing

  /// Sets the opacity of all that is drawn from now on, clamped to 0…1. Default: 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets how what is drawn mixes with what is there. Default: normal.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Has no effect: colours are converted exactly.
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

  /// Whether edges are smooth. Default: true.
  public func setShouldAntialias(_ antialiases: Bool) { builder.append(.setAntialias(antialiases)) }
  /// Whether edges may be smooth at all; false makes them sharp from now on.
  public func setAllowsAntialiasing(_ allows: Bool) { if !allows { builder.append(.setAntialias(false)) } }
  /// Has no effect: letters are not smoothed by the screen's pixels.
  public func setShouldSmoothFonts(_ smooths: Bool) {}
  /// Has no effect: letters are not smoothed by the screen's pixels.
  public func setAllowsFontSmoothing(_ allows: Bool) {}
  /// Has no effect: letters stand where the layout puts them.
  public func setShouldSubpixelPositionFonts(_ positions: Bool) {}
  /// Has no effect: letters stand where the layout puts them.
  public func setShouldSubpixelQuantizeFonts(_ quantizes: Bool) {}

  /// How images are resampled that are drawn larger or smaller than they are. Default: default.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // MARK: Text state

  /// Where the next text begins, before the text matrix: the matrix's translation. Lines of Core Text begin there; strings
  /// are drawn at points of their own. Default: zero.
  ///
  /// UIKIT: documented of `textPosition`: the position is kept in the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// Transforms lines of Core Text before all other transforms; strings are drawn without it. Default: identity.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  /// Whether text is filled, drawn by its outline or made the clip. Default: fill.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// How text is drawn.
  package var textMode: CGTextDrawingMode { state.textMode }
  /// How lines look.
  package var lineStyle: StrokeStyle { state.line }
  /// Room that is added behind each letter, in the coordinates of text. Default: 0. Kept; it has no effect.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }

  // MARK: Transparency layers

  /// Begins a group that is composited as one drawing under the alpha, blend mode and shadow of this moment.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginLayer(bounds: nil) }

  /// Draws what comes until `endTransparencyLayer()` as one picture within a rectangle, to which alpha, blend mode and
  /// shadow apply.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) { beginLayer(bounds: rect) }

  private func beginLayer(bounds: CGRect?) {
    var style = LayerStyle(alpha: state.alpha, blendMode: state.blendMode.recorded, isIsolated: true, bounds: bounds)
    style.shadow = localShadow
    layerStates.append((state, savedStates.count))
    builder.beginLayer(style)
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Draws the innermost layer as one picture, and restores the state from before it. Nothing without a beginning.
  public func endTransparencyLayer() {
    guard let (outer, depth) = layerStates.popLast() else { return }
    savedStates.removeLast(max(0, savedStates.count - depth))
    state = outer
    builder.endLayer()
    didDraw()
  }
}
