/// Writes the names of people: `PersonNameComponentsFormatter` of Apple's systems, of which Foundation on Linux has the
/// name alone.
///
/// DEVIATION: the order is that of the name's script (Chinese, Japanese and Korean names begin with the family), whatever
/// the locale.
///
/// Source: <https://developer.apple.com/documentation/foundation/personnamecomponentsformatter>
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default`
    /// The given name, or the nickname.
    case short
    /// Given and family name.
    case medium
    /// Everything.
    case long
    /// The first letters, up to two.
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style: Style = .default
  open var isPhonetic = false
  open var locale: Locale! = ._device

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let (given, family) = (name.givenName ?? "", name.familyName ?? "")
    let isFamilyFirst = Self.isEastAsian(given + family)
    let ordered = (isFamilyFirst ? [family, given] : [given, family]).filter { !$0.isEmpty }
    let separator = isFamilyFirst ? "" : " "
    switch style {
    case .abbreviated:
      return isFamilyFirst ? family : ordered.compactMap { $0.first.map { $0.uppercased() } }.joined()
    case .short:
      return [name.nickname, name.givenName, name.familyName].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    case .default, .medium:
      return ordered.joined(separator: separator)
    case .long:
      let middle = isFamilyFirst ? [family, given] : [given, name.middleName ?? "", family]
      let full = middle.filter { !$0.isEmpty }.joined(separator: separator)
      return [name.namePrefix ?? "", full, name.nameSuffix ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The parts of a name that is written in one: the first word is the given name, the last the family's.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var result = PersonNameComponents()
    result.givenName = first
    if words.count > 1 { result.familyName = words.last }
    if words.count > 2 { result.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return result
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

  private static func isEastAsian(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
          || (0xAC00...0xD7AF).contains(scalar.value)
      }
  }
}
