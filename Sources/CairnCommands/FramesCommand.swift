internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import InterfaceCanvas
internal import UIKitDocuments

/// `cairn frames`: the frame of every view of every scene, as JSON Lines.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Prints the frame of every view as JSON Lines.",
    discussion: """
      One object per view: {"document":…,"scene":…,"id":…,"class":…,"frame":[x,y,width,height],"hidden":false}. \
      The frame is in the superview's coordinates, in points.
      """)

  @OptionGroup var selection: DocumentSelection

  func validate() throws { _ = try selection.variants() }

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try printFrames() }
  }

  @MainActor
  private func printFrames() throws {
    var outcome = DocumentOutcome.fine
    let variants = try selection.variants()
    for file in selection.files {
      do throws(DocumentError) {
        AssetLookup.useCatalogs(besideDocumentAt: file)
        for (index, variant) in variants.enumerated() {
          let document = try IBDocument.read(path: file)
          let canvas = variant.canvas(document)
          for scene in document.scenes where selection.includes(scene) {
            let made = canvas.layOut(scene)
            write(made, document: file)
            for warning in made.warnings { CommandOutput.error("\(warning)") }
          }
          if index == 0 { for warning in document.unreadContent() { CommandOutput.error("\(warning)") } }
        }
      } catch {
        outcome = outcome.worse(DocumentOutcome(error))
        FileHandle.standardError.write(Data("\(error)\n".utf8))
      }
    }
    if outcome != .fine { throw ExitCode(outcome.rawValue) }
  }

  @MainActor
  private func write(_ scene: InstantiatedScene, document: String) {
    var lines = ""
    for entry in scene.entries { lines += line(entry, of: scene, document: document) + "\n" }
    FileHandle.standardOutput.write(Data(lines.utf8))
  }

  @MainActor
  private func line(_ entry: InstantiatedScene.Entry, of scene: InstantiatedScene, document: String) -> String {
    let frame = scene.frame(of: entry)
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Self.number)
    return "{\"document\":\(Self.quoted(document)),\"scene\":\(Self.quoted(scene.scene.id)),"
      + "\"id\":\(Self.quoted(entry.id)),\"class\":\(Self.quoted(entry.className)),"
      + "\"frame\":[\(numbers.joined(separator: ","))],\"hidden\":\(entry.view.isHidden)}"
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// How the reading of documents went, by exit code.
enum DocumentOutcome: Int32 {
  case fine = 0
  case badDocument = 65
  case noSuchFile = 66

  init(_ error: DocumentError) {
    if case .noSuchFile = error.reason { self = .noSuchFile } else { self = .badDocument }
  }

  /// A bad document counts more than a missing one.
  func worse(_ other: DocumentOutcome) -> DocumentOutcome {
    self == .fine || other == .badDocument ? other : self
  }
}
