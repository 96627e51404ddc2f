public import Foundation
public import UIGeometry
package import UIDisplayList

/// Records drawing into a display list, from which pixels are made when they are asked for.
///
/// Contexts made here with `init(data:width:…)` have their origin at the bottom left, as Core Graphics'; those of UIKit
/// (`UIGraphicsImageRenderer`, `draw(_:)`) at the top left.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgcontext>
public class CGContext {
  var builder = DisplayListBuilder()
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// State outside each transparency layer.
  var layerStates: [(state: GraphicsState, depth: Int)] = []
  /// The current path in user space.
  var currentPath = Path()
  /// From base space to display list; flips bitmaps whose y grows upwards.
  let baseTransform: CGAffineTransform
  /// The pixels behind a bitmap context.
  let surface: BitmapSurface?
  /// From base space to the pixels that the context draws into, whose y grows upwards.
  private let deviceTransform: CGAffineTransform

  /// A context that records in points with y growing downwards.
  ///
  /// - Parameters:
  ///   - bounds: what is drawn into, in points.
  ///   - scale: pixels per point of what is drawn into; nil where it has no pixels.
  package init(
    recording bounds: CGRect = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), scale: CGFloat? = nil
  ) {
    baseTransform = .identity
    surface = nil
    // UIKIT: what draws into an image or a view finds its scale in the transform, and y turned over (Apple's guide to
    // drawing and printing: "Core Graphics and UIKit have different origins").
    deviceTransform =
      scale.map {
        CGAffineTransform(a: $0, b: 0, c: 0, d: -$0, tx: -bounds.minX * $0, ty: bounds.maxY * $0)
      } ?? .identity
    state = GraphicsState(ctm: .identity, clipBox: bounds)
  }

  /// A bitmap of 8 bits per component in an RGB or grey space; other layouts give nil.
  ///
  /// - Parameters:
  ///   - data: where the pixels go, or nil for memory of the context's own. Foreign memory is brought up to date
  ///     after every drawing.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for no padding.
  ///   - space: An RGB or grey colour space.
  ///   - bitmapInfo: The place of alpha and the order of bytes.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, model: space.model,
      info: CGBitmapInfo(rawValue: bitmapInfo))
    guard let layout else { return nil }
    surface = BitmapSurface(layout: layout, foreign: data, space: space, info: bitmapInfo)
    baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    deviceTransform = .identity
    state = GraphicsState(ctm: .identity, clipBox: CGRect(x: 0, y: 0, width: width, height: height))
    builder.concatenate(baseTransform)
  }

  /// The same with the place of alpha and the order of bytes as options.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// What has been drawn so far.
  package var displayList: DisplayList { builder.build() }

  /// Appends commands in the current user space under the current alpha, blend mode and shadow.
  ///
  /// - Parameter area: what the commands cover, where known: blend modes that change what lies around a drawing are
  ///   limited to it.
  package func record(_ commands: [DrawCommand], area: CGRect? = nil) {
    var style = compositeStyle
    if style.isTransparent {
      for command in commands { builder.append(command) }
      didDraw()
      return
    }
    if state.blendMode == .clear { style = LayerStyle(blendMode: .destinationOut, tint: .black) }
    let isClipped = area != nil && state.blendMode.changesSurroundings
    if isClipped, let area {
      builder.save()
      builder.append(.clipRect(area))
    }
    builder.beginLayer(style)
    for command in commands { builder.append(command) }
    builder.endLayer()
    if isClipped { builder.restore() }
    didDraw()
  }

  /// Appends a recorded drawing in the current user space.
  package func record(_ list: DisplayList) { if !list.isEmpty { record([.list(list)]) } }

  /// Colours of drawing that is not a path: text takes the fill colour.
  package var fillColor: Color {
    if case .color(let color) = state.fill { return color }
    return .black
  }

  private var compositeStyle: LayerStyle {
    LayerStyle(alpha: state.alpha, blendMode: state.blendMode.recorded, shadow: localShadow)
  }

  var localShadow: Shadow? {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return nil }
    var linear = state.ctm.inverted()
    (linear.tx, linear.ty) = (0, 0)
    let determinant = abs(state.ctm.a * state.ctm.d - state.ctm.b * state.ctm.c)
    let factor = determinant > 0 ? determinant.squareRoot() : 1
    return Shadow(
      color: shadow.color, offset: shadow.offset.applying(linear), deviation: max(0, shadow.blur) / 2 / factor)
  }

  /// Draws a shape, folding alpha into its colour where that gives the same picture.
  func paint(_ paint: Paint, _ command: (Paint) -> DrawCommand) {
    if case .color(let color) = paint, state.alpha < 1, state.blendMode == .normal, state.shadow == nil {
      builder.append(command(.color(color.withAlpha(color.alpha * state.alpha))))
      didDraw()
    } else if state.blendMode == .clear {
      record([command(.black)])
    } else if state.blendMode.changesSurroundings {
      builder.save()
      switch command(paint) {
      case .fillRect(let rect, _): builder.append(.clipRect(rect))
      case .fillPath(let path, _, let rule): builder.append(.clipPath(path, rule))
      case .strokePath(let path, _, let style): builder.append(.clipPath(path.stroked(style), .winding))
      default: break
      }
      record([command(paint)])
      builder.restore()
    } else {
      record([command(paint)])
    }
  }

  func didDraw() { surface?.didDraw(self) }

  // MARK: State

  /// Remembers colours, line, clip, transform and the like, not the current path, until `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    builder.save()
  }

  /// Goes back to the latest saved state; without one nothing happens.
  public func restoreGState() {
    guard savedStates.count > (layerStates.last?.depth ?? 0), let saved = savedStates.popLast() else { return }
    movePath(to: saved.ctm)
    state = saved
    builder.restore()
  }

  /// The transform from user space to pixels, whose origin is at the bottom left.
  public var ctm: CGAffineTransform { state.ctm.concatenating(deviceTransform) }

  /// Applies a transform to what is drawn from now on, before the present one. The current path stays where it is.
  public func concatenate(_ transform: CGAffineTransform) {
    let next = transform.concatenating(state.ctm)
    movePath(to: next)
    state.ctm = next
    builder.concatenate(transform)
  }

  /// Moves the origin of what is drawn from now on, in the present coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales what is drawn from now on about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns what is drawn from now on about the origin, by radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A path stays where it is on the page when the transform changes.
  private func movePath(to next: CGAffineTransform) {
    guard !currentPath.isEmpty, next != state.ctm else { return }
    currentPath = currentPath.applying(state.ctm.concatenating(next.inverted()))
  }

  /// The transform from user space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// A point of the present coordinates in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
  /// A size of the present coordinates in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
  /// The bounding box in pixels of a rectangle of the present coordinates.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
  /// A point in pixels in the present coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// A size in pixels in the present coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// The bounding box in the present coordinates of a rectangle in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // MARK: Documents

  /// Where the pages of a document go.
  final var document: PDFPages?

  /// A context that draws pages of a document.
  ///
  /// - Parameter area: of each page, in points.
  init(document: PDFPages, area: CGRect) {
    document.size = area.size
    self.document = document
    surface = nil
    baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -area.minX, ty: area.maxY)
    deviceTransform = .identity
    state = GraphicsState(ctm: .identity, clipBox: area)
    builder.concatenate(baseTransform)
  }

  deinit { closePDF() }
}
