import Foundation
import Testing
import UITextLayout

/// Texts in fonts by name, and signs that are rare.
///
/// Provenance: measured; widths of labels that Interface Builder stored, up to the pixel.
struct NamedFontWidthTests {
  struct Sample: Sendable {
    var font: String?
    var text: String
    var size: CGFloat
    var weight: CGFloat = 0
    var era = MetricsEra.sanFrancisco
    var width: CGFloat
    var tolerance: CGFloat = 1
  }

  static let samples: [Sample] = [
    // Helvetica Light has widths of its own.
    Sample(font: "Helvetica-Light", text: "Give yourself a funky username :)", size: 17, width: 254.5),
    Sample(font: "Helvetica-Light", text: "Publish it anonymously?", size: 17, width: 182.5),
    Sample(font: "Helvetica-Light", text: "Healings", size: 35, width: 139),
    // Cyrillic letters of Helvetica Neue, within a hundredth.
    Sample(font: "HelveticaNeue", text: "Оберіть тип порушення", size: 15, width: 165),
    Sample(font: "HelveticaNeue", text: "Відправлення скарги", size: 15, width: 149, tolerance: 1.5),
    Sample(font: "HelveticaNeue", text: "Несостоявшийся", size: 14, width: 112),
    Sample(text: "Нэвтрэх түлхүүрийг оруулна уу:", size: 17, era: .helveticaNeue, width: 258, tolerance: 2),
    // Bold text of iOS 7 and 8 is of medium weight below 20 points.
    Sample(text: "Show password", size: 15, weight: 0.4, era: .helveticaNeue, width: 113),
    Sample(text: "Delivery", size: 17, weight: 0.4, era: .helveticaNeue, width: 64),
    Sample(text: "Configuration", size: 18, weight: 0.4, era: .helveticaNeue, width: 113),
    // Chinese characters that Korean has are as wide as Hangul, others fill their em.
    Sample(font: "AppleSDGothicNeo-SemiBold", text: "體育用品店管理列表", size: 22, width: 172),
    Sample(font: "AppleSDGothicNeo-SemiBold", text: "球館", size: 22, width: 38.5),
    Sample(font: "AppleSDGothicNeo-SemiBold", text: "教練", size: 22, width: 41.5),
    Sample(font: "AppleSDGothicNeo-Bold", text: "Xstagram", size: 36, width: 153),
    Sample(font: "AppleSDGothicNeo-Regular", text: "Label", size: 14, width: 31.5),
    Sample(font: "AvenirNext-DemiBold", text: "Your Posts", size: 44, width: 208),
    Sample(font: "AvenirNext-DemiBold", text: "Question", size: 17, width: 73),
    Sample(font: "Avenir-Black", text: "All Categories", size: 35, width: 235),
    // The bar is narrower since iOS 14.
    Sample(text: "|", size: 17, era: .sanFranciscoTight, width: 4),
    Sample(text: "/ 5.0    |", size: 13, era: .sanFranciscoTight, width: 44),
    Sample(text: "TOR | P2P", size: 11, era: .sanFranciscoTight, width: 52.5),
  ]

  @Test(arguments: samples) func width(_ sample: Sample) {
    let font =
      sample.font.map { FontDescription(family: .named($0), size: sample.size) }
      ?? FontDescription(size: sample.size, weight: sample.weight)
    let measures = FontMeasures(font, era: sample.era)
    #expect(abs(measures.width(of: sample.text) - sample.width) <= sample.tolerance)
  }
}
