extension String {
  /// A key of a table of strings, with the values that its placeholders take.
  ///
  /// Source: <https://developer.apple.com/documentation/swift/string/localizationvalue>
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    /// As the table has it: `"%lld of %@"`.
    let key: String
    let arguments: [any CVarArg & Sendable]

    public init(_ value: String) {
      key = value
      arguments = []
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// What the table has for the key, or else `standard`, with the values in their places.
    func text(_ standard: LocalizationValue?, table: String?, bundle: Bundle?, locale: Locale) -> String {
      let fallback = standard ?? self
      let found = (bundle ?? .main).deviceString(forKey: key, value: fallback.key, table: table)
      let values = fallback.arguments
      return values.isEmpty ? found : String.deviceFormatted(found, locale, values)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [any CVarArg & Sendable] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      public mutating func appendInterpolation(_ value: String) { add(value, "%@") }
      public mutating func appendInterpolation(_ value: Substring) { add(String(value), "%@") }
      public mutating func appendInterpolation(_ value: Int) { add(value, "%lld") }
      public mutating func appendInterpolation(_ value: UInt) { add(value, "%llu") }
      public mutating func appendInterpolation(_ value: Double) { add(value, "%lf") }
      public mutating func appendInterpolation(_ value: Float) { add(Double(value), "%f") }
      public mutating func appendInterpolation<Value: CVarArg & Sendable>(_ value: Value, specifier: String) {
        add(value, specifier)
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) { add(String(describing: value), "%@") }

      private mutating func add(_ value: any CVarArg & Sendable, _ placeholder: String) {
        key += placeholder
        arguments.append(value)
      }
    }
  }

  /// The string of a table for the key.
  ///
  /// - Parameters:
  ///   - table: the file's name without `.strings`. Default: nil, `Localizable`.
  ///   - bundle: where the table lies. Default: nil, the main bundle.
  ///   - locale: says how numbers are written.
  ///   - comment: for translators; has no effect.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = ._device,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(nil, table: table, bundle: bundle, locale: locale)
  }

  /// The string of a table for the key, or the given one where the table has none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = ._device, comment: StaticString? = nil
  ) {
    let value = LocalizationValue("\(key)")
    self = value.text(defaultValue, table: table, bundle: bundle, locale: locale)
  }
}
