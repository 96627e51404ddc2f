internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder

/// `cairn strings import`.
struct ImportStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Writes translations beside the documents, as Xcode has them.",
    discussion: """
      From XLIFF, string catalogues (.xcstrings) and .strings. Each language becomes LANGUAGE.lproj/NAME.strings beside \
      its document, or beside the Base.lproj that it is in. XLIFF names its documents; the others are for --document. \
      Translations that are there already and that an import does not have stay.

        cairn strings import de.xliff
        cairn strings import Translated.xcstrings --document Base.lproj/Main.storyboard
        cairn strings import Main-de.strings --document Base.lproj/Main.storyboard --language de
      """)

  @Argument(
    help: "XLIFF files, catalogues or .strings.",
    completion: .file(extensions: ["xliff", "xlf", "xcstrings", "strings"]))
  var files: [String]
  @Option(help: "The folder that the paths in XLIFF files start from.", completion: .directory)
  var root = "."
  @Option(
    help: "The document of a catalogue or .strings.", completion: .file(extensions: ["storyboard", "xib"]))
  var document: String?
  @Option(help: "The language of .strings. Of a catalogue: only this one.")
  var language: String?

  func validate() throws {
    try StandardInput.checkOnce(files)
    if document == DocumentFile.standardStream {
      throw ValidationError("--document is a file: translations are written beside it.")
    }
    let others = files.filter { !Self.isXLIFF($0) }
    if !others.isEmpty, document == nil { throw ValidationError("\(others[0]) needs --document.") }
    if others.contains(where: { $0.hasSuffix(".strings") }), language == nil {
      throw ValidationError(".strings need --language.")
    }
  }

  private static func isXLIFF(_ path: String) -> Bool { !path.hasSuffix(".strings") && !path.hasSuffix(".xcstrings") }

  func run() throws {
    try DocumentFailure.reported {
      for file in files {
        if file.hasSuffix(".stringsdict") {
          CommandOutput.error("\(file): error: rules of plurals are for texts of code, documents have none")
          throw ExitCode(65)
        }
        try Self.isXLIFF(file) ? read(file) : readPairs(file)
      }
    }
  }

  /// Reads a catalogue or `.strings`.
  private func readPairs(_ path: String) throws {
    guard let document else { return }
    let bytes = try DocumentFile(path: path).bytes
    guard var found = StringsFile.translations(in: Data(bytes), language: language) else {
      CommandOutput.error("\(path): error: it is neither a string catalogue nor well-formed .strings")
      throw ExitCode(65)
    }
    guard !found.isEmpty else {
      CommandOutput.error("\(path): error: it has no translations\(language.map { " into \($0)" } ?? "")")
      throw ExitCode(65)
    }
    // The words of the document itself are no translation.
    if language == nil, let source = StringsFile.sourceLanguage(in: Data(bytes)) { found[source] = nil }
    let varied = StringsFile.variedKeys(in: Data(bytes))
    for (language, pairs) in found.sorted(by: { $0.key < $1.key }) {
      for key in varied[language] ?? [] {
        CommandOutput.error(
          "\(path): warning: '\(key)' varies by device or number in \(language), which .strings cannot say: one is taken for all"
        )
      }
      try write(pairs, language, URL(fileURLWithPath: document), named: document, from: path)
    }
  }

  private func read(_ path: String) throws {
    let reader = try XLIFFReader(try DocumentFile(path: path).bytes, path: path)
    for file in reader.files {
      // Xcode's exports have the texts of the code and of property lists, too.
      guard ["storyboard", "xib"].contains(URL(fileURLWithPath: file.original).pathExtension) else {
        CommandOutput.error("\(path): note: '\(file.original)' is no storyboard or xib, and is left out")
        continue
      }
      guard let language = file.targetLanguage else {
        CommandOutput.error("\(path): error: \(file.original) names no language to translate into")
        throw ExitCode(65)
      }
      let folder = URL(fileURLWithPath: root).standardizedFileURL
      let document = URL(fileURLWithPath: file.original, relativeTo: folder).standardizedFileURL
      guard document.path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/") else {
        CommandOutput.error("\(path): error: '\(file.original)' leads out of the folder \(folder.path)")
        throw ExitCode(65)
      }
      try write(file.translations, language, document, named: file.original, from: path)
    }
  }

  /// Writes a language beside its document.
  private func write(
    _ translations: [String: String], _ language: String, _ document: URL, named name: String, from path: String
  ) throws {
    guard !language.isEmpty, language.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
      CommandOutput.error("\(path): error: '\(language)' is no name of a language")
      throw ExitCode(65)
    }
    let texts = LocalizableText.all(in: try DocumentFile(path: document.path).treeForUIKit())
    let known = Set(texts.map(\.key))
    for key in translations.keys.sorted() where !known.contains(key) {
      CommandOutput.error("\(path): warning: \(name) has no text '\(key)' any more")
    }
    let folder = document.deletingLastPathComponent()
    let parent = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let target = parent.appendingPathComponent("\(language).lproj")
    let file = target.appendingPathComponent(document.deletingPathExtension().lastPathComponent + ".strings")
    let existing = try Self.existing(at: file.path, language)
    let all = existing.merging(translations) { _, new in new }
    let translated = texts.filter { all[$0.key] != nil }
    if !translated.isEmpty {
      try CommandOutput.makeFolder(target.path)
      let others = existing.filter { !known.contains($0.key) }
      let text = TranslationFiles.strings(translated, translations: all, others: others)
      try CommandOutput.save(Data(text.utf8), to: file.path)
    }
    CommandOutput.write("\(Self.shown(file.path)): \(translated.count) of \(texts.count) texts\n")
  }

  /// The translations that are there already.
  private static func existing(at path: String, _ language: String) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    guard let found = StringsFile.translations(in: Data(try DocumentFile(path: path).bytes), language: language) else {
      CommandOutput.error("\(path): error: it is no well-formed .strings, and stays as it is")
      throw ExitCode(65)
    }
    return found[language] ?? [:]
  }

  /// From the working folder, where the path leads into it.
  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
