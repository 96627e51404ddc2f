/// What a text input means, so that the system can offer what it knows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextcontenttype>
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name, as forms on the web have it.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // People.
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// Where somebody works.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  // Places.
  /// A place, such as a landmark.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number, in lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of street and number.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or canton.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postcode.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  // Ways to reach somebody.
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  // Accounts.
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The present password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that a message has brought.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  // Payment.
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The last name on a card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// Until when a card is valid.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a card is valid.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a card is valid.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The short number on the back of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// Which kind of card it is.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  // Numbers of things.
  /// The number by which a parcel is followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date with a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a built-in card for mobile networks.
  public static let cellularEID = UITextContentType(rawValue: "eid")
  /// The number of a device for mobile networks.
  public static let cellularIMEI = UITextContentType(rawValue: "device-imei")
}
