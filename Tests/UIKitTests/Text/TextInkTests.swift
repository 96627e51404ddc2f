import Testing
import UIKit

/// What attributes make of letters, seen in the pixels.
@MainActor
struct TextInkTests {
  /// The pixels of a drawing, two a point.
  private struct Ink {
    let (width, height): (Int, Int)
    private let bytes: [UInt8]

    @MainActor
    init(_ size: CGSize, _ draw: @escaping @MainActor (CGContext) -> Void) {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
      (width, height) = (Int(size.width) * 2, Int(size.height) * 2)
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      let context = CGContext(
        data: &pixels, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image.cgImage!, in: CGRect(x: 0, y: 0, width: width, height: height))
      context?.flush()
      bytes = pixels
    }

    /// Of a pixel, red, green, blue and alpha.
    func pixel(_ x: Int, _ y: Int) -> [Int] { bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map { Int($0) } }
    private func places(_ rows: Range<Int>? = nil, _ isInk: ([Int]) -> Bool) -> [(x: Int, y: Int)] {
      (rows ?? 0..<height).flatMap { y in (0..<width).filter { isInk(pixel($0, y)) }.map { ($0, y) } }
    }
    func count(_ isInk: ([Int]) -> Bool) -> Int { places(nil, isInk).count }
    var solid: Int { count { $0[3] > 127 } }
    var red: Int { count { $0[0] > 180 && $0[2] < 80 && $0[3] > 180 } }
    var blue: Int { count { $0[2] > 180 && $0[0] < 80 && $0[3] > 180 } }
    /// Where ink is, on average, of some rows.
    func middle(_ rows: Range<Int>) -> Double {
      let found = places(rows) { $0[3] > 127 }
      return found.isEmpty ? .nan : Double(found.reduce(0) { $0 + $1.x }) / Double(found.count)
    }
    var rows: Range<Int> {
      let found = places { $0[3] > 127 }.map(\.y)
      return found.isEmpty ? 0..<0 : found.min()!..<found.max()! + 1
    }
    var left: Int { places { $0[3] > 127 }.map(\.x).min() ?? -1 }
    /// How often ink begins in a row.
    func pieces(_ y: Int) -> Int {
      (0..<width).filter { pixel($0, y)[3] > 127 && ($0 == 0 || pixel($0 - 1, y)[3] <= 127) }.count
    }
    /// The most pieces of a row.
    var pieces: Int { (0..<height).map { pieces($0) }.max() ?? 0 }
  }

  private let font = UIFont.systemFont(ofSize: 60, weight: .black)

  private func ink(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], size: CGSize = CGSize(width: 120, height: 80)
  ) -> Ink {
    let attributes = [.font: font].merging(attributes) { $1 }
    return Ink(size) { _ in NSAttributedString(string: text, attributes: attributes).draw(at: CGPoint(x: 20, y: 0)) }
  }

  /// Provenance: Apple's page on `strokeWidth`: a percentage of the point size; above 0 letters are outlined alone, below
  /// 0 filled and outlined; the outline has the text's colour unless `strokeColor` says another.
  @Test func outlines() {
    let plain = ink("H", [.foregroundColor: UIColor.red])
    let hollow = ink("H", [.foregroundColor: UIColor.red, .strokeWidth: 3])
    #expect(hollow.red > 0 && hollow.solid < plain.solid * 2 / 3)
    let blue = ink("H", [.foregroundColor: UIColor.red, .strokeWidth: 3, .strokeColor: UIColor.blue])
    #expect(blue.blue > 0 && blue.red == 0)
    let both = ink("H", [.foregroundColor: UIColor.red, .strokeWidth: -6.0, .strokeColor: UIColor.blue])
    #expect(both.blue > 0 && both.red > plain.red / 3 && both.solid > plain.solid)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    label.attributedText = NSAttributedString(
      string: "H", attributes: [.font: font, .foregroundColor: UIColor.red, .strokeWidth: 3])
    let drawn = Ink(label.bounds.size) { label.layer.render(in: $0) }
    #expect(abs(drawn.solid - hollow.solid) < hollow.solid / 10)
  }

  /// Provenance: Apple's page on `obliqueness`: the skew of the glyphs; their advances stay.
  @Test func slants() {
    func lean(_ value: Double) -> Double {
      let ink = ink("I", [.obliqueness: value])
      let rows = ink.rows
      return ink.middle(rows.lowerBound..<rows.lowerBound + 10) - ink.middle(rows.upperBound - 10..<rows.upperBound)
    }
    #expect(abs(lean(0)) < 1 && lean(0.3) > 15 && lean(-0.3) < -15)
    let text = NSAttributedString(string: "Hamburg", attributes: [.font: font])
    let slanted = NSAttributedString(string: "Hamburg", attributes: [.font: font, .obliqueness: 0.2])
    #expect(slanted.size() == text.size())
  }

  /// Provenance: Apple's page on `expansion`: the logarithm of the factor.
  @Test func expansion() {
    let text = NSAttributedString(string: "Hamburg", attributes: [.font: font]).size().width
    let wide = NSAttributedString(string: "Hamburg", attributes: [.font: font, .expansion: 0.5]).size().width
    #expect(abs(wide - text * exp(0.5)) < 0.01)
    let (one, two) = (ink("I", [:]), ink("I", [.expansion: 0.693_147]))
    #expect(abs(Double(two.solid) / Double(one.solid) - 2) < 0.2)
  }

  /// Provenance: `NSUnderlineStyle` in the headers.
  @Test func patterns() {
    let clear: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.clear, .underlineColor: UIColor.red]
    func pieces(_ style: NSUnderlineStyle) -> Int {
      ink("HHH HHH", clear.merging([.underlineStyle: style.rawValue, .font: UIFont.systemFont(ofSize: 24)]) { $1 })
        .pieces
    }
    #expect(pieces(.single) == 1)
    #expect(pieces([.single, .patternDot]) > pieces([.single, .patternDash]))
    #expect(pieces([.single, .patternDash]) > 4)
    #expect(pieces([.single, .patternDashDot]) > pieces([.single, .patternDash]))
    #expect(pieces([.thick, .patternDashDotDot]) > 4)
    #expect(pieces([.single, .byWord]) == 2)
  }

  /// Provenance: CoreText's documentation of `kCTTrackingAttributeName`: kerning is ignored where both are present.
  @Test func trackingBeforeKern() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      NSAttributedString(string: "ABCD", attributes: [.font: font].merging(attributes) { $1 }).size().width
    }
    #expect(width([.kern: 5, .tracking: 2]) == width([.tracking: 2]))
    #expect(width([.kern: 0, .tracking: 2]) == width([.tracking: 2]))
  }

  /// A label whose letters are outlined by the context's mode, as many programs write it.
  private final class OutlinedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      context?.setLineWidth(4)
      context?.setLineJoin(.round)
      context?.setTextDrawingMode(.stroke)
      textColor = .blue
      super.drawText(in: rect)
      context?.setTextDrawingMode(.fill)
      textColor = .red
      super.drawText(in: rect)
    }
  }

  /// Provenance: Apple's page on `CGTextDrawingMode`.
  @Test func modesOfContexts() {
    let label = OutlinedLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    label.font = font
    label.text = "H"
    let outlined = Ink(label.bounds.size) { _ in label.drawText(in: label.bounds) }
    #expect(outlined.blue > 0 && outlined.red > 0)
    let text = NSAttributedString(string: "H", attributes: [.font: font])
    let (plain, clipped, nothing) = (
      ink("H", [:]),
      Ink(CGSize(width: 120, height: 80)) { context in
        context.saveGState()
        context.setTextDrawingMode(.clip)
        text.draw(at: .zero)
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
        context.restoreGState()
      },
      Ink(CGSize(width: 120, height: 80)) { context in
        context.setTextDrawingMode(.invisible)
        text.draw(at: .zero)
      }
    )
    #expect(abs(clipped.red - plain.solid) < plain.solid / 10 && nothing.solid == 0)
  }

  /// Provenance: Apple's page on `NSParagraphStyle.baseWritingDirection`: natural alignment follows it.
  @Test func directionsOfParagraphs() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let text = NSAttributedString(string: "I", attributes: [.font: font, .paragraphStyle: style])
    let box = CGRect(x: 0, y: 0, width: 120, height: 80)
    #expect(Ink(box.size) { _ in text.draw(in: box) }.left > 120)
    let view = UITextView(frame: box)
    view.attributedText = text
    view.layoutIfNeeded()
    #expect(
      view.layoutManager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: view.textContainer).minX > 60)
  }
}
