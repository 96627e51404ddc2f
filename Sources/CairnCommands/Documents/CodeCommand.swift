internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation

/// `cairn code`: scenes as UIKit code.
struct CodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code", abstract: "Writes scenes as readable UIKit code: views, stack views and anchors.",
    discussion: """
      For teams that leave a storyboard. Views are named by outlets, labels and texts; actions become methods to fill, \
      segues methods that show the next scene, copied cells classes of their own. What the code does not have is told \
      on standard error.

        cairn code Main.storyboard --scene ctl-01 > SignInViewController.swift
        cairn code Main.storyboard --out Sources/Scenes
      """)

  @Argument(help: "A storyboard or xib.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String
  @Option(help: "Only the scene with this id, or with the controller or view of this id.")
  var scene: String?
  @Option(
    help: "A folder for one file a scene, or a file (NAME.swift) for all. Default: standard output.",
    completion: .directory)
  var out: String?
  @Flag(help: "Notes the id of each view behind its declaration.")
  var ids = false
  @Flag(help: "Names methods of gesture recognizers without Objective-C, for programs that run with Cairn alone.")
  var linux = false

  func run() throws {
    let scenes = try DocumentFailure.reported {
      let tree = try DocumentFile(path: file).treeForUIKit()
      let wanted = scene.flatMap { name in tree.object(name) }
      return SceneCode.all(in: tree, options: CodeOptions(notesIdentifiers: ids, hasObjectiveC: !linux)).filter {
        id, code in
        guard let scene else { return true }
        return id == scene || wanted.map { code.concerns($0) } == true
      }
    }
    guard !scenes.isEmpty else {
      CommandOutput.error(
        "\(file): error: \(scene.map { "there is no scene '\($0)' with a view" } ?? "no scene has a view")")
      throw ExitCode(65)
    }
    var names: [String: Int] = [:]
    let target = out.flatMap { $0.hasSuffix(".swift") ? $0 : nil }
    let folder = target == nil ? out : nil
    if let folder { try CommandOutput.makeFolder(folder) }
    for (id, code) in scenes {
      for omission in code.omissions { CommandOutput.error("\(file): note: scene \(id): not in the code: \(omission)") }
      guard let folder else { continue }
      let count = names[code.className, default: 0] + 1
      names[code.className] = count
      let name = code.className + (count > 1 ? "\(count)" : "") + ".swift"
      try CommandOutput.save(Data(code.text.utf8), to: "\(folder)/\(name)")
      CommandOutput.write("\(folder)/\(name)\n")
    }
    guard folder == nil else { return }
    let text = SceneCode.text(of: scenes.map(\.code))
    if let target { try CommandOutput.save(Data(text.utf8), to: target) } else { CommandOutput.write(text) }
  }
}
