/// What a text view makes links of.
///
/// DEVIATION: telephone numbers, web addresses and dates are found; the other kinds are kept and find nothing.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidatadetectortypes>
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Opens an address of the scheme `tel`.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses that stand in plain text.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Kept; finds nothing here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Kept; finds nothing here.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Kept; finds nothing here.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What the system would look up: names of films, of places, of people.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Kept; finds nothing here.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Quantities with units.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// Every bit, also of kinds that have no name yet.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
