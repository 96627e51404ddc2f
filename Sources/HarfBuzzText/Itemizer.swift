internal import CHarfBuzz
internal import Foundation
internal import UITextLayout

/// Clusters that are shaped together: neighbours of one face and one script.
struct ShapingGroup {
  var range: Range<Int>
  var face: LoadedFace?
  var script: hb_script_t
}

/// Gives each cluster a face and a script.
struct Itemizer {
  private let faces: FaceStore
  private let font: FontDescription

  init(_ faces: FaceStore, _ font: FontDescription) {
    self.faces = faces
    self.font = font
  }

  func groups(_ clusters: [[UInt32]]) -> [ShapingGroup] {
    let primary = faces.primary(font)
    var groups: [ShapingGroup] = []
    for (index, cluster) in clusters.enumerated() {
      let face = face(for: cluster, primary: primary, previous: groups.last?.face)
      let script = Self.script(cluster)
      if var last = groups.last, last.face === face, Self.joins(last.script, script) {
        last.range = last.range.lowerBound..<index + 1
        if Self.isNeutral(last.script) { last.script = script }
        groups[groups.count - 1] = last
      } else {
        groups.append(ShapingGroup(range: index..<index + 1, face: face, script: script))
      }
    }
    return groups
  }

  private func face(for cluster: [UInt32], primary: LoadedFace?, previous: LoadedFace?) -> LoadedFace? {
    let needed = cluster.filter { !Self.isIgnorable($0) }
    if needed.allSatisfy(Self.isSpace) { return previous ?? primary }
    let isEmoji = Self.isEmoji(cluster)
    if !isEmoji, let primary, needed.allSatisfy(primary.covers) { return primary }
    if let previous, previous !== primary, needed.allSatisfy(previous.covers) { return previous }
    if let found = faces.fallback(for: needed, isEmoji: isEmoji, font: font) { return found }
    if let first = needed.first, needed.count > 1,
      let found = faces.fallback(for: [first], isEmoji: isEmoji, font: font)
    {
      return found
    }
    if isEmoji, needed.count <= 1, let found = faces.fallback(for: needed, isEmoji: false, font: font) { return found }
    if primary != nil { faces.warnOfMissing(needed, script: Self.script(cluster), isEmoji: isEmoji) }
    return primary
  }

  static func isSpace(_ scalar: UInt32) -> Bool { Unicode.Scalar(scalar)?.properties.isWhitespace ?? false }

  /// Joiners and selectors need no glyph.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  /// Shown as a picture: by default, or asked for with the emoji selector.
  static func isEmoji(_ cluster: [UInt32]) -> Bool {
    guard let first = cluster.first.flatMap(Unicode.Scalar.init) else { return false }
    if cluster.contains(0xFE0E) { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && (cluster.contains(0xFE0F) || cluster.contains(0x20E3))
  }

  private static func script(_ cluster: [UInt32]) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in cluster {
      let script = hb_unicode_script(functions, scalar)
      if !isNeutral(script) { return script }
    }
    return HB_SCRIPT_COMMON
  }

  private static func isNeutral(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }

  private static func joins(_ a: hb_script_t, _ b: hb_script_t) -> Bool { a == b || isNeutral(a) || isNeutral(b) }
}
