internal import Foundation
internal import InterfaceBuilder

/// Texts of documents in the user's language.
enum UserLanguage {
  /// Gives a document that lies in a language's folder the words that stand beside it: `de.lproj/Main.strings` for
  /// `Base.lproj/Main.storyboard`.
  ///
  /// - Parameter preferences: the user's languages, the dearest first. Default: the system's.
  static func translate(
    _ document: IBDocument, at path: String, for preferences: [String] = Locale.preferredLanguages
  ) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return }
    let own = folder.deletingPathExtension().lastPathComponent
    let available = StringsFile.languages(of: path)
    guard let language = choice(from: available, besides: own, preferences), language != own else { return }
    StringsFile.translation(of: path, into: language)?.apply(to: document)
  }

  /// UIKIT: the first of the user's languages that is there, in the same region or in any; the document's own words, which
  /// are English where it lies in the base folder, count as there.
  private static func choice(from available: [String], besides own: String, _ preferences: [String]) -> String? {
    let development = own == "Base" ? "en" : own
    for preference in preferences {
      let name = preference.replacingOccurrences(of: "_", with: "-")
      let base = String(name.prefix { $0 != "-" })
      for candidate in [name, base] {
        if let found = available.first(where: { $0.caseInsensitiveCompare(candidate) == .orderedSame }) { return found }
      }
      if base == development { return own }
    }
    return nil
  }
}
