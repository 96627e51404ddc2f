internal import Foundation
internal import SourceAdapter

/// Keeps beside a generated package what the compiler did not find in it, so that the next build begins with the
/// stand-ins.
struct UnknownNamesFile {
  private let file: URL

  /// - Parameter folder: the generated package.
  init(folder: URL) { file = folder.appendingPathComponent(".cairn-unknown.json") }

  /// Nothing at first.
  var names: UnknownNames {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(UnknownNames.self, from: $0) } ?? UnknownNames()
  }

  func write(_ names: UnknownNames) throws { try JSONEncoder().encode(names).write(to: file, options: .atomic) }
}
