import Foundation
import Testing
import UITextLayout

/// The measures beside labels that Interface Builder laid out. Provenance: measured (`LabelSamples`).
struct LabelSampleTests {
  private func error(_ sample: LabelSamples.Sample) -> CGFloat {
    let font = FontDescription(size: sample.size, weight: sample.weight.rawValue)
    let measured = FontMeasures(font, era: sample.era).width(of: sample.text)
    return (measured * sample.scale - 1e-4).rounded(.up) / sample.scale - sample.width
  }

  /// At least `share` percent are as wide as stored within a point, and half of the rest of a hundred within half of one.
  private func expect(_ samples: [LabelSamples.Sample], share: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let off = samples.filter { abs(error($0)) > 1.01 }
    #expect(
      off.count * 100 <= samples.count * (100 - share), "\(off.map { "\($0) is off by \(error($0))" })",
      sourceLocation: sourceLocation)
    let near = samples.count { abs(error($0)) <= 0.51 }
    #expect(near * 100 >= samples.count * (share - 15), sourceLocation: sourceLocation)
  }

  @Test(
    "Labels are as wide as stored in every system's font",
    arguments: [MetricsEra.helveticaNeue, .sanFranciscoFirst, .sanFranciscoSecond, .sanFrancisco, .sanFranciscoTight])
  func widthsByEra(_ era: MetricsEra) {
    let samples = LabelSamples.all.filter { $0.era == era }
    #expect(samples.count >= 5)
    expect(samples, share: 85)
  }

  @Test("Labels are as wide as stored in both cuts", arguments: [true, false])
  func widthsByCut(isText: Bool) {
    let samples = LabelSamples.all.filter { $0.era != .helveticaNeue && ($0.size < 20) == isText }
    #expect(samples.count >= 20)
    expect(samples, share: isText ? 92 : 80)
  }

  @Test("Labels are as wide as stored in other weights than regular")
  func widthsByWeight() {
    let samples = LabelSamples.all.filter { $0.weight != .regular }
    #expect(samples.count >= 20)
    expect(samples, share: 85)
  }

  /// Provenance: measured, in points; several sizes, texts without a grid's rounding.
  @Test(
    "Other scripts take their advance from the size alone",
    arguments: [
      ("项目", CGFloat(15), 30.6), ("나침반", 17, 44.2), ("カタカナ", 20, 75), ("朝食あり", 17, 63.75), ("😀", 17, 22.5),
      ("❤️", 30, 35.5), ("👨‍👩‍👧", 45, 50.5), ("⭐", 60, 65.5),
    ])
  func scripts(_ text: String, _ size: CGFloat, _ width: CGFloat) {
    for weight: CGFloat in [0, 0.4] {
      let font = FontDescription(size: size, weight: weight)
      #expect(abs(FontMeasures(font, era: .sanFranciscoTight).width(of: text) - width) < 0.05)
    }
  }

  /// Provenance: measured; labels of iOS 11 to 13, and labels in fonts by name.
  @Test("Japanese is narrower in the variable system font alone")
  func kana() {
    let system = FontDescription(size: 16)
    let named = FontDescription(family: .named("YuGothic-Bold"), size: 16)
    #expect(abs(FontMeasures(system, era: .sanFrancisco).width(of: "ログイン") - 65.28) < 0.05)
    #expect(abs(FontMeasures(system, era: .sanFranciscoTight).width(of: "ログイン") - 60) < 0.05)
    for era in [MetricsEra.sanFranciscoFirst, .sanFranciscoSecond, .sanFrancisco, .sanFranciscoTight] {
      #expect(abs(FontMeasures(named, era: era).width(of: "ログイン名") - 80) < 0.05)
    }
  }

  /// Provenance: measured; labels of Xcode 7 (53 of 54 texts of 6 repositories) and of Xcode 8 (14 of 14 texts of 2).
  @Test("Ideographs are spaced since iOS 10")
  func ideographs() {
    let system = FontDescription(size: 17)
    #expect(abs(FontMeasures(system, era: .sanFranciscoFirst).width(of: "账号密码") - 68) < 0.05)
    #expect(abs(FontMeasures(system, era: .sanFranciscoSecond).width(of: "账号密码") - 69.36) < 0.05)
  }

  @Test("Letters with marks are as wide as without")
  func marks() {
    let measures = FontMeasures(FontDescription(size: 17), era: .sanFranciscoTight)
    #expect(measures.width(of: "Ärger") == measures.width(of: "Arger"))
    #expect(measures.width(of: "élève") == measures.width(of: "eleve"))
  }

  /// Provenance: measured; the heights of stored labels of named fonts, in em.
  @Test(
    "Named fonts have the line heights of iOS",
    arguments: [
      ("HelveticaNeue", 1.165), ("HelveticaNeue-Bold", 1.192), ("HelveticaNeue-UltraLight", 1.144),
      ("AvenirNext-Regular", 1.366), ("Helvetica", 1.15), ("Courier", 1.0), ("Menlo-Regular", 1.164),
      ("Futura-Medium", 1.298), ("DINCondensed-Bold", 1.0), ("Zapfino", 3.3775), ("ArialRoundedMTBold", 1.214),
    ])
  func lineHeights(_ name: String, _ height: CGFloat) {
    let measures = FontMeasures(FontDescription(family: .named(name), size: 1), era: .sanFranciscoTight)
    #expect(abs(measures.metrics.lineHeight - height) < 0.001)
  }

  /// Provenance: measured; labels of Xcode 7 to 13, in canvas pixels.
  @Test("Futura has its own letters", arguments: [("Email:", 17.0, 47.0), ("Name:", 16, 50), ("Password:", 16, 73)])
  func futura(_ text: String, _ size: CGFloat, _ stored: CGFloat) {
    let font = FontDescription(family: .named("Futura-Medium"), size: size)
    #expect(abs(FontMeasures(font, era: .sanFrancisco).width(of: text) - stored) < 1)
  }

  @Test("Weights of a family are in order")
  func weights() {
    let styles = ["UltraLight", "Thin", "Light", "Regular", "Medium", "Bold"]
    let widths = styles.map { style in
      FontMeasures(FontDescription(family: .named("HelveticaNeue-" + style), size: 17), era: .sanFranciscoTight)
        .width(of: "humidity")
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }
}
