extension FrameworkSources {
  /// The person has refused their contacts.
  static let contacts = #"""
    public enum CNEntityType: Int, Sendable { case contacts }
    public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
    public enum CNContactType: Int, Sendable { case person, organization }
    public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
    public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
    public struct CNError: Error, Sendable { public enum Code: Int, Sendable { case communicationError = 1, dataAccessError = 2, authorizationDenied = 100, recordDoesNotExist = 200 }; public let code: Code; public init(_ code: Code) { self.code = code } }
    public protocol CNKeyDescriptor {}
    extension String: CNKeyDescriptor {}
    extension NSString: CNKeyDescriptor {}
    public let CNContactIdentifierKey = "identifier", CNContactNamePrefixKey = "namePrefix", CNContactGivenNameKey = "givenName", CNContactMiddleNameKey = "middleName", CNContactFamilyNameKey = "familyName", CNContactNameSuffixKey = "nameSuffix", CNContactNicknameKey = "nickname"
    public let CNContactOrganizationNameKey = "organizationName", CNContactDepartmentNameKey = "departmentName", CNContactJobTitleKey = "jobTitle", CNContactBirthdayKey = "birthday", CNContactNoteKey = "note", CNContactImageDataKey = "imageData", CNContactThumbnailImageDataKey = "thumbnailImageData", CNContactImageDataAvailableKey = "imageDataAvailable"
    public let CNContactTypeKey = "contactType", CNContactPhoneNumbersKey = "phoneNumbers", CNContactEmailAddressesKey = "emailAddresses", CNContactPostalAddressesKey = "postalAddresses", CNContactUrlAddressesKey = "urlAddresses", CNContactSocialProfilesKey = "socialProfiles", CNContactInstantMessageAddressesKey = "instantMessageAddresses", CNContactDatesKey = "dates"
    public let CNLabelHome = "_$!<Home>!$_", CNLabelWork = "_$!<Work>!$_", CNLabelOther = "_$!<Other>!$_", CNLabelPhoneNumberiPhone = "iPhone", CNLabelPhoneNumberMobile = "_$!<Mobile>!$_", CNLabelPhoneNumberMain = "_$!<Main>!$_", CNLabelEmailiCloud = "iCloud"
    open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
      public let identifier = UUID().uuidString, label: String?, value: ValueType
      public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
      open class func localizedString(forLabel label: String) -> String { label.hasPrefix("_$!<") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label }
    }
    open class CNPhoneNumber: NSObject, @unchecked Sendable { public let stringValue: String; public init(stringValue string: String) { stringValue = string } }
    open class CNPostalAddress: NSObject, @unchecked Sendable { open var street = "", subLocality = "", city = "", state = "", postalCode = "", country = "", isoCountryCode = ""; public override init() {} }
    open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}
    open class CNInstantMessageAddress: NSObject, @unchecked Sendable { public let username: String, service: String; public init(username: String, service: String) { (self.username, self.service) = (username, service) } }
    open class CNSocialProfile: NSObject, @unchecked Sendable { public let urlString: String, username: String, service: String; public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) { (self.urlString, self.username, self.service) = (urlString ?? "", username ?? "", service ?? "") } }
    open class CNContact: NSObject, @unchecked Sendable {
      public let identifier = UUID().uuidString
      open var contactType = CNContactType.person, namePrefix = "", givenName = "", middleName = "", familyName = "", nameSuffix = "", nickname = "", organizationName = "", departmentName = "", jobTitle = "", note = ""
      open var birthday: DateComponents?, imageData: Data?
      open var thumbnailImageData: Data? { imageData }; open var imageDataAvailable: Bool { imageData != nil }
      open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = [], emailAddresses: [CNLabeledValue<NSString>] = [], urlAddresses: [CNLabeledValue<NSString>] = [], postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
      open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = [], socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
      public override init() {}
      open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
      open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
      open func isKeyAvailable(_ key: String) -> Bool { true }
      open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    }
    open class CNMutableContact: CNContact, @unchecked Sendable {}
    open class CNContactFormatter: Foundation.Formatter, @unchecked Sendable {
      open var style = CNContactFormatterStyle.fullName
      open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
      open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { let words = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }; return words.isEmpty ? nil : words.joined(separator: " ") }
      open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    }
    open class CNContactFetchRequest: NSObject, @unchecked Sendable { open var predicate: NSPredicate?; open var keysToFetch: [any CNKeyDescriptor]; open var sortOrder = CNContactSortOrder.none; open var unifyResults = true; open var mutableObjects = false; public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch } }
    open class CNSaveRequest: NSObject { public override init() {}; open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}; open func update(_ contact: CNMutableContact) {}; open func delete(_ contact: CNMutableContact) {} }
    extension Notification.Name { public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification") }
    open class CNContactStore: NSObject, @unchecked Sendable {
      public override init() {}
      open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { AbsentFrameworks.say("CNContactStore"); return AbsentFrameworks.isRefused("contacts") ? .denied : .notDetermined }
      open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) { AbsentFrameworks.say("CNContactStore"); AbsentFrameworks.refuse("contacts") { completionHandler(false, CNError(.authorizationDenied)) } }
      open func requestAccess(for entityType: CNEntityType) async throws -> Bool { AbsentFrameworks.refuse("contacts"); throw CNError(.authorizationDenied) }
      open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void) throws { throw CNError(.authorizationDenied) }
      open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { throw CNError(.authorizationDenied) }
      open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.recordDoesNotExist) }
      open func defaultContainerIdentifier() -> String { "" }
      open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    }
    """#

  static let contactsUI = #"""
    @preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
      func contactPickerDidCancel(_ picker: CNContactPickerViewController)
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    }
    extension CNContactPickerDelegate {
      public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    }
    open class CNContactProperty: NSObject, @unchecked Sendable { public let contact = CNContact(), key = ""; open var value: Any? { nil }; open var label: String? { nil } }
    /// Nobody can be picked.
    @preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
      open weak var delegate: (any CNContactPickerDelegate)?
      open var displayedPropertyKeys: [String]?, predicateForEnablingContact: NSPredicate?, predicateForSelectionOfContact: NSPredicate?, predicateForSelectionOfProperty: NSPredicate?
      open override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemBackground; AbsentFrameworks.say("CNContactPickerViewController") }
    }
    @preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol { func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?); func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool }
    extension CNContactViewControllerDelegate { public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}; public func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool { true } }
    @preconcurrency @MainActor open class CNContactViewController: UIViewController {
      open weak var delegate: (any CNContactViewControllerDelegate)?
      open private(set) var contact = CNContact(); open var contactStore: CNContactStore?; open var allowsEditing = true; open var allowsActions = true; open var displayedPropertyKeys: [any CNKeyDescriptor]?
      open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
      public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil); self.contact = contact }
      public convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil); self.contact = contact ?? CNContact() }
      public convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil); self.contact = contact }
      open override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemBackground; AbsentFrameworks.say("CNContactViewController") }
    }
    """#

  /// No sound is heard.
  static let audioToolbox = #"""
    public typealias SystemSoundID = UInt32
    public let kAudioSessionNoError: OSStatus = 0, kAudioServicesNoError: OSStatus = 0
    public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
    @discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: Any, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus { outSystemSoundID.pointee = 1; return 0 }
    @discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
    public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { AbsentFrameworks.say("AudioServicesPlaySystemSound") }
    public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { AbsentFrameworks.say("AudioServicesPlayAlertSound") }
    public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void
    @discardableResult public func AudioServicesAddSystemSoundCompletion(_ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: AnyObject?, _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?) -> OSStatus { 0 }
    public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
    public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { AbsentFrameworks.say("AudioServicesPlaySystemSound"); AbsentFrameworks.later { inCompletionBlock?() } }
    public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { AbsentFrameworks.say("AudioServicesPlayAlertSound"); AbsentFrameworks.later { inCompletionBlock?() } }
    """#
}
