internal import Foundation

/// A file of build settings (`.xcconfig`), with those that it includes.
///
/// Source: <https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project>
enum ConfigurationFile {
  private static let maximumDepth = 16

  /// The settings by their names, with what these say of systems in brackets. Empty when the file cannot be read.
  ///
  /// - Parameter including: the paths of the files that include this one.
  static func settings(of file: URL, including: [String] = []) -> [String: String] {
    let path = file.standardizedFileURL.path
    guard including.count < maximumDepth, !including.contains(path),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [:] }
    var result: [String: String] = [:]
    for whole in text.split(whereSeparator: \.isNewline) {
      // Two slashes begin a comment even within an address.
      let stated = whole.firstRange(of: "//").map { whole[..<$0.lowerBound] } ?? whole
      let line = stated.trimmingCharacters(in: .whitespaces)
      if let match = line.firstMatch(of: /^#include\??\s*"([^"]+)"/) {
        let included = MacPaths.url(String(match.1), in: file.deletingLastPathComponent())
        result.merge(settings(of: included, including: including + [path])) { $1 }
      } else if let match = line.firstMatch(of: /^([A-Za-z_][A-Za-z_0-9]*(?:\[[^\]]*\])*)\s*=\s*(.*)$/) {
        var value = String(match.2)
        if value.last == ";" { value.removeLast() }
        result[String(match.1)] = value.trimmingCharacters(in: .whitespaces)
      }
    }
    return result
  }
}
