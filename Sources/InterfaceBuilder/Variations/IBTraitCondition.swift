/// Where a variation holds: the key `heightClass=compact-widthClass=regular`. The key `default` holds everywhere.
public struct IBTraitCondition: Hashable, Sendable {
  private let terms: Set<String>

  /// The condition of a variation's key, such as `heightClass=compact-widthClass=regular`; nil holds everywhere.
  public init(key: String?) {
    let key = key ?? "default"
    terms = key == "default" ? [] : Set(key.split(separator: "-").map { Self.term(String($0)) })
  }

  /// UIKIT: the attributes inspector says *appearance* and *gamut* for the traits `userInterfaceStyle` and
  /// `displayGamut`; both words are understood.
  private static func term(_ text: String) -> String {
    let aliases = [
      "appearance": "userinterfacestyle", "gamut": "displaygamut", "idiom": "userinterfaceidiom",
      "contrast": "accessibilitycontrast",
    ]
    let parts = text.lowercased().split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return text.lowercased() }
    return "\(aliases[parts[0]] ?? parts[0])=\(parts[1])"
  }

  /// Whether the condition leaves nothing open: it holds everywhere.
  public var isDefault: Bool { terms.isEmpty }
  /// How many traits the condition names: where several hold, the one that names more has the last word.
  public var specificity: Int { terms.count }

  /// Whether all terms are among the traits.
  public func holds(in traits: IBTraits) -> Bool { terms.isSubset(of: traits.terms) }
}
