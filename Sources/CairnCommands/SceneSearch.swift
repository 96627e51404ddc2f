internal import InterfaceBuilder

/// Looks in every document for the scene that `--scene` names.
struct SceneSearch {
  private let selection: DocumentSelection
  private var isFound = false
  private var documents = 0

  init(_ selection: DocumentSelection) { self.selection = selection }

  mutating func look(in document: IBDocument) {
    documents += 1
    isFound = isFound || document.scenes.contains(where: selection.includes)
  }

  /// Tells of a scene that none of the documents has. Other shards may have it.
  var outcome: DocumentOutcome {
    guard let wanted = selection.scene, !isFound, documents > 0, selection.shard == nil else { return .fine }
    CommandOutput.error("error: there is no scene '\(wanted)'; 'cairn list' shows the ids")
    return .badDocument
  }
}
