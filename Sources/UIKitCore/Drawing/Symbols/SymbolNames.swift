import Foundation
import UIDisplayList

// What the names of symbols say: a drawing, one in a frame, filled, struck through, with a badge.

extension SymbolLibrary {
  /// The shape of a name: its own, one put together of a base and its suffixes, or that of the part of the name which has
  /// a drawing.
  ///
  /// Nil for one word that is no symbol, as in UIKit (`home`, `settings`).
  ///
  /// DEVIATION: any other well-formed name without a drawing gives an empty square, since Apple's set is larger than this
  /// one; UIKit answers nil for names outside its set.
  static func shape(named name: String) -> SymbolShape? {
    if let shape = SymbolShapes.shape(named: name) { return shape }
    if let shape = composed(name) { return shape }
    let isWellFormed =
      !name.isEmpty
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
    guard isWellFormed, name.contains(".") || isPublished(name) else { return nil }
    return approximate(name) ?? SymbolShapes.placeholder
  }

  private static func isPublished(_ word: String) -> Bool {
    products.contains(word) || SymbolProportions.aspect(word, remembered: nil) != nil
      || SymbolProportions.size(word, weight: nil, scale: nil, origin: SymbolOrigin()) != nil
  }

  /// Words that the published sizes leave out: Apple's own things, of which only Apple's drawings may be shown.
  private static let products: Set<String> = [
    "airplayaudio", "airplayvideo", "airpods", "airpodsmax", "airpodspro", "airtag", "applelogo", "applepencil",
    "applescript", "appletv", "arkit", "beatsearphones", "beatsheadphones", "bonjour", "carplay",
    "earpods", "faceid", "homekit", "homepod", "homepodmini", "icloud", "ipad", "iphone", "ipod", "ipodtouch",
    "livephoto", "macbook", "macmini", "macpro", "macstudio", "message", "opticid", "siri", "swift", "teletype",
    "touchid", "translate", "video", "visionpro", "xserve",
  ]

  /// What a name without a drawing of its own begins with (`lock.ipad`: `lock`), or ends with (`1.magnifyingglass`:
  /// `magnifyingglass`); nil where neither is drawn.
  private static func approximate(_ name: String) -> SymbolShape? {
    var parts = name.split(separator: ".")
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      for part in [parts.prefix(count), parts.suffix(count)] {
        let rest = part.joined(separator: ".")
        guard let shape = SymbolShapes.shape(named: rest) ?? composed(rest) else { continue }
        return isFilled ? shape.filled : shape
      }
    }
    return nil
  }

  private static func composed(_ name: String) -> SymbolShape? {
    for (suffix, isFilled) in [(".fill", true), ("", false)] where name.hasSuffix(suffix) {
      let rest = String(name.dropLast(suffix.count))
      for (frame, outline) in SymbolShapes.frames where rest.hasSuffix(frame) {
        let base = String(rest.dropLast(frame.count))
        guard let inner = inner(base) else { continue }
        return framed(inner, in: SymbolPath.read(outline), isFilled: isFilled)
      }
      for (frame, outline) in SymbolShapes.leadingFrames where rest.hasPrefix(frame) {
        guard let inner = SymbolShapes.characters(String(rest.dropFirst(frame.count))) else { continue }
        return framed(inner, in: SymbolPath.read(outline), isFilled: false)
      }
    }
    if name.hasSuffix(".fill"), let base = SymbolShapes.shape(named: String(name.dropLast(5))) { return base.filled }
    if name.contains(".slash") {
      let base = name.replacingOccurrences(of: ".slash", with: "")
      guard var shape = SymbolShapes.shape(named: base) ?? composed(base) else { return nil }
      shape.strokes.addPath(SymbolPath.read("M 3.5 3.5 L 20.5 20.5"))
      return shape
    }
    // Badges are left out: the base alone.
    if let range = name.range(of: ".badge") {
      let base = String(name[..<range.lowerBound])
      return SymbolShapes.shape(named: base) ?? composed(base)
    }
    return nil
  }

  /// What stands in a frame: `person` of `person.crop.circle`.
  private static func inner(_ base: String) -> SymbolShape? {
    let base = base.hasSuffix(".crop") ? String(base.dropLast(5)) : base
    return SymbolShapes.shape(named: base) ?? SymbolShapes.characters(base)
  }

  private static func framed(_ inner: SymbolShape, in outline: Path, isFilled: Bool) -> SymbolShape {
    let box = inner.bounds(lineWidth: 0)
    let factor = min(0.62, 9.5 / max(box.width, box.height, 1))
    var small = inner.scaled(factor, about: CGPoint(x: box.midX, y: box.midY))
    if isFilled {
      var result = SymbolShape(strokes: Path(), fills: outline)
      result.cutStrokes = small.strokes
      result.cutFills = small.fills
      return result
    }
    small.strokes.addPath(outline)
    return small
  }
}
