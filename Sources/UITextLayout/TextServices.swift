internal import Synchronization

/// The text backend in use. The composition root installs it once; without one, text is measured but not drawn.
public struct TextServices: Sendable {
  /// Finds glyphs; nil where no backend is installed.
  public var shaper: (any TextShaper)?

  /// Services of a backend.
  public init(shaper: (any TextShaper)? = nil) { self.shaper = shaper }

  private static let installed = Mutex(TextServices())

  /// What is installed.
  public static var current: TextServices {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }

  /// Takes the fonts of a file to those that texts are measured and drawn in. False for what is no font.
  public static func addFonts(at path: String) -> Bool {
    guard current.shaper?.addFonts(at: path) == true else { return false }
    SubstituteMeasures.forget()
    return true
  }

  /// The PostScript names of the fonts that a program brought along, by family.
  public static var addedFamilies: [String: [String]] { current.shaper?.addedFamilies ?? [:] }
}
