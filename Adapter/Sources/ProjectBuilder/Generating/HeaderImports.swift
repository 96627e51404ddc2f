/// What a header for Objective-C imports counts for all of a target's sources: files need not import it themselves.
struct HeaderImports {
  let modules: [String]

  /// A source with the imports that it does without, on its first line.
  func added(to text: String) -> String {
    guard !modules.isEmpty, !text.hasPrefix("#!") else { return text }
    let own = Array(text.utf8).split(separator: UInt8(ascii: "\n")).compactMap(ImportScanner.module)
    let missing = modules.filter { !own.contains($0) }
    return missing.isEmpty ? text : missing.map { "import \($0); " }.joined() + text
  }
}
