internal import Foundation

/// The languages that the user reads, the dearest first: `de-CH`, then `de`.
///
/// DEVIATION: Foundation on Linux knows English alone. They are taken from the default `AppleLanguages`, which the launch
/// argument of that name and programs set, else from the environment (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
package enum UserLanguages {
  package static var inOrder: [String] { stated.flatMap(forms) }

  private static var stated: [String] {
    if let set = UserDefaults.standard.array(forKey: "AppleLanguages") as? [String], !set.isEmpty { return set }
    let environment = ProcessInfo.processInfo.environment
    if let list = environment["LANGUAGE"], !list.isEmpty { return list.split(separator: ":").map(String.init) }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return [locale ?? "en"]
  }

  /// `de_CH.UTF-8` as `de-CH` and `de`; the C locale is English.
  private static func forms(_ name: String) -> [String] {
    let plain = String(name.prefix { $0 != "." && $0 != "@" }).replacingOccurrences(of: "_", with: "-")
    let base = String(plain.prefix { $0 != "-" })
    guard base.count >= 2, base.allSatisfy(\.isLetter), base.uppercased() != "POSIX" else { return ["en"] }
    return plain == base ? [base] : [plain, base]
  }
}
