public import Foundation

extension Bundle {
  /// The bundle's text for a key: from string catalogues and `.stringsdict` files, which Foundation on Linux does not read,
  /// or from `.strings`.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)>
  public func deviceString(forKey key: String, value: String?, table tableName: String?) -> String {
    StringTable.text(key, table: tableName, bundle: self)
      ?? localizedString(forKey: key, value: value, table: tableName)
  }

  /// What `NSLocalizedString` gives: a subclass's own answer where it has one.
  public func deviceLocalizedString(_ key: String, _ value: String, _ table: String?) -> String {
    type(of: self) == Bundle.self
      ? deviceString(forKey: key, value: value, table: table) : localizedString(forKey: key, value: value, table: table)
  }
}

extension String {
  /// What `String(format:)` makes of a format that may come from a table of strings.
  public static func _deviceFormat(format: String, _ arguments: any CVarArg...) -> String {
    deviceFormatted(format, nil, arguments)
  }
  @_disfavoredOverload
  public static func _deviceFormat(format: String, _ arguments: Any?...) -> String {
    deviceFormatted(format, nil, arguments.map(formatArgument))
  }
  public static func _deviceFormat(format: String, arguments: [any CVarArg]) -> String {
    deviceFormatted(format, nil, arguments)
  }
  public static func _deviceFormat(format: String, locale: Locale?, _ arguments: any CVarArg...) -> String {
    deviceFormatted(format, locale, arguments)
  }
  public static func _deviceFormat(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    deviceFormatted(format, locale, arguments)
  }

  /// A text by a format: of one whose words depend on numbers, the words for these numbers.
  ///
  /// - Parameter locale: says how numbers are written.
  ///
  /// Source: <https://developer.apple.com/documentation/swift/string/localizedstringwithformat(_:_:)>
  public static func deviceFormatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    StringTable.plural(format)?.text(arguments, locale: locale)
      ?? String(format: format, locale: locale, arguments: arguments)
  }
}
