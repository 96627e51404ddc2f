import Testing
import UIKit

/// Formats whose libraries are loaded when needed, and files that are no pictures.
@MainActor
@Suite(.serialized)
struct ImageFormatTests {
  /// Four by two pixels, red, the last one half transparent blue; made with Pillow, lossless.
  private static let webp = "UklGRiAAAABXRUJQVlA4TBMAAAAvA0AAEA8Q+z//D/yPCoMQ0f8QAA=="

  private func color(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap = image.cgImage?.bitmapForTests, let pixel = bitmap(x, y) else { return [] }
    return pixel
  }

  @Test func webP() throws {
    let data = try #require(Data(base64Encoded: Self.webp))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(color(image, 0, 0) == [255, 0, 0, 255])
    #expect(color(image, 3, 1)[3] == 128)
    #expect(UIImage(data: data.prefix(20)) == nil)
  }

  @Test func svg() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#00f"/></svg>
      """
    let image = try #require(UIImage(data: Data(text.utf8), scale: 1))
    #expect(image.size == CGSize(width: 20, height: 10))
    let scale = Int(image.scale)
    #expect(color(image, 2 * scale, 2 * scale) == [0, 0, 255, 255])
    #expect(color(image, 15 * scale, 5 * scale)[3] == 0)
    #expect(UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg' width='20'".utf8)) == nil)
  }

  @Test func pdf() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 40)).pdfData { context in
      context.beginPage()
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20)).fill()
    }
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 30, height: 40))
    let scale = Int(image.scale)
    #expect(color(image, 10 * scale, 5 * scale) == [0, 255, 0, 255])
    #expect(UIImage(data: data.prefix(60)) == nil)
  }

  @Test(arguments: ["", "no picture", "%PDF-1.4 nothing", "<svg", "\u{89}PNG\r\n\u{1a}\n", "RIFF....WEBPVP8 "])
  func damagedDataGiveNil(_ text: String) { #expect(UIImage(data: Data(text.utf8)) == nil) }
}

extension CGImage {
  /// Straight red, green, blue, alpha of a pixel.
  fileprivate var bitmapForTests: ((Int, Int) -> [UInt8]?)? {
    guard let data = dataProvider?.data as Data? else { return nil }
    let isDrawn = bitmapInfo.contains(.byteOrder32Little)
    return { x, y in
      let offset = y * self.bytesPerRow + x * 4
      guard offset + 3 < data.count else { return nil }
      return (isDrawn ? [2, 1, 0, 3] : [0, 1, 2, 3]).map { data[offset + $0] }
    }
  }
}
