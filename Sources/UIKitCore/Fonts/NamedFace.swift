internal import UITextLayout

/// What a font's name says of it.
struct NamedFace {
  /// Such as `HelveticaNeue-BoldItalic`, or a family's name.
  let name: String

  /// The family that has the font; where none is known, what stands before the hyphen.
  var family: String {
    UIFont.family(of: name) ?? String(name.prefix { $0 != "-" })
  }

  /// Italic, bold (semibold and heavier), condensed, expanded and monospaced, as the face is called.
  ///
  /// UIKIT: medium faces are not bold, and the fonts for typewriters have letters of one width (Core Text reads both from
  /// the font's own tables).
  var traits: UIFontDescriptor.SymbolicTraits {
    let face = name.split(separator: "-", maxSplits: 1).dropFirst().first.map { $0.lowercased() } ?? ""
    var traits: UIFontDescriptor.SymbolicTraits = []
    func add(_ trait: UIFontDescriptor.SymbolicTraits, _ words: String...) {
      if words.contains(where: face.contains) { traits.insert(trait) }
    }
    add(.traitItalic, "italic", "ital", "oblique")
    add(.traitBold, "bold", "heavy", "black")
    add(.traitCondensed, "condensed", "cond")
    add(.traitExpanded, "expanded", "extended")
    if ["Courier", "Menlo"].contains(where: name.hasPrefix) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// From −1 to 1, as the face is called.
  var weight: CGFloat {
    let weights: [(String, CGFloat)] = [
      ("UltraLight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Medium", 0.23), ("DemiBold", 0.3), ("SemiBold", 0.3),
      ("Semibold", 0.3), ("Heavy", 0.56), ("Black", 0.62), ("Bold", 0.4),
    ]
    return weights.first { name.contains("-" + $0.0) }?.1 ?? (traits.contains(.traitBold) ? 0.4 : 0)
  }

  /// The plainest font of the family with exactly these of italic and bold; nil where the family has none or is unknown.
  func other(with wanted: UIFontDescriptor.SymbolicTraits) -> NamedFace? {
    let asked: UIFontDescriptor.SymbolicTraits = [.traitItalic, .traitBold]
    let own = traits.subtracting(asked)
    if traits.intersection(asked) == wanted.intersection(asked) { return self }
    return UIFont.fontNames(forFamilyName: family).map(NamedFace.init)
      .filter { $0.traits.intersection(asked) == wanted.intersection(asked) && $0.traits.subtracting(asked) == own }
      .min { ($0.oddity, $0.name.count, $0.name) < ($1.oddity, $1.name.count, $1.name) }
  }

  /// Regular and bold before what is lighter or heavier.
  private var oddity: Int {
    ["Light", "Thin", "Medium", "Semi", "Demi", "Heavy", "Black", "Ultra", "Extra"].count { name.contains($0) }
  }
}

extension UIFont {
  /// The known family with a font of that name, or of that name itself.
  static func family(of name: String) -> String? {
    if let known = familyByFont[name] { return known }
    return TextServices.addedFamilies.first { $0.key == name || $0.value.contains(name) }?.key
  }
}
