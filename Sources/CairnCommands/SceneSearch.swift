internal import InterfaceBuilder

/// Looks in every document for the scene that `--scene` names, and beside it for translations into what `--language`
/// names.
struct SceneSearch {
  private let selection: DocumentSelection
  private var isFound = false
  private var documents = 0
  private var missingLanguages: [String]

  init(_ selection: DocumentSelection) {
    self.selection = selection
    missingLanguages = selection.language
  }

  mutating func look(in document: IBDocument) {
    documents += 1
    isFound = isFound || document.scenes.contains(where: selection.includes)
    missingLanguages.removeAll { StringsFile.translation(of: document.path, into: $0) != nil }
  }

  /// Tells of a scene and of languages that none of the documents has. Other shards may have them.
  var outcome: DocumentOutcome {
    if documents > 0, selection.shard == nil {
      for language in missingLanguages {
        CommandOutput.error("warning: there is no translation into '\(language)': the documents' own words are shown")
      }
    }
    guard let wanted = selection.scene, !isFound, documents > 0, selection.shard == nil else { return .fine }
    CommandOutput.error("error: there is no scene '\(wanted)'; 'cairn list' shows the ids")
    return .badDocument
  }
}
