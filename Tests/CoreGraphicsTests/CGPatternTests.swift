import CoreGraphics
import Foundation
import Testing
import UIDisplayList

/// Patterns and shadings that functions draw.
struct CGPatternTests {
  private func paints(_ draw: (CGContext) -> Void) -> [Paint] {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 100, height: 100))
    draw(context)
    return context.displayList.commands.compactMap { if case .fillRect(_, let paint) = $0 { paint } else { nil } }
  }

  @Test func aPatternRepeatsItsCell() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) },
      releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 20, yStep: 30,
        tiling: .constantSpacing, isColored: false, callbacks: &callbacks))
    let found = paints { context in
      if let space = CGColorSpace(patternBaseSpace: CGColorSpace(name: CGColorSpace.sRGB)) {
        context.setFillColorSpace(space)
      }
      context.setPatternPhase(CGSize(width: 3, height: 4))
      context.setFillPattern(pattern, colorComponents: [1, 0, 0, 0.5])
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    guard case .pattern(let value) = try #require(found.first) else {
      Issue.record("no pattern")
      return
    }
    #expect(value.step == CGSize(width: 20, height: 30) && value.bounds.size == CGSize(width: 10, height: 10))
    #expect(value.transform.tx == 3 && value.transform.ty == 4)
    let cell = value.cell.commands.compactMap { if case .fillRect(_, let paint) = $0 { paint } else { nil } }
    #expect(cell == [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5).paint])
  }

  @Test func aShadingAsksItsFunction() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] * 2
        output[1] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 2, range: [0, 1, 0, 1], callbacks: &callbacks))
    let gray = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let shading = try #require(
      CGShading(
        axialSpace: gray, start: .zero, end: CGPoint(x: 100, y: 0), function: function, extendStart: true,
        extendEnd: false))
    guard case .gradient(let gradient) = try #require(paints { $0.drawShading(shading) }.first) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.count == 65 && gradient.extendsStart && !gradient.extendsEnd)
    // The values are held within the range: from the middle on nothing changes.
    #expect(gradient.stops[32].color == gradient.stops[64].color && gradient.stops[0].color != gradient.stops[32].color)
  }
}
