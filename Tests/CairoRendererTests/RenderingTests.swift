import CairoRenderer
import Foundation
import ImageCodecs
import Testing
import UIDisplayList
import UIGeometry

@Suite struct RenderingTests {
  let renderer = CairoRenderer()
  let red = Color(red: 1, green: 0, blue: 0)

  func render(_ side: CGFloat = 20, background: Color? = .white, _ record: (inout DisplayListBuilder) -> Void) throws
    -> ImageBitmap
  {
    var builder = DisplayListBuilder()
    record(&builder)
    return try renderer.bitmap(
      builder.build(), size: CGSize(width: side, height: side), scale: 1, background: background)
  }

  func isNear(_ a: Color, _ b: Color, _ tolerance: Double = 0.01) -> Bool {
    abs(a.red - b.red) < tolerance && abs(a.green - b.green) < tolerance && abs(a.blue - b.blue) < tolerance
      && abs(a.alpha - b.alpha) < tolerance
  }

  @Test func fillsAndClips() throws {
    let image = try render { builder in
      builder.save()
      builder.append(.clipRect(CGRect(x: 5, y: 5, width: 10, height: 10)))
      builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), red)
      builder.restore()
    }
    #expect(isNear(image.color(x: 10, y: 10), red))
    #expect(isNear(image.color(x: 4, y: 10), .white))
    #expect(image.isOpaque)
  }

  /// Measured: pictures that the tests of a public library have stored on iOS, of black over white.
  @Test(arguments: [(0.1, 229), (0.2, 204), (0.3, 178), (0.4, 153), (0.5, 127), (0.6, 102), (0.7, 76)])
  func opacitiesAreRoundedToTheNearestLevel(_ opacity: Double, _ expected: Int) throws {
    let image = try render { builder in
      builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), Color(white: 0, alpha: opacity))
    }
    #expect(Int((image.color(x: 10, y: 10).red * 255).rounded()) == expected)
  }

  /// Derived: half of black over white, once for the group and not once for each of its overlapping parts.
  @Test func groupsAreCompositedOnce() throws {
    let image = try render { builder in
      builder.beginLayer(LayerStyle(alpha: 0.5))
      builder.fill(CGRect(x: 0, y: 0, width: 15, height: 20), .black)
      builder.fill(CGRect(x: 5, y: 0, width: 15, height: 20), .black)
      builder.endLayer()
    }
    for x in [2, 10, 18] { #expect(isNear(image.color(x: x, y: 10), Color(white: 0.5))) }
  }

  @Test func masksAndTints() throws {
    var mask = DisplayListBuilder()
    mask.fill(CGRect(x: 0, y: 0, width: 10, height: 20), .white)
    let style = LayerStyle(mask: mask.build(), tint: red)
    let image = try render { builder in
      builder.beginLayer(style)
      builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
      builder.endLayer()
      builder.save()
      builder.append(.clipMask(mask.build()))
      builder.fill(CGRect(x: 5, y: 0, width: 10, height: 5), .black)
      builder.restore()
    }
    #expect(isNear(image.color(x: 5, y: 10), red))
    #expect(isNear(image.color(x: 15, y: 10), .white))
    #expect(isNear(image.color(x: 7, y: 2), .black))
    #expect(isNear(image.color(x: 12, y: 2), .white))
  }

  /// Derived: far inside, a blurred half plane is its colour; at the edge half of it; far outside nothing.
  @Test func shadowsAreGaussian() throws {
    let shadow = Shadow(color: .black, offset: CGSize(width: 0, height: 20), deviation: 4)
    let image = try render(100) { builder in
      builder.beginLayer(LayerStyle(shadow: shadow))
      builder.fill(CGRect(x: 0, y: 20, width: 100, height: 40), .white)
      builder.endLayer()
    }
    #expect(isNear(image.color(x: 50, y: 80), Color(white: 0.5), 0.06))
    #expect(isNear(image.color(x: 50, y: 66), Color(white: 0), 0.02))
    #expect(isNear(image.color(x: 50, y: 95), .white, 0.01))
  }

  /// Provenance: documented, <https://www.w3.org/TR/compositing-1/> (blending, Porter and Duff), and
  /// <https://developer.apple.com/documentation/coregraphics/cgblendmode> for the two sums.
  @Test(arguments: BlendMode.allCases) func everyBlendModeIsPlayed(_ mode: BlendMode) throws {
    let (beneath, above) = (Color(red: 0.2, green: 0.6, blue: 0.4), Color(red: 0.8, green: 0.5, blue: 0.1))
    let image = try render { builder in
      builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), beneath)
      builder.beginLayer(LayerStyle(blendMode: mode))
      builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), above)
      builder.endLayer()
    }
    let color = image.color(x: 9, y: 9)
    guard let expected = BlendReference.blend(above, over: beneath, mode) else {
      #expect(color.alpha == 0, "\(color)")
      return
    }
    #expect(isNear(color, expected, 0.02), "\(color) instead of \(expected)")
  }

  @Test func gradientsRunAlongTheirLine() throws {
    let stops = [Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white)]
    var gradient = Gradient(
      stops: stops, geometry: .linear(start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0)), extendsEnd: false)
    let image = try render(background: nil) { builder in
      builder.append(.fillRect(CGRect(x: 0, y: 0, width: 20, height: 20), .gradient(gradient)))
    }
    #expect(isNear(image.color(x: 1, y: 5), .black))
    #expect(isNear(image.color(x: 10, y: 5), Color(white: 0.55), 0.02))
    #expect(image.color(x: 18, y: 5).alpha == 0)
    gradient.geometry = .conic(center: CGPoint(x: 10, y: 10), angle: 0)
    let conic = try render { builder in
      builder.append(.fillRect(CGRect(x: 0, y: 0, width: 20, height: 20), .gradient(gradient)))
    }
    #expect(isNear(conic.color(x: 9, y: 18), Color(white: 0.25), 0.05))
  }

  @Test func imagesKeepTheirCornersWhenSliced() throws {
    var bytes: [UInt8] = []
    for y in 0..<3 { for x in 0..<3 { bytes += x == 1 && y == 1 ? [0, 0, 0, 255] : [255, 255, 255, 255] } }
    let picture = try #require(ImageBitmap(width: 3, height: 3, bytes: bytes))
    var drawing = ImageDrawing(image: picture, destination: CGRect(x: 0, y: 0, width: 20, height: 20))
    drawing.center = CGRect(x: 1, y: 1, width: 1, height: 1)
    drawing.interpolation = .nearest
    for tiles in [false, true] {
      drawing.tiles = tiles
      let image = try render(background: red) { $0.draw(drawing) }
      #expect(isNear(image.color(x: 0, y: 0), .white))
      #expect(isNear(image.color(x: 10, y: 10), .black))
      #expect(isNear(image.color(x: 10, y: 19), .white))
    }
  }

  @Test func equalInputGivesEqualFiles() throws {
    var builder = DisplayListBuilder()
    builder.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 15, height: 11)), .color(red))
    let list = builder.build()
    let size = CGSize(width: 20, height: 20)
    #expect(
      try renderer.png(list, size: size, scale: 2, background: .white)
        == renderer.png(list, size: size, scale: 2, background: .white))
    let pdf = try renderer.pdf(list, size: size, background: nil)
    #expect(pdf.starts(with: Array("%PDF".utf8)))
    #expect(try pdf == renderer.pdf(list, size: size, background: nil))
    let svg = try String(decoding: renderer.svg(list, size: size, background: nil), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("path"))
  }

  @Test func refusesImpossibleSizes() {
    for size in [CGSize(width: 0, height: 1), CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e9, height: 1e9)] {
      #expect(throws: RenderingError.self) {
        try renderer.png(.empty, size: size, scale: 1, background: nil)
      }
    }
  }

  @Test func survivesSingularTransformsAndBadGeometry() throws {
    let image = try render { builder in
      builder.save()
      builder.concatenate(CGAffineTransform(scaleX: 0, y: 0))
      builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), red)
      builder.restore()
      builder.save()
      builder.concatenate(CGAffineTransform(translationX: .nan, y: 0))
      builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), red)
      builder.restore()
      let area = CGRect(x: 0, y: 0, width: 5, height: 5)
      for amount in [CGFloat.infinity, .nan, 1e12] {
        let shadow = Shadow(color: .black, offset: CGSize(width: amount, height: 0), deviation: amount)
        for style in [LayerStyle(blur: amount, bounds: area), LayerStyle(shadow: shadow, bounds: area)] {
          builder.beginLayer(style)
          builder.fill(CGRect(x: 0, y: 0, width: 5, height: 5), .white)
          builder.endLayer()
        }
      }
      builder.stroke(Path(rect: .zero), .color(red), StrokeStyle(dashes: [0, 0]))
      builder.fill(CGRect(x: 0, y: 0, width: 5, height: 5), .black)
    }
    #expect(isNear(image.color(x: 2, y: 2), .black))
    #expect(isNear(image.color(x: 10, y: 10), .white))
  }

  @Test func playsOnManyThreads() async throws {
    let list = DisplayList(commands: [
      .fillPath(Path(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18)), .black, .winding)
    ])
    let pictures = try await withThrowingTaskGroup(of: ImageBitmap.self) { group in
      for _ in 0..<16 {
        group.addTask {
          try CairoRenderer().bitmap(list, size: CGSize(width: 20, height: 20), scale: 1, background: nil)
        }
      }
      return try await group.reduce(into: [ImageBitmap]()) { $0.append($1) }
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }
}

@Suite struct ImageCodecTests {
  let codecs = ImageCodecs()

  func picture() throws -> ImageBitmap {
    var bytes: [UInt8] = []
    for y in 0..<16 { for x in 0..<16 { bytes += [UInt8(x * 16), UInt8(y * 16), 128, 255] } }
    return try #require(ImageBitmap(width: 16, height: 16, bytes: bytes))
  }

  @Test func pngRoundTrip() throws {
    let image = try picture()
    let data = try #require(codecs.png(image))
    #expect(codecs.decode(data)?.bitmap == image)
    #expect(codecs.size(of: data) == PixelSize(width: 16, height: 16))
    let clear = try #require(ImageBitmap(width: 1, height: 2, bytes: [10, 20, 30, 128, 0, 0, 0, 0]))
    let clearData = try #require(codecs.png(clear))
    let back = try #require(codecs.decode(clearData)?.bitmap)
    #expect(zip(back.storage.bytes, clear.storage.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func jpegRoundTrip() throws {
    let image = try picture()
    let data = try #require(codecs.jpeg(image, quality: 1))
    let back = try #require(codecs.decode(data)?.bitmap)
    #expect(back.width == 16 && back.isOpaque)
    #expect(zip(back.storage.bytes, image.storage.bytes).allSatisfy { abs(Int($0) - Int($1)) < 24 })
    #expect(codecs.size(of: data) == PixelSize(width: 16, height: 16))
  }

  /// Provenance: reference pictures of public repositories, written by UIKit.
  @Test func notesOfUIKitsFiles() throws {
    let image = try picture()
    let png = [UInt8](try #require(codecs.png(image, pixelsPerInch: 144)))
    var names: [String] = []
    var offset = 8
    while offset + 12 <= png.count {
      let count = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: png[offset + 4..<offset + 8], as: UTF8.self))
      if names.last == "pHYs" { #expect(Array(png[offset + 8..<offset + 12]) == [0, 0, 0x16, 0x25]) }
      offset += 12 + count
    }
    #expect(names == ["IHDR", "sRGB", "eXIf", "pHYs", "IDAT", "IEND"])
    // What is drawn has alpha, what was read has it as its file had.
    #expect(png[25] == 6)
    let back = try #require(codecs.decode(Data(png))?.bitmap)
    #expect(back == image && back.origin == .file(hasAlpha: true))
    let opaque = try #require(codecs.png(image).flatMap { codecs.decode($0) }?.bitmap)
    let written = try #require(codecs.png(opaque, pixelsPerInch: 72))
    #expect(written[25] == 2)

    let jpeg = try #require(codecs.jpeg(image, quality: 1, pixelsPerInch: 72))
    var markers: [UInt8] = []
    offset = 2
    while markers.last != 0xDA {
      markers.append(jpeg[offset + 1])
      offset += 2 + Int(jpeg[offset + 2]) << 8 + Int(jpeg[offset + 3])
    }
    #expect(markers == [0xE0, 0xE1, 0xED, 0xC0, 0xC4, 0xC4, 0xC4, 0xC4, 0xDB, 0xDB, 0xDD, 0xDA])
    #expect(codecs.orientation(of: jpeg) == 1)
    #expect(codecs.decode(jpeg)?.bitmap.width == 16)
  }

  /// Provenance: Apple's words on `kCGImageDestinationBackgroundColor`: white, where nothing is said.
  @Test func whatShowsThroughIsWhiteInAJPEG() throws {
    let clear = try #require(ImageBitmap(width: 8, height: 8, bytes: Array(repeating: 0, count: 256)))
    let back = try #require(codecs.jpeg(clear, quality: 1).flatMap { codecs.decode($0) }?.bitmap)
    #expect(back.storage.bytes.allSatisfy { $0 > 250 })
  }

  /// Derived: every prefix and every changed byte of a good file is either a picture or nil, never a crash.
  @Test func damagedFilesAreRefused() throws {
    let image = try picture()
    for data in [try #require(codecs.png(image)), try #require(codecs.jpeg(image, quality: 0.5))] {
      for length in 0..<data.count { _ = codecs.decode(data.prefix(length)) }
      for index in data.indices {
        var damaged = data
        damaged[index] ^= 0xFF
        _ = codecs.decode(damaged)
      }
      #expect(codecs.decode(data.prefix(20)) == nil)
    }
    #expect(codecs.decode(Data()) == nil)
  }
}
