public import Foundation

/// What a data detector has found.
final class DetectedData: NSTextCheckingResult {
  /// The raw values of `NSTextCheckingResult.CheckingType`, whose own names Foundation on Linux says not to use. The
  /// first of them are one bit above Apple's there, and sources ask for what `CheckingType.link` is.
  enum Kind: UInt64 {
    #if os(Linux)
      case date = 0x10
      case link = 0x40
    #else
      case date = 0x8
      case link = 0x20
    #endif
    case phoneNumber = 0x800
  }
  enum Value: Sendable {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  let value: Value
  private let found: NSRange

  init(_ value: Value, _ range: NSRange) {
    self.value = value
    found = range
    super.init()
  }
  /// Findings are not archived.
  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { found }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? found : NSRange(location: NSNotFound, length: 0)
  }
  override var resultType: CheckingType {
    let kind: Kind =
      switch value {
      case .link: .link
      case .phoneNumber: .phoneNumber
      case .date: .date
      }
    return CheckingType(rawValue: kind.rawValue)
  }
}

extension NSTextCheckingResult {
  /// The link that was found; `mailto:` for a mail address.
  public var url: URL? {
    if case .link(let url)? = (self as? DetectedData)?.value { url } else { nil }
  }
  /// As it stands in the text.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = (self as? DetectedData)?.value { number } else { nil }
  }
  /// In the present time zone; noon when no time is said.
  public var date: Date? {
    if case .date(let date)? = (self as? DetectedData)?.value { date } else { nil }
  }
  /// The time zone that the text says. Detectors here find none.
  public var timeZone: TimeZone? { nil }
  /// How long what is said takes, in seconds. Detectors here find none: 0.
  public var duration: TimeInterval { 0 }
}

// Foundation on Linux has these under their own names, marked as unavailable.
extension NSTextCheckingResult {
  /// A link as a detector finds it.
  public static func _linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.link(url), range)
  }
  /// A telephone number as a detector finds it.
  public static func _phoneNumberCheckingResult(range: NSRange, phoneNumber: String)
    -> NSTextCheckingResult
  {
    DetectedData(.phoneNumber(phoneNumber), range)
  }
  /// A date as a detector finds it.
  public static func _dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.date(date), range)
  }

  /// The parts of an address or a flight. Detectors here find none.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The parts of an address. Detectors here find none.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}
