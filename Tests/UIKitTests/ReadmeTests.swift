import Testing
import UIKit

/// The example of the README, as it stands there, and the names in that of the tests.
@MainActor @Suite struct ReadmeTests {
  @Test func libraryExample() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let label = UILabel()
    label.text = "Hello from Linux"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(label.frame.midX - 195) < 0.5)
    #expect(abs(label.frame.midY - 422) < 0.5)
    #expect(label.frame.width > 100)
  }

  /// `Tests/README.md` sends people to suites and tests: there they are.
  @Test func listedTestsExist() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var suites: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      let file = folder.appendingPathComponent(path)
      suites[file.deletingPathExtension().lastPathComponent] =
        file.pathExtension == "swift" ? try String(contentsOf: file, encoding: .utf8) : ""
    }
    let list = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    for row in list.split(separator: "\n") where row.hasPrefix("| ") {
      let tests = row.split(separator: "|").dropFirst().first ?? ""
      var suite = ""
      for word in tests.split(separator: "`").map(String.init) where word.wholeMatch(of: /[A-Za-z.]{4,}/) != nil {
        let parts = word.split(separator: ".").map(String.init)
        if parts.count == 2 || word.first?.isUppercase == true { suite = parts[0] }
        #expect(suites[suite] != nil, "\(word)")
        if let test = parts.last, test != suite {
          #expect(suites[suite]?.contains("func \(test)(") == true, "\(suite).\(test)")
        }
      }
    }
  }
}
