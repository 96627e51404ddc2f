/// A package that builds on Linux as it is: the package manager takes it, nothing is adapted.
struct PlainPackage {
  /// As a manifest names it.
  let source: String

  /// Nil when the package is not known to build on Linux: those of Swift's own projects do.
  init?(url: String, from version: String?) {
    let parts = url.replacing(".git", with: "").split(separator: "/").map(String.init)
    guard parts.count >= 2, let name = parts.last, Self.owners.contains(parts[parts.count - 2].lowercased()) else {
      return nil
    }
    guard name.hasPrefix("swift-") || Self.others.contains(name) else { return nil }
    guard let version, version.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
    source = ".package(url: \"https://github.com/\(parts[parts.count - 2])/\(name)\", from: \"\(version)\")"
  }

  private static let owners: Set<String> = ["apple", "swiftlang", "swift-server", "attaswift", "swift-open-source"]
  private static let others: Set<String> = ["BigInt"]
}
