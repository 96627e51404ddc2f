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
