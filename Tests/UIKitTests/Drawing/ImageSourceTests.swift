import Foundation
import Testing
import UIKit

/// Image I/O: pictures of a file one by one, their properties, small copies, and files that are written.
/// Provenance: documented, <https://developer.apple.com/documentation/imageio>; the pictures are derived from what was
/// written into the file.
@MainActor
@Suite(.serialized)
struct ImageSourceTests {
  private static let red: [UInt8] = [255, 0, 0]
  private static let blue: [UInt8] = [0, 0, 255]

  /// A GIF of 4 by 2 pixels: the first picture all red; then one of two columns, blue and transparent.
  private func gif(disposal: UInt8 = 1, loops: Bool = true) -> Data {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [4, 0, 2, 0, 0x80, 0, 0] + Self.red + Self.blue
    if loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0] }
    bytes += [0x21, 0xF9, 4, 0, 50, 0, 0, 0] + picture(x: 0, width: 4, Array(repeating: 0, count: 8))
    bytes += [0x21, 0xF9, 4, disposal << 2 | 1, 1, 0, 0, 0] + picture(x: 1, width: 2, [1, 0, 1, 0])
    bytes += [0x21, 0xF9, 4, 1, 0, 0, 0, 0] + picture(x: 3, width: 1, [1, 0])
    return Data(bytes + [0x3B])
  }

  /// Codes of three bits, begun anew before every pixel.
  private func picture(x: UInt8, width: UInt8, _ pixels: [UInt8]) -> [UInt8] {
    var (bits, count, data) = (0, 0, [UInt8]())
    for code in pixels.flatMap({ [4, Int($0)] }) + [5] {
      bits |= code << count
      count += 3
      while count >= 8 {
        data.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    data.append(UInt8(bits))
    return [0x2C, x, 0, 0, 0, width, 0, 2, 0, 0, 2, UInt8(data.count)] + data + [0]
  }

  /// Red, green, blue and alpha of the first row.
  private func row(_ image: CGImage?) -> [[UInt8]] {
    guard let image, let data = image.dataProvider?.data as Data? else { return [] }
    let order = image.byteOrderInfo == .order32Little ? [2, 1, 0, 3] : [0, 1, 2, 3]
    return (0..<image.width).map { x in order.map { data[x * 4 + $0] } }
  }

  @Test func firstPictureOfAGIF() throws {
    let image = try #require(UIImage(data: gif()))
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(row(image.cgImage) == Array(repeating: Self.red + [255], count: 4))
    #expect(image.images == nil)
  }

  @Test(arguments: [(UInt8(1), true), (3, false)]) func picturesOneByOne(disposal: UInt8, stays: Bool) throws {
    let source = try #require(CGImageSourceCreateWithData(gif(disposal: disposal) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(CGImageSourceGetType(source).map { String(describing: $0) } == "com.compuserve.gif")
    let (red, blue) = (Self.red + [255], Self.blue + [255])
    // Each picture is the same, whatever was asked for before.
    for _ in 0..<2 {
      #expect(row(CGImageSourceCreateImageAtIndex(source, 1, nil)) == [red, blue, red, red])
      #expect(row(CGImageSourceCreateImageAtIndex(source, 2, nil)) == [red, stays ? blue : red, red, blue])
      #expect(row(CGImageSourceCreateImageAtIndex(source, 0, nil)) == [red, red, red, red])
    }
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
  }

  @Test func placesThatAreCleared() throws {
    let source = try #require(CGImageSourceCreateWithData(gif(disposal: 2) as CFData, nil))
    let pixels = row(CGImageSourceCreateImageAtIndex(source, 2, nil))
    #expect(pixels.map { $0[3] } == [255, 0, 0, 255])
  }

  @Test func delaysAndLoops() throws {
    let source = try #require(CGImageSourceCreateWithData(gif() as CFData, nil))
    let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    let loops = whole[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect(loops?[kCGImagePropertyGIFLoopCount as String] as? Int == 3)
    let delays = (0..<3).map { index -> [Double?] in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let delays = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map {
        (delays?[$0 as String] as? NSNumber)?.doubleValue
      }
    }
    #expect(delays == [[0.5, 0.5], [0.01, 0.1], [0, 0.1]])
  }

  @Test func damagedGIFs() {
    let whole = gif()
    for count in 0..<whole.count { _ = UIImage(data: whole.prefix(count)) }
    #expect(UIImage(data: whole.prefix(30)) == nil)
  }

  /// A file that ends within its second picture: the first is there whatever was asked for, and the rest of the second.
  @Test func whatADamagedGIFHasBefore() throws {
    let whole = gif()
    let second = try #require(
      whole.indices.dropLast(8).last { whole[$0...].prefix(7) == Data([0x2C, 1, 0, 0, 0, 2, 0]) })
    let source = try #require(CGImageSourceCreateWithData(whole.prefix(second + 11) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    let red = Self.red + [255]
    for index in [1, 0] {
      #expect(row(CGImageSourceCreateImageAtIndex(source, index, nil)) == [red, red, red, red])
    }
  }

  /// Eight rows in the order of an interlaced file, each of the colour that its number says.
  @Test func interlacedGIFs() throws {
    let colors: [UInt8] = (0..<8).flatMap { [UInt8($0 * 30), 0, 0] }
    var (bits, count, data) = (0, 0, [UInt8]())
    for code in [0, 4, 2, 6, 1, 3, 5, 7].flatMap({ [8, $0] }) + [9] {
      bits |= code << count
      count += 4
      while count >= 8 {
        data.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    data.append(UInt8(bits))
    var bytes: [UInt8] = Array("GIF89a".utf8) + [1, 0, 8, 0, 0x82, 0, 0] + colors
    bytes += [0x2C, 0, 0, 0, 0, 1, 0, 8, 0, 0x40, 3, UInt8(data.count)] + data + [0, 0x3B]
    let image = try #require(UIImage(data: Data(bytes))?.cgImage)
    let pixels = try #require(image.dataProvider?.data as Data?)
    let reds: [UInt8] = (0..<8).map { pixels[$0 * image.bytesPerRow] }
    #expect(reds == [0, 30, 60, 90, 120, 150, 180, 210])
  }

  /// Provenance: tests of public libraries that read pixels of a file as red, green, blue.
  @Test func pixelsOfFilesBeginWithRed() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor.red.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let own = try #require(drawn.cgImage)
    #expect(own.alphaInfo == .premultipliedFirst && own.byteOrderInfo == .order32Little)
    let read = try #require(drawn.pngData().flatMap { UIImage(data: $0) }?.cgImage)
    #expect(read.alphaInfo == .last && read.byteOrderInfo == .orderDefault)
    let data = try #require(read.dataProvider?.data as Data?)
    #expect(data[0] > 250 && data[2] == 0 && abs(Int(data[3]) - 128) <= 1)
  }

  @Test func smallCopies() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let data = try #require(picture.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options =
      [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 10)
    #expect(small.height == 5)
    #expect(row(small)[5] == Self.red + [255])
    let large =
      [kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 40)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 40)
  }

  @Test(arguments: ["public.png", "public.jpeg"]) func writing(type: String) throws {
    let source = try #require(CGImageSourceCreateWithData(gif() as CFData, nil))
    let file = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(file, type as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    let written = try #require(CGImageSourceCreateWithData(file, nil))
    #expect(CGImageSourceGetType(written).map { String(describing: $0) } == type)
    #expect(CGImageSourceCreateImageAtIndex(written, 0, nil)?.width == 4)
    #expect(CGImageDestinationCreateWithData(file, "public.unheard" as CFString, 1, nil) == nil)
  }

  /// Four by two pixels, half red, half clear, read from a PNG file.
  private func halfClear() throws -> (CGImage, file: Data) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    return (try #require(picture.cgImage), try #require(picture.pngData()))
  }

  /// Provenance: documented, `kCGImagePropertyOrientation` and `kCGImageDestinationBackgroundColor` in Apple's headers.
  @Test func whatDestinationsAreTold() throws {
    let (picture, png) = try halfClear()
    func written(_ properties: [CFString: Any]) throws -> CGImageSource {
      let file = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(file, "public.jpeg" as CFString, 1, nil))
      let options = NSMutableDictionary()
      for (key, value) in properties { options.setObject(value, forKey: key) }
      CGImageDestinationAddImage(destination, picture, options)
      #expect(CGImageDestinationFinalize(destination))
      return try #require(CGImageSourceCreateWithData(file, nil))
    }
    let turned = try written([kCGImagePropertyOrientation: NSNumber(value: 6)])
    let properties = CGImageSourceCopyPropertiesAtIndex(turned, 0, nil) as? [String: Any]
    #expect(properties?[kCGImagePropertyOrientation as String] as? Int == 6)
    #expect(properties?[kCGImagePropertyHasAlpha as String] == nil)
    #expect(CGImageSourceCreateImageAtIndex(turned, 0, nil)?.width == 4)

    let blue = try written([kCGImageDestinationBackgroundColor: UIColor.blue.cgColor])
    let last = try #require(row(CGImageSourceCreateImageAtIndex(blue, 0, nil)).last)
    #expect(last[2] > 200 && last[1] < 60)

    let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
    let own = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(own?[kCGImagePropertyHasAlpha as String] as? Bool == true)
  }

  /// What is copied from one file to another keeps the way that it stands.
  @Test func copiesStandAsTheirFiles() throws {
    let (picture, _) = try halfClear()
    let first = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(first, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(
      destination, picture, [kCGImagePropertyOrientation: NSNumber(value: 3)] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(first, nil))
    let second = NSMutableData()
    let copy = try #require(CGImageDestinationCreateWithData(second, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(copy, source, 0, nil)
    #expect(CGImageDestinationFinalize(copy))
    #expect(UIImage(data: second as Data)?.imageOrientation == .down)
  }

  /// Provenance: documented, `kCGImageSourceSubsampleFactor`: 2, 4 or 8.
  @Test(arguments: [(2, 2), (4, 1), (3, 4)]) func smallerPictures(factor: Int, width: Int) throws {
    let source = try #require(CGImageSourceCreateWithData(try halfClear().file as CFData, nil))
    let options = [kCGImageSourceSubsampleFactor: factor] as CFDictionary
    #expect(CGImageSourceCreateImageAtIndex(source, 0, options)?.width == width)
  }

  @Test func dataThatComeBitByBit() throws {
    let data = gif()
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data.prefix(60) as CFData, false)
    #expect(CGImageSourceGetStatus(source) != .statusComplete)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetCount(source) == 3)
  }

  @Test func colorLiterals() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor?.components == [1, 0, 0, 1])
  }

  @Test func anAnimatorWithoutADuration() { #expect(UIViewPropertyAnimator().duration == 0) }
}
