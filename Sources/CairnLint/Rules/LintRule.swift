internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// Looks for one kind of mistake in a scene.
@MainActor
protocol LintRule {
  static var info: LintRuleInfo { get }
  /// Whether the rule compares the frames that a document was saved with. It is asked once, for a scene laid out as saved
  /// and as Interface Builder's canvas shows it: what constraints leave open rests where it was.
  static var concernsSavedFrames: Bool { get }
  static func check(_ scene: LintedScene) -> [LintFinding]
}

extension LintRule {
  static var concernsSavedFrames: Bool { false }

  static func finding(_ entry: InstantiatedScene.Entry, in scene: LintedScene, _ message: String) -> LintFinding {
    finding(entry.element, id: entry.id, in: scene, message)
  }

  static func finding(_ element: IBElement, id: String?, in scene: LintedScene, _ message: String) -> LintFinding {
    LintFinding(
      rule: info.name, severity: info.severity, location: element.location, objectID: id,
      scene: scene.made.scene.id, message: message)
  }
}
