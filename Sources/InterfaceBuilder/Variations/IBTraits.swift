/// The traits by which documents vary, as the keys of their variations name them: `widthClass=compact`.
public struct IBTraits: Hashable, Sendable {
  /// Which interfaces a variation may be for.
  public enum Name: String, CaseIterable, Sendable {
    /// `compact` or `regular`.
    case widthClass
    /// `compact` or `regular`.
    case heightClass
    /// `phone`, `pad`, `tv`, `mac`, …
    case userInterfaceIdiom
    /// `light` or `dark`.
    case userInterfaceStyle
    /// `sRGB` or `P3`.
    case displayGamut
    /// `normal` or `high`.
    case accessibilityContrast
    /// `leftToRight` or `rightToLeft`.
    case layoutDirection
  }

  /// `name=value`, in lower case.
  let terms: Set<String>

  /// - Parameter values: what holds, in Interface Builder's words. A trait that is missing is unspecified: nothing that
  ///   varies by it holds.
  public init(_ values: [Name: String] = [:]) {
    terms = Set(values.map { "\($0.key.rawValue)=\($0.value)".lowercased() })
  }
}

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
