public import Foundation

/// Kinds of findings: the raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses, telephone numbers and dates in text.
///
/// DEVIATION: rules for the forms that are common in English texts; Apple's asks the system's models. Addresses and
/// transit information are not found. No subclass of `NSRegularExpression`, whose methods cannot be overridden on Linux.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsdatadetector>
open class NSDataDetector: NSObject, @unchecked Sendable {
  // What Foundation on Linux calls these kinds it says not to use.
  package static let links = DetectedData.Kind.link.rawValue
  package static let phoneNumbers = DetectedData.Kind.phoneNumber.rawValue
  package static let dates = DetectedData.Kind.date.rawValue

  /// The kinds that are looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// - Parameter checkingTypes: raw values of `NSTextCheckingResult.CheckingType`. Throws when there is none of them.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block:
      @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stops = ObjCBool(false)
    for match in found(in: string, range) where !stops.boolValue { block(match, [], &stops) }
  }
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { found(in: string, range) }
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { found(in: string, range).count }
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { found(in: string, range).first }
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange { found(in: string, range).first?.range ?? NSRange(location: NSNotFound, length: 0) }

  /// An expression of the forms that are looked for, for code that hands a detector on as a regular expression.
  ///
  /// DEVIATION: what it finds says where, and not what it means: Foundation's class cannot be inherited from here.
  public static func _expression(types checkingTypes: NSTextCheckingTypes) throws -> NSRegularExpression {
    guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
    return try DetectionRule.expression(of: checkingTypes)
  }

  /// In the order of the text; of two that overlap the one of the kind that is looked for first.
  private func found(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
    var results: [DetectedData] = []
    for rule in DetectionRule.all where checkingTypes & rule.kind.rawValue != 0 {
      for result in rule.results(in: string, range)
      where !results.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) {
        results.append(result)
      }
    }
    return results.sorted { $0.range.location < $1.range.location }
  }
}
