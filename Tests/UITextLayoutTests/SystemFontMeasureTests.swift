import Foundation
import Testing
import UITextLayout

/// Provenance: measured; widths of labels and buttons that Interface Builder stored, up to the pixel.
struct SystemFontMeasureTests {
  struct Sample: Sendable {
    var text: String
    var size: CGFloat
    var weight: CGFloat = 0
    var era = MetricsEra.sanFrancisco
    var width: CGFloat
  }

  static let samples: [Sample] = [
    Sample(text: "Label", size: 17, width: 41.5),
    Sample(text: "Title", size: 17, width: 33.5),
    Sample(text: "Subtitle", size: 12, width: 44),
    Sample(text: "Button", size: 15, width: 46),
    Sample(text: "Detail View Controller", size: 20, width: 187.5),
    Sample(text: "Camera Unavailable", size: 24, width: 208),
    Sample(text: "HIGHLIGHT", size: 13, weight: 0.4, era: .sanFranciscoTight, width: 74.5),
    Sample(text: "No Episodes", size: 18, weight: 0.4, width: 107),
    Sample(text: "Recording and Playing Sound", size: 17, era: .helveticaNeue, width: 228),
    Sample(text: "Save", size: 15, era: .helveticaNeue, width: 34),
    Sample(text: "Start Recording", size: 20, era: .helveticaNeue, width: 138),
  ]

  @Test("Widths are within a point of those stored", arguments: samples)
  func width(_ sample: Sample) {
    let measures = FontMeasures(FontDescription(size: sample.size, weight: sample.weight), era: sample.era)
    #expect(abs(measures.width(of: sample.text) - sample.width) <= 1)
  }

  /// The system's fonts by name are not spaced; from iOS 13 on names with a dot are Times New Roman's.
  ///
  /// Provenance: measured, stored frames of 24 labels of three repositories; Core Text's own message says the latter.
  @Test(arguments: [
    ("SFUIText-Regular", "For mentions and direct messages", 14, MetricsEra.sanFranciscoFirst, 228),
    ("SFUIText-Regular", "Compress images", 16, .sanFranciscoFirst, 135),
    ("SFUIText-Regular", "Title", 17, .sanFrancisco, 35.5),
    (".SFUIText", "Groups", 20, .sanFranciscoTight, 59), (".SFUIText", "People", 20, .sanFranciscoTight, 54.5),
  ])
  func namedSystemFonts(_ name: String, _ text: String, _ size: CGFloat, _ era: MetricsEra, _ width: CGFloat) {
    let measures = FontMeasures(FontDescription(family: .named(name), size: size), era: era)
    #expect(abs(measures.width(of: text) - width) <= 1.6)
  }

  /// The cut that a font's name tells holds at every size.
  ///
  /// Provenance: measured, stored frames of 5 labels of two repositories.
  @Test(arguments: [("SFProDisplay-Light", 15), ("SFProDisplay-Regular", 12), ("SFUIText-Regular", 22)])
  func namedCuts(_ name: String, _ size: CGFloat) {
    func width(_ size: CGFloat) -> CGFloat {
      FontMeasures(FontDescription(family: .named(name), size: size), era: .sanFrancisco).width(of: "EVENT")
    }
    #expect(abs(width(size) / size - width(17) / 17) < 0.0001)
    #expect(abs(width(size) / size - width(34) / 34) < 0.0001)
  }

  /// Letters with marks are as wide, and kern, as those without.
  ///
  /// Provenance: measured, Vietnamese labels of three repositories.
  @Test(arguments: [("Tiếng Việt", "Tieng Viet"), ("ĐƯỜNG", "ĐUONG"), ("русский", "русскии"), ("ещё", "еще")])
  func marks(_ marked: String, _ plain: String) {
    for era in [MetricsEra.helveticaNeue, .sanFrancisco, .sanFranciscoTight] {
      let measures = FontMeasures(FontDescription(size: 17), era: era)
      #expect(measures.width(of: marked) == measures.width(of: plain))
    }
  }

  /// Provenance: documented; `UIFont.lineHeight` and its siblings as developers print them.
  @Test("Lines are as high as Apple's", arguments: [(17, 20.287109375), (12, 14.3203125), (34, 40.57421875)])
  func lineHeight(_ size: CGFloat, _ height: CGFloat) {
    #expect(FontMeasures(FontDescription(size: size), era: .sanFranciscoTight).metrics.lineHeight == height)
  }

  /// Provenance: measured; heights of labels in these fonts.
  @Test(
    "Named fonts have their own line heights",
    arguments: [
      ("HelveticaNeue", 24, 28.0), ("HelveticaNeue-Thin", 120, 142), ("HelveticaNeue-Thin", 40, 47.5),
      ("Helvetica", 36, 41.5), ("AvenirNext-Regular", 22, 30.5), ("Menlo-Regular", 48, 56),
    ])
  func namedLineHeight(_ name: String, _ size: CGFloat, _ height: CGFloat) {
    let metrics = FontMeasures(FontDescription(family: .named(name), size: size), era: .sanFrancisco).metrics
    #expect(abs(metrics.lineHeight - height) <= 0.6)
  }

  /// Provenance: measured; widths of labels in these fonts, up to the pixel.
  @Test(
    "Named fonts have their own widths",
    arguments: [
      ("HelveticaNeue", "Content", 17, 61), ("HelveticaNeue-Bold", "Label", 17, 44.5),
      ("HelveticaNeue-Light", "Options", 17, 58), ("HelveticaNeue-Thin", "ActionSheet", 24, 121),
      ("AvenirNext-Regular", "Hiragana to Katakana", 16, 155.5), ("AvenirNext-Medium", "Tweet", 18, 49),
    ])
  func namedWidth(_ name: String, _ text: String, _ size: CGFloat, _ width: CGFloat) {
    let measures = FontMeasures(FontDescription(family: .named(name), size: size), era: .sanFrancisco)
    #expect(abs(measures.width(of: text) - width) <= 1)
  }

  @Test func advancesAddUpToTheWidth() {
    let measures = FontMeasures(FontDescription(size: 17), era: .sanFranciscoTight)
    let text = "AVATAR To Ta"
    #expect(measures.advances(of: text).count == text.count)
    #expect(measures.advances(of: text).reduce(0, +) == measures.width(of: text))
  }

  @Test func kerningBringsPairsTogether() {
    let measures = FontMeasures(FontDescription(size: 17), era: .sanFranciscoTight)
    #expect(measures.width(of: "AV") < measures.width(of: "A") + measures.width(of: "V"))
  }

  @Test func charactersWithoutWidthTakeNone() {
    let measures = FontMeasures(FontDescription(family: .monospacedSystem, size: 10), era: .sanFranciscoTight)
    #expect(measures.width(of: "\u{200B}") == 0)
    #expect(abs(measures.width(of: "漢") - 10.2) < 1e-9)
  }
}
