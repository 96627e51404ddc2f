internal import Foundation

/// The modules that Swift files import, by their lines alone; each file is read once.
final class ImportScanner {
  private var known: [String: [String]] = [:]

  func imports(of file: URL) -> [String] {
    if let found = known[file.path] { return found }
    let bytes = (try? Data(contentsOf: file)).map(Array.init) ?? []
    let found = bytes.split(separator: UInt8(ascii: "\n")).compactMap(Self.module)
    known[file.path] = found
    return found
  }

  /// `@testable public import struct Module.Type` imports `Module`.
  static func module(_ line: ArraySlice<UInt8>) -> String? {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = line.first(where: { !isBlank($0) }), beginnings.contains(first) else { return nil }
    var words = line.split(maxSplits: 6, whereSeparator: isBlank).map { String(decoding: $0, as: UTF8.self) }[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words.removeFirst() }
    guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
    if kinds.contains(name), let next = words.popFirst() { name = next }
    let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return module.isEmpty ? nil : String(module)
  }

  private static let beginnings = Set("i@pf".utf8)
  private static let modifiers: Set<String> = ["public", "internal", "package", "private", "fileprivate"]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
}
