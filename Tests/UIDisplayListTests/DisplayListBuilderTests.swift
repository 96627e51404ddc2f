import Foundation
import Testing
import UIDisplayList
import UIGeometry

@Suite struct DisplayListBuilderTests {
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func suppliesMissingEnds() {
    var builder = DisplayListBuilder()
    builder.beginLayer(LayerStyle(alpha: 0.5))
    builder.save()
    builder.fill(rect, .black)
    let list = builder.build()
    #expect(
      list.commands == [
        .beginLayer(LayerStyle(alpha: 0.5)), .save, .fillRect(rect, .black), .restore, .endLayer,
      ])
  }

  @Test func ignoresSurplusEnds() {
    var builder = DisplayListBuilder()
    builder.restore()
    builder.endLayer()
    builder.beginLayer(LayerStyle(alpha: 0.5))
    builder.restore()
    builder.fill(rect, .black)
    builder.endLayer()
    #expect(builder.build().commands.count == 3)
  }

  @Test func dropsScopesThatDrawNothing() {
    var builder = DisplayListBuilder()
    builder.save()
    builder.append(.clipRect(rect))
    builder.concatenate(CGAffineTransform(scaleX: 2, y: 2))
    builder.restore()
    builder.beginLayer(LayerStyle(alpha: 0.5))
    builder.endLayer()
    #expect(builder.build().isEmpty)
  }
}

@Suite struct GradientTests {
  /// Derived: half of white light at gamma 1.8 is 0.5^1.8, which sRGB encodes as 0.573; in sRGB itself it is 0.5.
  @Test func interpolatesInItsSpace() {
    let stops = [Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white)]
    let line = Gradient.Geometry.linear(start: .zero, end: CGPoint(x: 1, y: 0))
    #expect(Gradient(stops: stops, geometry: line).color(at: 0.5).red == 0.5)
    let gamma = Gradient(stops: stops, geometry: line, interpolation: .gamma18)
    #expect(abs(gamma.color(at: 0.5).red - 0.573) < 0.001)
    #expect(abs(gamma.sRGBStops[8].color.red - gamma.color(at: 0.5).red) < 1e-9)
    #expect(gamma.sRGBStops.count == 17)
  }
}

@Suite struct ImageBitmapTests {
  @Test func refusesImpossibleSizes() {
    #expect(ImageBitmap(width: 2, height: 2, bytes: [0, 0, 0]) == nil)
    #expect(ImageBitmap(width: 0, height: 2, bytes: []) == nil)
    #expect(!ImageBitmap.isAcceptable(width: .max, height: .max))
    #expect(!ImageBitmap.isAcceptable(width: 32_000, height: 32_000))
  }

  @Test func crops() throws {
    let bytes: [UInt8] = [0, 0, 0, 255, 1, 0, 0, 255, 2, 0, 0, 255, 3, 0, 0, 255]
    let image = try #require(ImageBitmap(width: 2, height: 2, scale: 2, bytes: bytes))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.isOpaque)
    let corner = try #require(image.cropped(x: 1, y: 1, width: 5, height: 5))
    #expect(corner.width == 1 && corner.storage.bytes == [3, 0, 0, 255])
    #expect(image.cropped(x: 2, y: 0, width: 1, height: 1) == nil)
  }
}
