internal import UITextLayout

extension UIFont {
  /// The families of a device, and those of fonts that the program brings along.
  public class var familyNames: [String] { Set(families.keys).union(TextServices.addedFamilies.keys).sorted() }
  /// The fonts of a family by their PostScript names; empty for a family that is unknown.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let all = families.merging(TextServices.addedFamilies) { $0 + $1 }
    return all.first { $0.key.caseInsensitiveCompare(familyName) == .orderedSame }?.value ?? []
  }

  /// The families of a device alone.
  static let deviceFamilies = Array(families.keys)

  static let familyByFont: [String: String] = families.reduce(into: [:]) { result, entry in
    for name in entry.value { result[name] = entry.key }
  }

  // Source: the fonts of iOS as published on <https://developer.apple.com/fonts/system-fonts/>.
  private static let families: [String: [String]] = [
    "Academy Engraved LET": ["AcademyEngravedLetPlain"],
    "American Typewriter": [
      "AmericanTypewriter", "AmericanTypewriter-Bold", "AmericanTypewriter-Condensed",
      "AmericanTypewriter-CondensedBold", "AmericanTypewriter-CondensedLight", "AmericanTypewriter-Light",
      "AmericanTypewriter-Semibold",
    ],
    "Arial": ["Arial-BoldItalicMT", "Arial-BoldMT", "Arial-ItalicMT", "ArialMT"],
    "Arial Rounded MT Bold": ["ArialRoundedMTBold"],
    "Avenir": [
      "Avenir-Black", "Avenir-BlackOblique", "Avenir-Book", "Avenir-BookOblique", "Avenir-Heavy",
      "Avenir-HeavyOblique", "Avenir-Light", "Avenir-LightOblique", "Avenir-Medium", "Avenir-MediumOblique",
      "Avenir-Oblique", "Avenir-Roman",
    ],
    "Avenir Next": [
      "AvenirNext-Bold", "AvenirNext-BoldItalic", "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic",
      "AvenirNext-Heavy", "AvenirNext-HeavyItalic", "AvenirNext-Italic", "AvenirNext-Medium",
      "AvenirNext-MediumItalic", "AvenirNext-Regular", "AvenirNext-UltraLight", "AvenirNext-UltraLightItalic",
    ],
    "Avenir Next Condensed": [
      "AvenirNextCondensed-Bold", "AvenirNextCondensed-BoldItalic", "AvenirNextCondensed-DemiBold",
      "AvenirNextCondensed-DemiBoldItalic", "AvenirNextCondensed-Heavy", "AvenirNextCondensed-HeavyItalic",
      "AvenirNextCondensed-Italic", "AvenirNextCondensed-Medium", "AvenirNextCondensed-MediumItalic",
      "AvenirNextCondensed-Regular", "AvenirNextCondensed-UltraLight", "AvenirNextCondensed-UltraLightItalic",
    ],
    "Baskerville": [
      "Baskerville", "Baskerville-Bold", "Baskerville-BoldItalic", "Baskerville-Italic", "Baskerville-SemiBold",
      "Baskerville-SemiBoldItalic",
    ],
    "Bodoni 72": ["BodoniSvtyTwoITCTT-Bold", "BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoITCTT-BookIta"],
    "Bradley Hand": ["BradleyHandITCTT-Bold"],
    "Chalkboard SE": ["ChalkboardSE-Bold", "ChalkboardSE-Light", "ChalkboardSE-Regular"],
    "Chalkduster": ["Chalkduster"],
    "Cochin": ["Cochin", "Cochin-Bold", "Cochin-BoldItalic", "Cochin-Italic"],
    "Copperplate": ["Copperplate", "Copperplate-Bold", "Copperplate-Light"],
    "Courier": ["Courier", "Courier-Bold", "Courier-BoldOblique", "Courier-Oblique"],
    "Courier New": [
      "CourierNewPS-BoldItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPSMT",
    ],
    "Didot": ["Didot", "Didot-Bold", "Didot-Italic"],
    "Futura": [
      "Futura-Bold", "Futura-CondensedExtraBold", "Futura-CondensedMedium", "Futura-Medium", "Futura-MediumItalic",
    ],
    "Georgia": ["Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic"],
    "Gill Sans": [
      "GillSans", "GillSans-Bold", "GillSans-BoldItalic", "GillSans-Italic", "GillSans-Light", "GillSans-LightItalic",
      "GillSans-SemiBold", "GillSans-SemiBoldItalic", "GillSans-UltraBold",
    ],
    "Helvetica": [
      "Helvetica", "Helvetica-Bold", "Helvetica-BoldOblique", "Helvetica-Light", "Helvetica-LightOblique",
      "Helvetica-Oblique",
    ],
    "Helvetica Neue": [
      "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic", "HelveticaNeue-CondensedBlack",
      "HelveticaNeue-CondensedBold", "HelveticaNeue-Italic", "HelveticaNeue-Light", "HelveticaNeue-LightItalic",
      "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic", "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic",
      "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic",
    ],
    "Hoefler Text": ["HoeflerText-Black", "HoeflerText-BlackItalic", "HoeflerText-Italic", "HoeflerText-Regular"],
    "Marker Felt": ["MarkerFelt-Thin", "MarkerFelt-Wide"],
    "Menlo": ["Menlo-Bold", "Menlo-BoldItalic", "Menlo-Italic", "Menlo-Regular"],
    "Noteworthy": ["Noteworthy-Bold", "Noteworthy-Light"],
    "Optima": ["Optima-Bold", "Optima-BoldItalic", "Optima-ExtraBlack", "Optima-Italic", "Optima-Regular"],
    "Palatino": ["Palatino-Bold", "Palatino-BoldItalic", "Palatino-Italic", "Palatino-Roman"],
    "Papyrus": ["Papyrus", "Papyrus-Condensed"],
    "Party LET": ["PartyLetPlain"],
    "Savoye LET": ["SavoyeLetPlain"],
    "Snell Roundhand": ["SnellRoundhand", "SnellRoundhand-Black", "SnellRoundhand-Bold"],
    "Symbol": ["Symbol"],
    "Times New Roman": [
      "TimesNewRomanPS-BoldItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPSMT",
    ],
    "Trebuchet MS": ["Trebuchet-BoldItalic", "TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic"],
    "Verdana": ["Verdana", "Verdana-Bold", "Verdana-BoldItalic", "Verdana-Italic"],
    "Zapf Dingbats": ["ZapfDingbatsITC"],
    "Zapfino": ["Zapfino"],
  ]
}
