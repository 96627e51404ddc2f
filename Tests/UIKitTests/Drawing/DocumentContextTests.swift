import Testing
import UIKit

/// Contexts that draw pages of PDF documents, and masks.
/// Provenance: documented, <https://developer.apple.com/documentation/coregraphics/cgcontext>.
@Suite struct DocumentContextTests {
  @Test func aClosedDocumentHasItsPages() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let information: NSDictionary = [kCGPDFContextTitle: "Bill"]
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, information))
    for _ in 0..<2 {
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.endPDFPage()
    }
    context.closePDF()
    let text = String(decoding: data as Data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    #expect(text.contains("/Count 2") && text.contains("0 0 200 100") && text.contains("Bill"))
  }

  @Test func aDocumentInAFileIsWrittenWhenItsContextGoes() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var context = CGContext(url as NSURL, mediaBox: nil, nil)
    context?.beginPDFPage(nil)
    context = nil
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(text.contains("/Count 1") && text.contains("0 0 612 792"))
    #expect(CGContext(NSURL(fileURLWithPath: "/nowhere/at/all.pdf"), mediaBox: nil, nil) == nil)
  }

  /// y grows upwards on a page.
  @Test func thePageBeginsAtTheBottom() throws {
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let context = try #require(
      CGDataConsumer(data: NSMutableData()).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) })
    #expect(context.ctm == .identity)
    #expect(context.boundingBoxOfClipPath == box)
    context.beginPDFPage(nil)
    #expect(context.displayList.commands == [.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100))])
  }

  @Test func masksAreMadeOfGreyBytes() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255]) as NSData))
    func mask(_ bits: Int, _ decode: [CGFloat]?) -> CGImage? {
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: 2, provider: provider,
        decode: decode, shouldInterpolate: false)
    }
    let (plain, turned) = (try #require(mask(8, nil)), try #require(mask(8, [1, 0])))
    #expect(plain.isMask && plain.width == 2)
    #expect(Array(plain.bitmap.storage.bytes[0..<8]) == [0, 0, 0, 255, 255, 255, 255, 255])
    #expect(Array(turned.bitmap.storage.bytes[0..<8]) == [255, 255, 255, 255, 0, 0, 0, 255])
    #expect(mask(32, nil) == nil)
    #expect(mask(12, nil) == nil)
  }

  /// Provenance: a public vector library makes masks of the pixels of drawings; that the first component counts is a guess.
  @Test func masksAreMadeOfDrawings() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 255, 255, 255, 0, 0, 0, 0]) as NSData))
    let mask = CGImage(
      maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, provider: provider,
      decode: [1, 0, 0, 1, 0, 1, 0, 1], shouldInterpolate: false)
    #expect(try Array(#require(mask).bitmap.storage.bytes) == [0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func spacesOfPatternsHaveNoOutput() throws {
    #expect(try #require(CGColorSpace(name: CGColorSpace.sRGB)).supportsOutput)
    #expect(try #require(CGColorSpace(patternBaseSpace: nil)).supportsOutput == false)
  }
}
