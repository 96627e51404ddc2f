import CoreGraphics
import Foundation
import Testing
import UIDisplayList

@Suite struct ContextTests {
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func picturesAreCutWhereNumbersAre() throws {
    let bitmap = try #require(ImageBitmap(width: 1, height: 1, scale: 1, bytes: [1, 2, 3, 255]))
    let picture = CGImage(bitmap)
    #expect(picture.cropping(to: CGRect(x: -5, y: -5, width: 1e300, height: 1e300))?.width == 1)
    #expect(picture.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func recordsStateAndShapes() {
    let context = CGContext(recording: rect)
    context.saveGState()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.translateBy(x: 5, y: 5)
    context.fill(rect)
    context.restoreGState()
    context.fillEllipse(in: rect)
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      context.displayList.commands == [
        .save, .concatenate(CGAffineTransform(translationX: 5, y: 5)), .fillRect(rect, .color(red)), .restore,
        .fillPath(Path(ellipseIn: rect), .black, .winding),
      ])
  }

  /// Documented: a path keeps its place on the page when the transform changes.
  @Test func pathsStayWhereTheyWereBuilt() {
    let context = CGContext(recording: rect)
    context.addRect(rect)
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fillPath()
    #expect(context.isPathEmpty)
  }

  @Test func alphaFoldsIntoColoursAndModesMakeGroups() {
    let context = CGContext(recording: rect)
    context.setAlpha(0.5)
    context.fill(rect)
    context.setBlendMode(.multiply)
    context.fill(rect)
    #expect(
      context.displayList.commands == [
        .fillRect(rect, .color(Color(white: 0, alpha: 0.5))),
        .beginLayer(LayerStyle(alpha: 0.5, blendMode: .multiply)), .fillRect(rect, .black), .endLayer,
      ])
  }

  @Test func surplusRestoresAreHarmless() {
    let context = CGContext(recording: rect)
    context.restoreGState()
    context.endTransparencyLayer()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.fill(rect)
    context.endTransparencyLayer()
    #expect(context.displayList.commands.count == 3)
  }

  /// Derived: blur is twice the deviation in base space, and the offset is not scaled with the drawing.
  @Test func shadowsIgnoreTheTransform() throws {
    let context = CGContext(recording: rect)
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: .black)
    context.fill(rect)
    let style = context.displayList.commands.compactMap { command -> LayerStyle? in
      if case .beginLayer(let style) = command { return style }
      return nil
    }.first
    let shadow = try #require(style?.shadow)
    #expect(shadow.offset == CGSize(width: 2, height: 3) && shadow.deviation == 2)
  }

  @Test func clipBoxFollowsTheTransform() {
    let context = CGContext(recording: rect)
    context.clip(to: CGRect(x: 2, y: 2, width: 20, height: 4))
    context.translateBy(x: 1, y: 1)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 8, height: 4))
  }
}

@Suite struct ColorSpaceTests {
  /// Derived: white is white in every space; P3 red lies outside sRGB.
  @Test func convertsBetweenSpaces() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let white = try #require(CGColor(colorSpace: p3, components: [1, 1, 1, 1]))
    #expect(abs(white.color.red - 1) < 1e-6 && abs(white.color.blue - 1) < 1e-6)
    let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    #expect(red.color.red > 1.09 && red.color.green < 0)
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let back = try #require(
      red.converted(to: sRGB, intent: .defaultIntent, options: nil)?.converted(
        to: p3, intent: .defaultIntent, options: nil))
    #expect(abs((back.components?[0] ?? 0) - 1) < 1e-4)
    #expect(CGColorSpace(name: "nothing") == nil)
    #expect(CGColor(colorSpace: p3, components: [1]) == nil)
  }

  @Test func gradientsSpreadColoursWithoutLocations() throws {
    let colors = [CGColor.black, .white, .black]
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1] && gradient.interpolation == .sRGB)
    #expect(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)?.interpolation == .gamma18)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }
}

@Suite struct GraphicsPathTests {
  @Test func arcsTurnAgainstUIKit() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(path.boundingBoxOfPath.maxY - 10) < 0.01 && abs(path.boundingBoxOfPath.minY) < 0.01)
  }

  @Test func strokesAndDashesBecomePaths() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    let outline = line.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: -5, y: -5, width: 110, height: 10))
    #expect(outline.contains(CGPoint(x: 50, y: 4)) && !outline.contains(CGPoint(x: 50, y: 6)))
    let dashes = line.copy(dashingWithPhase: 5, lengths: [10, 10])
    var starts: [CGFloat] = []
    dashes.applyWithBlock { if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) } }
    #expect(starts.map { $0.rounded() } == [0, 15, 35, 55, 75, 95])
  }

  @Test func mitersReachTheCorner() {
    let corner = CGMutablePath()
    corner.addLines(between: [CGPoint(x: 0, y: 100), .zero, CGPoint(x: 100, y: 0)])
    let miter = corner.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(miter.contains(CGPoint(x: -4.9, y: -4.9)))
    let bevel = corner.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    #expect(!bevel.contains(CGPoint(x: -4.9, y: -4.9)) && bevel.contains(CGPoint(x: -2, y: -2)))
  }
}
