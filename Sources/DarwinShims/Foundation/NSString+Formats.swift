public import Foundation

extension NSString {
  /// A text by a format, with numbers as the user's language writes them.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsstring/localizedstringwithformat(_:_:)>
  public static func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(string: String(format: String(describing: format), locale: .current, arguments: arguments))
  }

  /// A text by a format, with numbers as a locale writes them.
  ///
  /// Foundation on Linux takes the locale as an object.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsstring/init(format:locale:arguments:)>
  public convenience init(format: String, locale: Locale?, arguments argList: CVaListPointer) {
    self.init(format: format, locale: locale.map { $0 as NSLocale }, arguments: argList)
  }
}
