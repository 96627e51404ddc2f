internal import Foundation
internal import SourceAdapter

/// Keeps beside a generated package what the compiler did not find in it, so that the next build begins with the
/// stand-ins.
struct UnknownNamesFile {
  private let file: URL

  /// - Parameter folder: the generated package.
  init(folder: URL) { file = folder.appendingPathComponent(".cairn-unknown.json") }

  /// Nothing at first, and after the tool has become another one: it may know what the former did not.
  var names: UnknownNames {
    guard let data = try? Data(contentsOf: file), !isOlderThanTool else { return UnknownNames() }
    return (try? JSONDecoder().decode(UnknownNames.self, from: data)) ?? UnknownNames()
  }

  private var isOlderThanTool: Bool {
    func modified(_ url: URL) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    guard let tool = Bundle.main.executableURL.flatMap(modified), let written = modified(file) else { return false }
    return written < tool
  }

  func write(_ names: UnknownNames) throws { try JSONEncoder().encode(names).write(to: file, options: .atomic) }
}
