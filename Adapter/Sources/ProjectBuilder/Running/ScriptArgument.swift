internal import Foundation

/// What a command line says of a script: a file of steps, or the steps themselves.
public struct ScriptArgument {
  /// The steps, one a line or separated by semicolons.
  public let steps: String

  /// - Throws: where a word alone names neither a file nor a step, or a file is no text.
  public init(_ argument: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder), !isFolder.boolValue else {
      let isWord = !argument.contains { $0.isWhitespace || $0 == ";" }
      if isWord, !Self.words.contains(argument) {
        throw ProjectError("\(argument): no such file, and no step of a script")
      }
      steps = argument
      return
    }
    guard let text = try? String(contentsOf: URL(fileURLWithPath: argument), encoding: .utf8) else {
      throw ProjectError("\(argument): the script cannot be read as text in UTF-8")
    }
    steps = text
  }

  /// The steps that are a word alone.
  private static let words: Set<String> = ["back", "names", "tree"]
}
