internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UISystemMetrics

/// What a document's saved frames tell of the fonts that its program brings along.
///
/// Interface Builder measured them; a machine without the font's file knows neither the height of its lines nor its widths.
/// A frame alone tells nothing, since anything may have decided it: what several texts agree on is the font's. Fonts that
/// Apple's systems or the machine have are measured by themselves.
struct DocumentFonts {
  private(set) var evidence: [String: FontEvidence] = [:]

  /// A label as the document has it.
  private struct Sample {
    var text: String
    var size: CGFloat
    var savedWidth: CGFloat
    /// nil where a constraint gives it.
    var height: CGFloat?
    /// The most lines that the text may take; 0 for any number.
    var limit: Int

    /// nil where the text may break.
    var width: CGFloat? { limit == 1 ? savedWidth : nil }
  }

  /// - Parameters:
  ///   - metrics: of the system that the document was saved with.
  ///   - scale: pixels per point of the screen that it was saved for.
  init(_ document: IBDocument, _ metrics: SystemMetrics, scale: CGFloat) {
    guard !document.resources.customFonts.isEmpty else { return }
    var samples: [String: [Sample]] = [:]
    for view in document.scenes.compactMap(\.view) { Self.collect(view, &samples) }
    for (name, texts) in samples {
      var found = FontEvidence(lineHeight: Self.lineHeight(texts, pixel: 1 / scale))
      guard
        let assumed = texts.map({ FontEvidence.assumedWidth(of: $0.text, in: name, size: $0.size, metrics) })
          as? [CGFloat]
      else { continue }
      found.width =
        Self.width(texts, assumed, pixel: 1 / scale)
        ?? found.lineHeight.flatMap { Self.wrappedWidth(texts, lineHeight: $0, in: name, metrics, pixel: 1 / scale) }
        ?? 1
      evidence[name] = found
    }
  }

  private static func collect(_ view: IBElement, _ samples: inout [String: [Sample]]) {
    if view.name == "label", view.bool("hidden") != true, let font = view.child(key: "fontDescription"),
      let name = font.string("name"), let size = font.number("pointSize"), size > 0,
      let frame = view.rect(key: "frame"), let text = view.text("text"), text.count > 1
    {
      let constraints = view.child("constraints")?.children("constraint") ?? []
      let isFixed = constraints.contains { $0.string("firstAttribute") == "height" }
      samples[name, default: []].append(
        Sample(
          text: text, size: CGFloat(size), savedWidth: frame.width, height: isFixed ? nil : frame.height,
          limit: view.integer("numberOfLines") ?? 1))
    }
    for list in view.children
    where list.name == "subviews" || list.name == "cells" || list.name == "prototypes"
      || list.name == "sections" || list.key == "contentView" || list.name == "tableViewSection"
    {
      if list.key == "contentView" { collect(list, &samples) } else { list.children.forEach { collect($0, &samples) } }
    }
  }

  // MARK: What samples agree on

  /// In em: what half of the texts of one line agree on, rounded up to pixels as they are. Among few texts one suffices
  /// whose height is that of a line at all.
  private static func lineHeight(_ samples: [Sample], pixel: CGFloat) -> CGFloat? {
    let heights = samples.compactMap { sample in sample.height.map { (height: $0, size: sample.size) } }
      .filter { (0.9...1.7).contains($0.height / $0.size) }
    var best: (count: Int, em: CGFloat) = (0, 0)
    for one in heights {
      let em = (one.height - pixel / 2) / one.size
      let count = heights.count { em > ($0.height - pixel) / $0.size - 0.002 && em <= $0.height / $0.size + 0.002 }
      if count > best.count { best = (count, em) }
    }
    let needed = samples.count { $0.height != nil } > 3 ? 2 : 1
    return best.count >= needed && best.count * 2 >= heights.count ? best.em : nil
  }

  /// As a multiple of the assumed widths: what at least two texts and a third of all agree on within three hundredths.
  private static func width(_ samples: [Sample], _ assumed: [CGFloat], pixel: CGFloat) -> CGFloat? {
    let ratios = zip(samples, assumed).compactMap { sample, width -> CGFloat? in
      guard width > 0, let saved = sample.width, !sample.text.contains("\n") else { return nil }
      let ratio = (saved - pixel / 2) / width
      return (0.7...1.5).contains(ratio) ? ratio : nil
    }
    var best: [CGFloat] = []
    for one in ratios {
      let agreeing = ratios.filter { abs($0 - one) < 0.03 * one }
      if agreeing.count > best.count { best = agreeing }
    }
    guard best.count >= 2, best.count * 3 >= samples.count(where: { $0.width != nil }) else { return nil }
    return best.reduce(0, +) / CGFloat(best.count)
  }

  /// The same of texts that may break: what their numbers of lines agree on.
  private static func wrappedWidth(
    _ samples: [Sample], lineHeight: CGFloat, in name: String, _ metrics: SystemMetrics, pixel: CGFloat
  ) -> CGFloat? {
    var texts = WrappedTexts(name, metrics)
    for sample in samples where sample.limit != 1 && sample.savedWidth > 0 {
      guard let height = sample.height else { continue }
      let lines = (height / (lineHeight * sample.size)).rounded()
      guard lines >= 1, abs(height - lines * lineHeight * sample.size) <= 1 + pixel else { continue }
      texts.add(
        sample.text, size: sample.size, width: sample.savedWidth, lines: Int(lines), limit: sample.limit)
    }
    return texts.factor
  }
}
