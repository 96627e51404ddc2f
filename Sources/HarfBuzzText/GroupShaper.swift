internal import CHarfBuzz
internal import Foundation
internal import UIDisplayList
internal import UITextLayout

/// Shapes neighbouring clusters in one face and places the glyphs on measured advances.
struct GroupShaper {
  private struct Shaped {
    var id: UInt32
    /// Index of the first cluster that the glyph belongs to.
    var cluster: Int
    /// In em.
    var advance: Double
    var offset: (x: Double, y: Double)
  }

  private let face: LoadedFace
  private let size: CGFloat
  private let advances: [CGFloat]
  private let range: Range<Int>
  private let rightToLeft: Bool
  /// In visual order.
  private let glyphs: [Shaped]
  /// Clusters that are white space.
  private let spaces: Set<Int>

  init(
    face: LoadedFace, clusters: [[UInt32]], advances: [CGFloat], range: Range<Int>, size: CGFloat, rightToLeft: Bool
  ) {
    self.face = face
    self.size = size
    self.advances = advances
    self.range = range
    self.rightToLeft = rightToLeft
    glyphs = Self.shape(face, clusters, range, rightToLeft)
    spaces = Set(range.filter { clusters[$0].first.map(Itemizer.isSpace) ?? false })
  }

  private static func shape(
    _ face: LoadedFace, _ clusters: [[UInt32]], _ range: Range<Int>, _ rightToLeft: Bool
  ) -> [Shaped] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    for index in range {
      for scalar in clusters[index] { hb_buffer_add(buffer, scalar, UInt32(index)) }
    }
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(face.font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      Shaped(
        id: infos[i].codepoint, cluster: Int(infos[i].cluster),
        advance: Double(positions[i].x_advance) / face.unitsPerEm,
        offset: (Double(positions[i].x_offset) / face.unitsPerEm, Double(positions[i].y_offset) / face.unitsPerEm))
    }
  }

  /// The face's own width, in points.
  private var naturalWidth: CGFloat { CGFloat(glyphs.reduce(0) { $0 + $1.advance }) * size }

  /// The face's own advance of each cluster, in points; those that share a glyph share its width.
  var naturalAdvances: [CGFloat] {
    var result = [CGFloat](repeating: 0, count: range.count)
    guard !glyphs.isEmpty else { return result }
    for part in parts() where !part.clusters.isEmpty {
      let width = naturalWidth(of: part.glyphs)
      for cluster in part.clusters { result[cluster - range.lowerBound] = width / CGFloat(part.clusters.count) }
    }
    return result
  }

  /// Outlines are stretched within these bounds; the rest of a difference becomes space between clusters.
  private static let stretch: ClosedRange<CGFloat> = 0.84...1.12
  /// The share of a difference that stretching takes: less than all, since half of it is tracking, which moves letters
  /// without changing them.
  private static let stretchShare: CGFloat = 0.6

  func run(at start: CGFloat, color: Color) -> GlyphRun? {
    guard !glyphs.isEmpty else { return nil }
    let wanted = advances[range].reduce(0, +)
    let natural = naturalWidth
    let ratio = natural > 0 && wanted > 0 ? wanted / natural : 1
    let scale = min(max(pow(ratio, Self.stretchShare), Self.stretch.lowerBound), Self.stretch.upperBound)
    var placed: [GlyphRun.Glyph] = []
    var x = start
    for word in words() {
      let own = word.reduce(0) { $0 + naturalWidth(of: $1.glyphs) } * scale
      let room = word.reduce(0) { $0 + advances[$1.clusters].reduce(0, +) }
      // What stretching leaves over spreads evenly over the word, so that its letters keep their rhythm.
      let tracking = (room - own) / CGFloat(max(word.count, 1))
      var pen = x + tracking / 2
      for part in word {
        // Many faces have no glyph for a tab: the room alone counts.
        let isBlank = spaces.contains(part.clusters.lowerBound)
        for index in part.glyphs {
          let glyph = glyphs[index]
          if glyph.id != 0 || !isBlank {
            placed.append(
              .init(
                id: glyph.id,
                position: CGPoint(x: pen + glyph.offset.x * size * scale, y: -glyph.offset.y * size)))
          }
          pen += glyph.advance * size * scale
        }
        pen += tracking
      }
      x += room
    }
    let source = face.source
    return GlyphRun(
      face: FontFace(
        path: source.path, index: source.index, syntheticSlant: source.syntheticSlant,
        syntheticBold: source.syntheticBold),
      size: size, horizontalScale: scale, color: color, glyphs: placed)
  }

  private func naturalWidth(of glyphs: Range<Int>) -> CGFloat {
    glyphs.reduce(0) { $0 + self.glyphs[$1].advance } * size
  }

  private typealias Part = (glyphs: Range<Int>, clusters: Range<Int>)

  /// Parts from left to right, spaces apart from what stands between them.
  private func words() -> [[Part]] {
    var result: [[Part]] = []
    var endsWord = true
    for part in parts() {
      let isSpace = spaces.contains(part.clusters.lowerBound)
      if isSpace || endsWord { result.append([part]) } else { result[result.count - 1].append(part) }
      endsWord = isSpace
    }
    return result
  }

  /// Glyphs that share clusters, from left to right: a ligature stands for all clusters up to the next glyph's.
  private func parts() -> [Part] {
    var starts: [Range<Int>] = []
    var begin = 0
    for index in 1...glyphs.count where index == glyphs.count || glyphs[index].cluster != glyphs[begin].cluster {
      starts.append(begin..<index)
      begin = index
    }
    let firsts = Set(glyphs.map(\.cluster)).sorted()
    return starts.map { part in
      let first = glyphs[part.lowerBound].cluster
      let next = firsts.first { $0 > first } ?? range.upperBound
      return (part, max(first, range.lowerBound)..<min(max(next, first), range.upperBound))
    }
  }
}
