internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder

/// `cairn strings`: texts for translators, and translations back.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings", abstract: "Exports the texts of documents for translators, and imports translations.",
    discussion: """
      Keys are Xcode's: <object id>.<property>. What a translation cuts off on which device shows \
      'cairn lint --rule truncated-text --rule clipped-text --language de --device all'.
      """, subcommands: [ExportStrings.self, ImportStrings.self])
}

/// `cairn strings export`.
struct ExportStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes the texts of documents as .strings, .xcstrings or XLIFF.",
    discussion: "Translations that stand beside the document are taken along.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case strings, xcstrings, xliff }

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]
  @Option(help: "strings, xcstrings or xliff.")
  var format: Format = .strings
  @Option(help: "The language of the documents.")
  var sourceLanguage = "en"
  @Option(help: "Languages to translate into; one for .strings and XLIFF.")
  var language: [String] = []
  @Option(help: "The file to write. Default: standard output.", completion: .file())
  var output: String?

  func validate() throws {
    if format == .xliff, language.count != 1 { throw ValidationError("XLIFF is for one language: --language de.") }
    if format != .xliff, files.count != 1 { throw ValidationError("\(format.rawValue) is for one document.") }
  }

  func run() throws {
    let text = try DocumentFailure.reported { try export() }
    if let output {
      try CommandOutput.save(Data(text.utf8), to: output)
    } else {
      CommandOutput.write(text)
    }
  }

  private func export() throws -> String {
    let documents = try files.map { ($0, LocalizableText.all(in: try DocumentFile(path: $0).tree())) }
    switch format {
    case .strings:
      return TranslationFiles.strings(
        documents[0].1, translations: language.first.map { known(documents[0].0, $0) } ?? [:])
    case .xcstrings:
      let languages = language.isEmpty ? StringsFile.languages(of: documents[0].0) : language
      let pairs = Dictionary(languages.map { ($0, known(documents[0].0, $0)) }, uniquingKeysWith: { first, _ in first })
      return TranslationFiles.catalogue(documents[0].1, sourceLanguage: sourceLanguage, translations: pairs)
    case .xliff:
      let target = language[0]
      var pairs: [String: String] = [:]
      for (file, _) in documents { pairs.merge(known(file, target)) { first, _ in first } }
      return TranslationFiles.xliff(
        documents.map { (path: $0.0, texts: $0.1) }, from: sourceLanguage, to: target, translations: pairs)
    }
  }

  private func known(_ file: String, _ language: String) -> [String: String] {
    guard case .strings(let pairs)? = StringsFile.translation(of: file, into: language)?.source else { return [:] }
    return pairs
  }
}

/// `cairn strings import`.
struct ImportStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Writes translations from XLIFF beside the documents, as Xcode has them.",
    discussion: "Each becomes LANGUAGE.lproj/NAME.strings beside its document, or beside the Base.lproj that it is in.")

  @Argument(help: "XLIFF files.", completion: .file(extensions: ["xliff", "xlf"]))
  var files: [String]
  @Option(help: "The folder that the paths in the files start from.", completion: .directory)
  var root = "."

  func run() throws { try DocumentFailure.reported { for file in files { try read(file) } } }

  private func read(_ path: String) throws {
    let reader = try XLIFFReader(try DocumentFile(path: path).bytes, path: path)
    for file in reader.files {
      guard let language = file.targetLanguage, language.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }),
        !language.isEmpty
      else {
        CommandOutput.error("\(path): error: \(file.original) names no language to translate into")
        throw ExitCode(65)
      }
      guard !file.original.hasPrefix("/"), !file.original.split(separator: "/").contains("..") else {
        CommandOutput.error("\(path): error: '\(file.original)' leads out of the folder")
        throw ExitCode(65)
      }
      let document = URL(fileURLWithPath: root).appendingPathComponent(file.original)
      let texts = LocalizableText.all(in: try DocumentFile(path: document.path).tree())
      let known = Set(texts.map(\.key))
      for key in file.translations.keys.sorted() where !known.contains(key) {
        CommandOutput.error("\(path): warning: \(file.original) has no text '\(key)' any more")
      }
      let folder = document.deletingLastPathComponent()
      let parent = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
      let target = parent.appendingPathComponent("\(language).lproj")
      try CommandOutput.makeFolder(target.path)
      let name = document.deletingPathExtension().lastPathComponent + ".strings"
      let translated = texts.filter { file.translations[$0.key] != nil }
      try CommandOutput.save(
        Data(TranslationFiles.strings(translated, translations: file.translations).utf8),
        to: target.appendingPathComponent(name).path)
      CommandOutput.write(
        "\(target.appendingPathComponent(name).relativePath): \(translated.count) of \(texts.count) texts\n")
    }
  }
}
