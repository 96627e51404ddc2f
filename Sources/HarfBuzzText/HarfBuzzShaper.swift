internal import CHarfBuzz
public import Foundation
internal import Synchronization
public import UIDisplayList
public import UITextLayout

/// Shapes text with HarfBuzz in the fonts that fontconfig finds.
///
/// 1. Text is cut into clusters that are never split (emoji sequences, marks with their bases, syllables). 2. Each
/// cluster takes the wanted face, or one of the machine that has its characters. 3. Neighbours of one face and script
/// are shaped together. 4. Glyphs are stretched and placed so that each cluster fills the advance it was measured with.
///
/// Nothing is opened before text is shaped. Safe to use from several threads.
public final class HarfBuzzShaper: TextShaper {
  private let faces: FaceStore

  /// - Parameter warn: gets a sentence for each font that is missing, once.
  public init(warn: @escaping @Sendable (String) -> Void = HarfBuzzShaper.warnOnStandardError) {
    faces = FaceStore(warn: warn)
  }

  /// Writes a warning to standard error, a line each.
  public static let warnOnStandardError: @Sendable (String) -> Void = { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  public func shape(
    _ text: String, advances: [CGFloat], font: FontDescription, color: Color, rightToLeft: Bool
  ) -> [GlyphRun] {
    let clusters = text.map { Array($0.unicodeScalars.map(\.value)) }
    guard !clusters.isEmpty, clusters.count == advances.count else { return [] }
    var groups = Itemizer(faces, font).groups(clusters)
    if rightToLeft { groups.reverse() }
    var runs: [GlyphRun] = []
    var x: CGFloat = 0
    for group in groups {
      let width = advances[group.range].reduce(0, +)
      if let face = group.face {
        let line = GroupShaper(
          face: face, clusters: clusters, advances: advances, range: group.range, size: font.size,
          rightToLeft: rightToLeft)
        if let run = line.run(at: x, color: color) { runs.append(run) }
      }
      x += width
    }
    return runs
  }

  public func advances(of text: String, font: FontDescription) -> [CGFloat]? {
    let clusters = text.map { Array($0.unicodeScalars.map(\.value)) }
    var result = [CGFloat](repeating: 0, count: clusters.count)
    for group in Itemizer(faces, font).groups(clusters) {
      guard let face = group.face else { return nil }
      let shaper = GroupShaper(
        face: face, clusters: clusters, advances: result, range: group.range, size: font.size,
        rightToLeft: hb_script_get_horizontal_direction(group.script) == HB_DIRECTION_RTL)
      for (index, advance) in zip(group.range, shaper.naturalAdvances) { result[index] = advance }
    }
    return result
  }

  public func metrics(of font: FontDescription) -> FontMetrics? { faces.installedFace(font)?.metrics(size: font.size) }

  public func addFonts(at path: String) -> Bool { faces.add(path) }
  public var addedFamilies: [String: [String]] { faces.addedFamilies }

  public func embeddingLevels(_ text: String, rightToLeft: Bool?) -> [UInt8] {
    Bidi.levels(text, rightToLeft: rightToLeft)
  }
}
