public import Foundation

extension NSString {
  /// A text by a format, with numbers as the user's language writes them.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsstring/localizedstringwithformat(_:_:)>
  public static func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(string: String(format: String(describing: format), locale: .current, arguments: arguments))
  }
}
