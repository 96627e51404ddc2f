internal import Foundation

/// What the shared schemes of a project say of its tests.
struct XcodeSchemes {
  let project: URL

  /// The configuration that tests are built with: of the scheme that is called as the project if it has tests, or of the
  /// first that has. Nil when no scheme says.
  var testConfiguration: String? {
    let folder = project.appendingPathComponent("xcshareddata/xcschemes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = project.deletingPathExtension().lastPathComponent + ".xcscheme"
    let ordered = names.sorted().filter { $0.hasSuffix(".xcscheme") }
    return (ordered.filter { $0 == own } + ordered).lazy.compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).flatMap(Self.testConfiguration)
    }.first
  }

  /// The configuration of a scheme's tests; nil when it has none.
  private static func testConfiguration(_ scheme: String) -> String? {
    guard let action = scheme.firstMatch(of: /(?s)<TestAction\b([^>]*)>(.*?)<\/TestAction>/),
      action.2.contains("<TestableReference")
    else { return nil }
    return action.1.firstMatch(of: /buildConfiguration\s*=\s*"([^"]*)"/).map { String($0.1) }
  }
}
