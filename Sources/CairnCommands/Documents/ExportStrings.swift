internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder

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
  var out: String?

  func validate() throws {
    try StandardInput.checkOnce(files)
    if format == .xliff, language.count != 1 { throw ValidationError("XLIFF is for one language: --language de.") }
    if format == .strings, language.count > 1 { throw ValidationError("strings is for one language.") }
    if format != .xliff, files.count != 1 { throw ValidationError("\(format.rawValue) is for one document.") }
  }

  func run() throws {
    let text = try DocumentFailure.reported { try export() }
    try CommandOutput.save(Data(text.utf8), to: out ?? DocumentFile.standardStream)
  }

  private func export() throws -> String {
    let documents = try files.map { ($0, LocalizableText.all(in: try DocumentFile(path: $0).treeForUIKit())) }
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
      return TranslationFiles.xliff(
        documents.map { (path: $0.0, texts: $0.1, translations: known($0.0, target)) }, from: sourceLanguage, to: target
      )
    }
  }

  private func known(_ file: String, _ language: String) -> [String: String] {
    guard case .strings(let pairs)? = StringsFile.translation(of: file, into: language)?.source else { return [:] }
    return pairs
  }
}
