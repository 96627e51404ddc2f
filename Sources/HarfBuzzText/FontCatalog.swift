internal import CFontconfig
internal import Foundation
internal import Synchronization

/// The fonts of the machine, by fontconfig. Opened when first asked; every answer is remembered.
final class FontCatalog: Sendable {
  private struct State: @unchecked Sendable {
    var config: OpaquePointer?
    var isOpen = false
    var families: [String: Bool] = [:]
    /// The faces that the program added, by their PostScript and full names.
    var added: [String: FontSource] = [:]
    /// Their PostScript names by family.
    var addedFamilies: [String: [String]] = [:]
    var matches: [FaceQuery: FontSource?] = [:]
    var fallbacks: [FallbackQuery: FontSource?] = [:]
  }

  private struct FallbackQuery: Hashable {
    var scalars: [UInt32]
    var isEmoji: Bool
    var style: FaceQuery
  }

  private let state = Mutex(State())

  /// Takes the faces of a file to the machine's, for this program. False for what is no font.
  func add(_ path: String) -> Bool {
    state.withLock { state in
      guard let config = Self.open(&state), FcConfigAppFontAddFile(config, path) != FcBool(0) else { return false }
      (state.added, state.addedFamilies) = Self.added(config)
      (state.families, state.matches, state.fallbacks) = ([:], [:], [:])
      return true
    }
  }

  /// The PostScript names of the faces that the program added, by family.
  var addedFamilies: [String: [String]] { state.withLock { $0.addedFamilies } }

  private static func added(_ config: OpaquePointer) -> ([String: FontSource], [String: [String]]) {
    guard let fonts = FcConfigGetFonts(config, FcSetApplication) else { return ([:], [:]) }
    var result: [String: FontSource] = [:]
    var families: [String: [String]] = [:]
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let pattern = fonts.pointee.fonts[index],
        let source = source(pattern, query: FaceQuery(families: []), scalars: [], isEmoji: true)
      else { continue }
      let name = string(pattern, FC_POSTSCRIPT_NAME)
      for known in [name, string(pattern, FC_FULLNAME)] {
        if let known { result[known] = result[known] ?? source }
      }
      if let name, let family = string(pattern, FC_FAMILY), families[family]?.contains(name) != true {
        families[family, default: []].append(name)
      }
    }
    return (result, families)
  }

  private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  /// The face of the first of the query's families that is installed, in the nearest style; nil if none is.
  func face(_ query: FaceQuery) -> FontSource? {
    state.withLock { state in
      if let known = state.matches[query] { return known }
      var found: FontSource?
      if let config = Self.open(&state) {
        for family in query.families {
          if let own = state.added[family] {
            found = own
            break
          }
          guard Self.isInstalled(family, config, &state.families) else { continue }
          found = Self.match(config, family: family, query: query, scalars: [], isEmoji: false)
          if found != nil { break }
        }
      }
      state.matches[query] = .some(found)
      return found
    }
  }

  /// A face that has glyphs for all of `scalars`, in a style near the query's; nil if the machine has none.
  func fallback(for scalars: [UInt32], isEmoji: Bool, style: FaceQuery) -> FontSource? {
    let key = FallbackQuery(scalars: scalars, isEmoji: isEmoji, style: style)
    return state.withLock { state in
      if let known = state.fallbacks[key] { return known }
      var found: FontSource?
      if let config = Self.open(&state) {
        found = Self.match(config, family: nil, query: style, scalars: scalars, isEmoji: isEmoji)
      }
      state.fallbacks[key] = .some(found)
      return found
    }
  }

  private static func open(_ state: inout State) -> OpaquePointer? {
    if !state.isOpen {
      state.isOpen = true
      state.config = FcInitLoadConfigAndFonts()
    }
    return state.config
  }

  private static func isInstalled(_ family: String, _ config: OpaquePointer, _ known: inout [String: Bool]) -> Bool {
    if let answer = known[family] { return answer }
    var answer = false
    if let pattern = FcPatternCreate() {
      defer { FcPatternDestroy(pattern) }
      addString(pattern, FC_FAMILY, family)
      if let objects = FcObjectSetCreate() {
        defer { FcObjectSetDestroy(objects) }
        if let list = FcFontList(config, pattern, objects) {
          answer = list.pointee.nfont > 0
          FcFontSetDestroy(list)
        }
      }
    }
    known[family] = answer
    return answer
  }

  /// The best face of a family, or of any family when it must have certain characters.
  private static func match(
    _ config: OpaquePointer, family: String?, query: FaceQuery, scalars: [UInt32], isEmoji: Bool
  ) -> FontSource? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if let family {
      addString(pattern, FC_FAMILY, family)
    } else if isEmoji {
      for name in ["Noto Color Emoji", "Apple Color Emoji", "emoji"] { addString(pattern, FC_FAMILY, name) }
      FcPatternAddBool(pattern, FC_COLOR, FcBool(1))
    } else {
      for name in query.families + ["sans-serif"] { addString(pattern, FC_FAMILY, name) }
    }
    FcPatternAddInteger(pattern, FC_WEIGHT, fontconfigWeight(query.weight))
    FcPatternAddInteger(pattern, FC_SLANT, query.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, query.isCondensed ? FC_WIDTH_CONDENSED : FC_WIDTH_NORMAL)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(isEmoji ? 0 : 1))
    if !scalars.isEmpty, let set = FcCharSetCreate() {
      for scalar in scalars { FcCharSetAddChar(set, scalar) }
      FcPatternAddCharSet(pattern, FC_CHARSET, set)
      FcCharSetDestroy(set)
    }
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    return source(found, query: query, scalars: scalars, isEmoji: isEmoji)
  }

  private static func source(
    _ pattern: OpaquePointer, query: FaceQuery, scalars: [UInt32], isEmoji: Bool
  ) -> FontSource? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    if !scalars.isEmpty {
      var set: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch, let set,
        scalars.allSatisfy({ FcCharSetHasChar(set, $0) != 0 })
      else { return nil }
    }
    var (index, weight, slant) = (CInt(0), CInt(0), CInt(0))
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    let hasWeight = FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch
    let hasSlant = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch
    var source = FontSource(path: String(cString: file), index: Int(index))
    if !isEmoji {
      // Fontconfig's own rules call a face bold or slanted that has yet to be made so.
      var (isToEmbolden, matrix) = (FcBool(0), UnsafeMutablePointer<FcMatrix>?.none)
      _ = FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isToEmbolden)
      let isToSlant = FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch && matrix?.pointee.xy != 0
      if query.isItalic, isToSlant || hasSlant && slant == FC_SLANT_ROMAN { source.syntheticSlant = 0.21 }
      if isToEmbolden != FcBool(0) || hasWeight && fontconfigWeight(query.weight) - weight >= 60 {
        source.syntheticBold = 0.03
      }
    }
    return source
  }

  private static func addString(_ pattern: OpaquePointer, _ object: String, _ value: String) {
    value.withCString { pointer in
      pointer.withMemoryRebound(to: FcChar8.self, capacity: value.utf8.count + 1) {
        _ = FcPatternAddString(pattern, object, $0)
      }
    }
  }

  /// UIKit's weights on fontconfig's scale, interpolated.
  private static func fontconfigWeight(_ weight: Double) -> CInt {
    let stops: [(Double, Double)] = [
      (-0.8, 40), (-0.6, 0), (-0.4, 50), (0, 80), (0.23, 100), (0.3, 180), (0.4, 200), (0.56, 205), (0.62, 210),
    ]
    let nearest = stops.min { abs($0.0 - weight) < abs($1.0 - weight) } ?? (0, 80)
    return CInt(nearest.1)
  }
}

/// What is wanted of a face.
struct FaceQuery: Hashable, Sendable {
  /// In order of preference.
  var families: [String]
  /// As `UIFont.Weight`.
  var weight = 0.0
  var isItalic = false
  var isCondensed = false
}

/// Where a face comes from and what must be added to it.
struct FontSource: Hashable, Sendable {
  var path: String
  /// Index within the file; the upper half is the named instance of a variable font, counted from 1.
  var index: Int
  /// In radians.
  var syntheticSlant = 0.0
  /// In em.
  var syntheticBold = 0.0
}
