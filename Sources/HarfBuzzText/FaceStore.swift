internal import CHarfBuzz
internal import Foundation
internal import Synchronization
internal import UITextLayout

/// The faces in use, opened once each.
final class FaceStore: Sendable {
  private struct State: Sendable {
    var loaded: [FontSource: LoadedFace?] = [:]
    var primary: [FaceQuery: LoadedFace?] = [:]
    var warned: Set<String> = []
  }

  private let catalog = FontCatalog()
  private let state = Mutex(State())
  private let warn: @Sendable (String) -> Void

  init(warn: @escaping @Sendable (String) -> Void) { self.warn = warn }

  /// Takes the faces of a file to the machine's. False for what is no font.
  func add(_ path: String) -> Bool {
    guard catalog.add(path) else { return false }
    state.withLock { $0.primary = [:] }
    return true
  }

  /// The PostScript names of the faces that the program added, by family.
  var addedFamilies: [String: [String]] { catalog.addedFamilies }

  /// The face that shows `font`; nil on a machine without fonts.
  func primary(_ font: FontDescription) -> LoadedFace? {
    let query = FamilyChoice.query(font)
    if let known = state.withLock({ $0.primary[query] }) { return known }
    let source = catalog.face(query) ?? catalog.fallback(for: [0x61], isEmoji: false, style: query)
    let face = source.flatMap(load)
    state.withLock { $0.primary[query] = .some(face) }
    warnIfMissing(font, query: query, face: face)
    return face
  }

  /// The face of a named font if the machine has it.
  func installedFace(_ font: FontDescription) -> LoadedFace? {
    guard case .named(let name) = font.family else { return nil }
    var query = FamilyChoice.query(font)
    query.families = Array(query.families.prefix(3))
    return isOwn(name) ? catalog.face(query).flatMap(load) : nil
  }

  func fallback(for scalars: [UInt32], isEmoji: Bool, font: FontDescription) -> LoadedFace? {
    var query = FamilyChoice.query(font)
    query.families = isEmoji ? [] : Array(query.families.prefix(2))
    return catalog.fallback(for: scalars, isEmoji: isEmoji, style: query).flatMap(load)
  }

  private func load(_ source: FontSource) -> LoadedFace? {
    state.withLock { state in
      if let known = state.loaded[source] { return known }
      let face = LoadedFace(source)
      state.loaded[source] = .some(face)
      return face
    }
  }

  private func isOwn(_ name: String) -> Bool {
    let own = FamilyChoice.query(FontDescription(family: .named(name), size: 12)).families.prefix(3)
    return own.contains { catalog.face(FaceQuery(families: [$0])) != nil }
  }

  private func warnIfMissing(_ font: FontDescription, query: FaceQuery, face: LoadedFace?) {
    let message: String?
    if face == nil {
      message = "no fonts are installed: text is laid out but not drawn (on Debian: apt install fonts-inter)"
    } else if case .named(let name) = font.family {
      message = isOwn(name) ? nil : "font '\(name)' is not installed: it is drawn in \(fileName(face))"
    } else if font.family == .system, let face, !face.source.path.contains("Inter") {
      message =
        "Inter is not installed: the system font is drawn in \(fileName(face)) (on Debian: apt install fonts-inter)"
    } else {
      message = nil
    }
    if let message, state.withLock({ $0.warned.insert(message).inserted }) { warn(message) }
  }

  /// Says that no face has the characters, once for all that the same package would bring.
  func warnOfMissing(_ cluster: [UInt32], script: hb_script_t, isEmoji: Bool) {
    let kind = MissingGlyphs.kind(script: script, isEmoji: isEmoji)
    guard let message = MissingGlyphs.warning(cluster, script: script, isEmoji: isEmoji),
      state.withLock({ $0.warned.insert(kind).inserted })
    else { return }
    warn(message)
  }

  private func fileName(_ face: LoadedFace?) -> String {
    face.map { URL(fileURLWithPath: $0.source.path).deletingPathExtension().lastPathComponent } ?? "nothing"
  }
}
