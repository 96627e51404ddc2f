internal import DarwinShims
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Texts of documents in the user's language.
enum UserLanguage {
  /// A document that lies in a language's folder, in the words that stand beside it: `de.lproj/Main.strings` for
  /// `Base.lproj/Main.storyboard`.
  static func translated(_ document: IBDocument, at path: String) -> IBDocument {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return document }
    let own = folder.deletingPathExtension().lastPathComponent
    let available = StringsFile.languages(of: path)
    guard let language = choice(from: available, besides: own), language != own else { return document }
    return StringsFile.translation(of: path, into: language)?.applied(to: document) ?? document
  }

  /// UIKIT: the first of the user's languages that is there; the document's own words, which are English where it lies in
  /// the base folder, count as there.
  private static func choice(from available: [String], besides own: String) -> String? {
    for language in UserLanguages.inOrder {
      if let found = available.first(where: { $0.caseInsensitiveCompare(language) == .orderedSame }) { return found }
      if language == (own == "Base" ? "en" : own) { return own }
    }
    return nil
  }
}
