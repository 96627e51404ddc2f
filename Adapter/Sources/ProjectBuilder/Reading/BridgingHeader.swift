internal import Foundation

/// The header that shows a target's Swift sources what is written in Objective-C.
struct BridgingHeader {
  private let file: URL

  init(_ file: URL) { self.file = file }

  /// The modules that the header imports, and the headers beside it that it imports.
  var modules: [String] {
    var seen: Set<String> = []
    return imports(of: file, &seen)
  }

  private func imports(of file: URL, _ seen: inout Set<String>) -> [String] {
    guard seen.insert(file.path).inserted, let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var result: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let found: [String]
      if let match = line.firstMatch(of: /^\s*@import\s+(\w+)/) {
        found = [String(match.1)]
      } else if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*<(\w+)\/[^>]+>/) {
        found = [String(match.1)]
      } else if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*"([^"]+)"/) {
        found = imports(of: MacPaths.url(String(match.1), in: file.deletingLastPathComponent()), &seen)
      } else {
        continue
      }
      result += found.filter { !result.contains($0) && !Self.headersOfTheSystem.contains($0) }
    }
    return result
  }

  /// Folders of headers that are no modules by their names.
  private static let headersOfTheSystem: Set<String> = ["sys", "objc", "mach", "net", "netinet", "arpa", "libkern"]
}
