internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import UITraits

/// `cairn graph`: scenes and segues as a graph.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Draws scenes and segues as a graph, in SVG or for Graphviz.",
    discussion: """
      In SVG scenes stand where Interface Builder's canvas has them.

        cairn graph Main.storyboard --pictures > Main.svg
        cairn graph Main.storyboard --format dot | dot -Tpdf > Main.pdf
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case svg, dot }

  @Argument(help: "A storyboard.", completion: .file(extensions: ["storyboard"]))
  var file: String
  @Option(help: "svg or dot.")
  var format: Format = .svg
  @Flag(help: "Scenes as pictures, in SVG.")
  var pictures = false
  @Option(help: "The file for the graph. Default: standard output.", completion: .file())
  var out: String?

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    let graph = try DocumentFailure.reported {
      let tree = try DocumentFile(path: file).tree()
      guard tree.child(of: tree.root, named: "scenes") != nil else {
        let isStoryboard = tree.element(tree.root)["type"]?.contains("Storyboard") == true
        let words = isStoryboard ? "the storyboard has no scenes" : "a xib has no scenes: graphs are of storyboards"
        CommandOutput.error("\(tree.location(of: tree.root)): error: \(words)")
        throw ExitCode(65)
      }
      let graph = StoryboardGraph(tree)
      return format == .dot
        ? graph.dot : graph.svg(pictures: pictures ? try drawn(tree) : [:], screen: Self.screen(of: tree))
    }
    try CommandOutput.save(Data(graph.utf8), to: out ?? DocumentFile.standardStream)
  }

  private static func screen(of tree: SyntaxTree) -> StoryboardGraph.Screen? {
    guard let device = tree.child(of: tree.root, named: "device").map({ tree.element($0) }), let id = device.id else {
      return nil
    }
    let size = Device.ofDocument(id).size(landscape: device["orientation"] == "landscape")
    return StoryboardGraph.Screen(width: size.width, height: size.height)
  }

  /// Pictures by the controllers' ids.
  @MainActor
  private func drawn(_ tree: SyntaxTree) throws -> [String: StoryboardGraph.Picture] {
    var result: [String: StoryboardGraph.Picture] = [:]
    for scene in try LaidOutScene.all(tree.bytes, path: file, device: nil) {
      guard let id = scene.scene.controller?.id, let png = try scene.png(scale: 1) else { continue }
      result[id] = StoryboardGraph.Picture(
        png: Array(png), width: Double(scene.size.width), height: Double(scene.size.height))
    }
    return result
  }
}
