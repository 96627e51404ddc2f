internal import Foundation

/// The words of a language, by Hunspell's library and files. Both are looked for when words are first checked; nothing is
/// linked.
///
/// Source: the C functions of Hunspell 1.7, hunspell(5).
package final class SpellingDictionary {
  private typealias Handle = OpaquePointer
  private typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
  private typealias Destroy = @convention(c) (Handle) -> Void
  private typealias Spell = @convention(c) (Handle, UnsafePointer<CChar>) -> Int32
  private typealias Suggest = @convention(c) (Handle, UnsafeMutablePointer<List?>, UnsafePointer<CChar>) -> Int32
  private typealias FreeList = @convention(c) (Handle, UnsafeMutablePointer<List?>, Int32) -> Void
  private typealias Encoding = @convention(c) (Handle) -> UnsafePointer<CChar>?

  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]
  private static let libraryNames = ["libhunspell-1.7.so.0", "libhunspell-1.7.so", "libhunspell.so"]

  private let handle: Handle
  private let encoding: String.Encoding
  private let destroy: Destroy
  private let spell: Spell
  private let suggest: Suggest
  private let freeList: FreeList

  /// Names such as `en_US` of the languages that have files, in alphabetical order.
  package static let languages: [String] = {
    var found: Set<String> = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let files = Set(names)
      for name in names where name.hasSuffix(".dic") && files.contains(name.dropLast(4) + ".aff") {
        found.insert(String(name.dropLast(4)))
      }
    }
    return found.sorted()
  }()

  /// The language of `languages` that is meant: itself, or the first of the same words.
  package static func language(for name: String) -> String? {
    let wanted = name.replacing("-", with: "_")
    let known = languages
    if known.contains(wanted) { return wanted }
    let words = wanted.prefix { $0 != "_" }
    return known.first { $0.prefix { $0 != "_" } == words }
  }

  /// Nil without the library or the language's files.
  package init?(language: String) {
    let paths = Self.folders.map { $0 + "/" + language }
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0 + ".aff") }),
      let library = Self.libraryNames.lazy.compactMap({ dlopen($0, RTLD_LAZY) }).first
    else { return nil }
    func function<T>(_ name: String, _ type: T.Type) -> T? {
      dlsym(library, "Hunspell_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let create = function("create", Create.self), let destroy = function("destroy", Destroy.self),
      let spell = function("spell", Spell.self), let suggest = function("suggest", Suggest.self),
      let freeList = function("free_list", FreeList.self),
      let encoding = function("get_dic_encoding", Encoding.self),
      let handle = create(path + ".aff", path + ".dic")
    else { return nil }
    (self.handle, self.destroy, self.spell, self.suggest, self.freeList) = (handle, destroy, spell, suggest, freeList)
    self.encoding = Self.encoding(named: encoding(handle).map { String(cString: $0) } ?? "")
  }

  deinit { destroy(handle) }

  /// Whether the word is written rightly; so is one that the dictionary's encoding cannot write.
  package func contains(_ word: String) -> Bool {
    word.cString(using: encoding).map { spell(handle, $0) != 0 } ?? true
  }

  /// What may have been meant, the likeliest first.
  package func guesses(for word: String) -> [String] {
    guard let text = word.cString(using: encoding) else { return [] }
    var list: List?
    let count = suggest(handle, &list, text)
    defer { freeList(handle, &list, count) }
    return (0..<Int(count)).compactMap { index in
      list?[index].flatMap { String(cString: $0, encoding: encoding) }
    }
  }

  private static func encoding(named name: String) -> String.Encoding {
    switch name.uppercased().replacing("-", with: "") {
    case "UTF8": .utf8
    case "ISO88591", "ISO885915": .isoLatin1
    case "ISO88592": .isoLatin2
    case "MICROSOFTCP1251": .windowsCP1251
    // Others are asked for their plain words.
    default: .ascii
    }
  }
}
