extension FrameworkSources {
  /// Google's services, whose libraries come compiled: nobody is signed in, and every request answers that there is no
  /// network.
  static let firebase = #"""
    public struct _NoFirebase: Error, LocalizedError, CustomNSError, Sendable { public static var errorDomain: String { "FIRAuthErrorDomain" }; public var errorCode: Int { 17020 }; public var errorDescription: String? { "Network error (such as timeout, interrupted connection or unreachable host) has occurred." }; public init() {} }
    /// Answers later, with what there is without a network: nothing, and an error.
    func _firebase<Value>(_ name: String, _ completion: ((Value?, (any Error)?) -> Void)?) { AbsentFrameworks.say(name); AbsentFrameworks.later { completion?(nil, _NoFirebase()) } }
    func _firebase(_ name: String, _ completion: (((any Error)?) -> Void)?) { AbsentFrameworks.say(name); AbsentFrameworks.later { completion?(_NoFirebase()) } }
    open class FirebaseApp: NSObject { public static func configure() { AbsentFrameworks.say("Firebase") }; public static func configure(options: FirebaseOptions) { configure() }; public static func configure(name: String, options: FirebaseOptions) { configure() }; public static func app() -> FirebaseApp? { FirebaseApp() }; public static func app(name: String) -> FirebaseApp? { FirebaseApp() }; open var name: String { "__FIRAPP_DEFAULT" }; open var options: FirebaseOptions { FirebaseOptions() } }
    open class FirebaseOptions: NSObject { open var clientID: String? = ""; open var apiKey: String?; open var projectID: String?; open var storageBucket: String?; open var databaseURL: String?; open var bundleID = ""; public override init() {}; public init?(contentsOfFile path: String) {}; public init(googleAppID: String, gcmSenderID: String) {}; public class func defaultOptions() -> FirebaseOptions? { FirebaseOptions() } }
    open class FirebaseConfiguration: NSObject { public static let shared = FirebaseConfiguration(); open func setLoggerLevel(_ level: FirebaseLoggerLevel) {} }
    public enum FirebaseLoggerLevel: Int, Sendable { case error = 3, warning, notice, info, debug; public static var min: Self { .error }; public static var max: Self { .debug } }
    open class Analytics: NSObject { open class func logEvent(_ name: String, parameters: [String: Any]?) {}; open class func setUserProperty(_ value: String?, forName name: String) {}; open class func setUserID(_ id: String?) {}; open class func setAnalyticsCollectionEnabled(_ enabled: Bool) {}; open class func setScreenName(_ name: String?, screenClass: String?) {} }
    public let AnalyticsEventSelectContent = "select_content", AnalyticsEventLogin = "login", AnalyticsEventSignUp = "sign_up", AnalyticsEventScreenView = "screen_view", AnalyticsEventSearch = "search", AnalyticsEventShare = "share", AnalyticsParameterItemID = "item_id", AnalyticsParameterItemName = "item_name", AnalyticsParameterContentType = "content_type", AnalyticsParameterScreenName = "screen_name", AnalyticsParameterScreenClass = "screen_class", AnalyticsParameterMethod = "method"
    open class Crashlytics: NSObject { nonisolated(unsafe) static let shared = Crashlytics(); open class func crashlytics() -> Crashlytics { shared }; open func log(_ message: String) {}; open func record(error: any Error) {}; open func setUserID(_ id: String?) {}; open func setCustomValue(_ value: Any?, forKey key: String) {}; open func setCrashlyticsCollectionEnabled(_ enabled: Bool) {} }
    public protocol MessagingDelegate: NSObjectProtocol { func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) }
    extension MessagingDelegate { public func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {} }
    open class Messaging: NSObject { nonisolated(unsafe) static let shared = Messaging(); open class func messaging() -> Messaging { shared }; open weak var delegate: (any MessagingDelegate)?; open var apnsToken: Data?; open var fcmToken: String? { nil }; open var isAutoInitEnabled = true; open func token(completion: @escaping (String?, (any Error)?) -> Void) { _firebase("Messaging", completion) }; open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}; open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}; open func appDidReceiveMessage(_ message: [AnyHashable: Any]) {} }
    public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
    final class _AuthHandle: NSObject { var tell: (() -> Void)?; init(_ tell: @escaping () -> Void) { self.tell = tell } }
    public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
    public let AuthErrorDomain = "FIRAuthErrorDomain", AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"
    public enum AuthErrorCode: Int, Sendable, Error { public typealias Code = AuthErrorCode; case userDisabled = 17005, operationNotAllowed = 17006, emailAlreadyInUse = 17007, invalidEmail = 17008, wrongPassword = 17009, tooManyRequests = 17010, userNotFound = 17011, accountExistsWithDifferentCredential = 17012, requiresRecentLogin = 17014, networkError = 17020, weakPassword = 17026, missingEmail = 17034, internalError = 17999, invalidCredential = 17004, credentialAlreadyInUse = 17025, keychainError = 17995; public init?(_ error: NSError) { self.init(rawValue: error.code) }; public init(_ code: AuthErrorCode) { self = code }; public var code: AuthErrorCode { self } }
    open class AuthCredential: NSObject { open var provider: String { "" } }
    open class AuthDataResult: NSObject { public let user = User(); open var additionalUserInfo: AdditionalUserInfo? { nil }; open var credential: AuthCredential? { nil } }
    open class AdditionalUserInfo: NSObject { open var providerID: String { "" }; open var isNewUser: Bool { false }; open var profile: [String: Any]? { nil }; open var username: String? { nil } }
    open class UserMetadata: NSObject { open var creationDate: Date? { nil }; open var lastSignInDate: Date? { nil } }
    open class UserProfileChangeRequest: NSObject { open var displayName: String?; open var photoURL: URL?; open func commitChanges(completion: (((any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }; open func commitChanges() async throws { throw _NoFirebase() } }
    public protocol UserInfo: NSObjectProtocol { var uid: String { get }; var displayName: String? { get }; var email: String? { get }; var photoURL: URL? { get }; var providerID: String { get }; var phoneNumber: String? { get } }
    open class User: NSObject, UserInfo, @unchecked Sendable {
      open var uid: String { "" }; open var displayName: String? { nil }; open var email: String? { nil }; open var photoURL: URL? { nil }; open var phoneNumber: String? { nil }; open var providerID: String { "" }; open var isEmailVerified: Bool { false }; open var isAnonymous: Bool { false }; open var metadata: UserMetadata { UserMetadata() }; open var providerData: [any UserInfo] { [] }; open var refreshToken: String? { nil }
      open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
      open func delete(completion: (((any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }; open func delete() async throws { throw _NoFirebase() }
      open func reload(completion: (((any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }; open func reload() async throws { throw _NoFirebase() }
      open func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }
      open func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }
      open func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }
      open func reauthenticate(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) { _firebase("Auth", completion) }
      open func link(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) { _firebase("Auth", completion) }
      open func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }; open func getIDToken() async throws -> String { throw _NoFirebase() }
      open func getIDTokenForcingRefresh(_ force: Bool, completion: ((String?, (any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }
    }
    /// Nobody is signed in.
    open class Auth: NSObject, @unchecked Sendable {
      static let shared = Auth()
      open class func auth() -> Auth { shared }
      open var currentUser: User? { nil }; open var languageCode: String?; open var settings: Any? { nil }
      open func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) { _firebase("Auth", completion) }
      @discardableResult open func createUser(withEmail email: String, password: String) async throws -> AuthDataResult { throw _NoFirebase() }
      open func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) { _firebase("Auth", completion) }
      @discardableResult open func signIn(withEmail email: String, password: String) async throws -> AuthDataResult { throw _NoFirebase() }
      open func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) { _firebase("Auth", completion) }
      @discardableResult open func signIn(with credential: AuthCredential) async throws -> AuthDataResult { throw _NoFirebase() }
      open func signInAndRetrieveData(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) { _firebase("Auth", completion) }
      open func signInAnonymously(completion: AuthDataResultCallback? = nil) { _firebase("Auth", completion) }
      @discardableResult open func signInAnonymously() async throws -> AuthDataResult { throw _NoFirebase() }
      open func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }
      open func sendPasswordReset(withEmail email: String) async throws { throw _NoFirebase() }
      open func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) { _firebase("Auth", completion) }
      open func signOut() throws {}
      @discardableResult open func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> AuthStateDidChangeListenerHandle { let handle = _AuthHandle { listener(self, nil) }; AbsentFrameworks.later { handle.tell?() }; return handle }
      @discardableResult open func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> AuthStateDidChangeListenerHandle { addStateDidChangeListener(listener) }
      open func removeStateDidChangeListener(_ handle: AuthStateDidChangeListenerHandle) { (handle as? _AuthHandle)?.tell = nil }
      open func canHandle(_ url: URL) -> Bool { false }
      open func useEmulator(withHost host: String, port: Int) {}
    }
    open class EmailAuthProvider: NSObject { open class func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential() } }
    open class OAuthProvider: NSObject { public static func credential(withProviderID id: String, idToken: String, rawNonce: String?) -> AuthCredential { AuthCredential() }; public static func credential(withProviderID id: String, idToken: String, rawNonce: String?, accessToken: String?) -> AuthCredential { AuthCredential() }; public static func appleCredential(withIDToken token: String, rawNonce: String?, fullName: PersonNameComponents?) -> AuthCredential { AuthCredential() } }
    open class GoogleAuthProvider: NSObject { open class func credential(withIDToken token: String, accessToken: String) -> AuthCredential { AuthCredential() } }
    open class FacebookAuthProvider: NSObject { open class func credential(withAccessToken token: String) -> AuthCredential { AuthCredential() } }
    open class PhoneAuthProvider: NSObject { open class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }; open func verifyPhoneNumber(_ number: String, uiDelegate: Any?, completion: ((String?, (any Error)?) -> Void)?) { _firebase("Auth", completion) }; open func credential(withVerificationID id: String, verificationCode code: String) -> AuthCredential { AuthCredential() } }
    // Firestore
    public final class Timestamp: NSObject, Codable, @unchecked Sendable { public let seconds: Int64, nanoseconds: Int32; public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }; public convenience init(date: Date) { let time = date.timeIntervalSince1970, whole = time.rounded(.down); self.init(seconds: Int64(whole), nanoseconds: Int32((time - whole) * 1e9)) }; public override func isEqual(_ object: Any?) -> Bool { (object as? Timestamp).map { $0.seconds == seconds && $0.nanoseconds == nanoseconds } ?? false }; public override var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }; public override convenience init() { self.init(date: Date()) }; public func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) } }
    public final class GeoPoint: NSObject { public let latitude, longitude: Double; public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) } }
    public class FieldValue: NSObject { public class func serverTimestamp() -> FieldValue { FieldValue() }; public class func delete() -> FieldValue { FieldValue() }; public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }; public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }; public class func increment(_ value: Int64) -> FieldValue { FieldValue() } }
    public class FieldPath: NSObject { public init(_ names: [String]) {}; public class func documentID() -> FieldPath { FieldPath([]) } }
    public protocol ListenerRegistration: NSObjectProtocol { func remove() }
    /// Hears that there is no service, unless it is removed before.
    public class _NoListener: NSObject, ListenerRegistration {
      private var tell: (() -> Void)?
      init<Value>(_ listener: @escaping (Value?, (any Error)?) -> Void) { super.init(); AbsentFrameworks.say("Firestore"); tell = { listener(nil, _NoFirebase()) }; AbsentFrameworks.later { self.tell?(); self.tell = nil } }
      public func remove() { tell = nil }
    }
    public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }
    public enum DocumentChangeType: Int, Sendable { case added, modified, removed }
    public class SnapshotMetadata: NSObject { public var hasPendingWrites: Bool { false }; public var isFromCache: Bool { true } }
    public enum ServerTimestampBehavior: Int, Sendable { case none, estimate, previous }
    @propertyWrapper public struct DocumentID<Value: Codable>: Codable { public var wrappedValue: Value?; public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue } }
    extension DocumentID: Equatable where Value: Equatable {}; extension DocumentID: Hashable where Value: Hashable {}
    @propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable { public var wrappedValue: Value?; public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue } }
    extension ServerTimestamp: Equatable where Value: Equatable {}; extension ServerTimestamp: Hashable where Value: Hashable {}
    @propertyWrapper public struct ExplicitNull<Value: Codable>: Codable { public var wrappedValue: Value?; public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue } }
    public class DocumentSnapshot: NSObject { public let reference: DocumentReference; init(_ reference: DocumentReference) { self.reference = reference }; public var documentID: String { reference.documentID }; public var exists: Bool { false }; public var metadata: SnapshotMetadata { SnapshotMetadata() }; public func data() -> [String: Any]? { nil }; public func get(_ field: Any) -> Any? { nil }; public subscript(key: String) -> Any? { nil }; public func data<T: Decodable>(as type: T.Type) throws -> T { throw _NoFirebase() } }
    public class QueryDocumentSnapshot: DocumentSnapshot { public override func data() -> [String: Any] { [:] } }
    public class DocumentChange: NSObject { public let type = DocumentChangeType.added, document: QueryDocumentSnapshot, oldIndex: UInt = 0, newIndex: UInt = 0; init(_ document: QueryDocumentSnapshot) { self.document = document } }
    public class QuerySnapshot: NSObject { public var documents: [QueryDocumentSnapshot] { [] }; public var documentChanges: [DocumentChange] { [] }; public var count: Int { 0 }; public var isEmpty: Bool { true }; public var metadata: SnapshotMetadata { SnapshotMetadata() } }
    public typealias FIRQuerySnapshotBlock = (QuerySnapshot?, (any Error)?) -> Void
    public class Query: NSObject, @unchecked Sendable {
      public func getDocuments(completion: @escaping FIRQuerySnapshotBlock) { _firebase("Firestore", completion) }
      public func getDocuments(source: FirestoreSource, completion: @escaping FIRQuerySnapshotBlock) { _firebase("Firestore", completion) }
      public func getDocuments() async throws -> QuerySnapshot { throw _NoFirebase() }
      @discardableResult public func addSnapshotListener(_ listener: @escaping FIRQuerySnapshotBlock) -> any ListenerRegistration { _NoListener(listener) }
      @discardableResult public func addSnapshotListener(includeMetadataChanges: Bool, listener: @escaping FIRQuerySnapshotBlock) -> any ListenerRegistration { addSnapshotListener(listener) }
      public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }; public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }; public func whereField(_ field: String, isLessThan value: Any) -> Query { self }; public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }; public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }; public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }; public func whereField(_ field: String, arrayContains value: Any) -> Query { self }; public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }; public func whereField(_ field: String, in values: [Any]) -> Query { self }; public func whereField(_ field: FieldPath, in values: [Any]) -> Query { self }; public func whereField(_ field: FieldPath, isEqualTo value: Any) -> Query { self }
      public func order(by field: String) -> Query { self }; public func order(by field: String, descending: Bool) -> Query { self }; public func limit(to count: Int) -> Query { self }; public func limit(toLast count: Int) -> Query { self }
      public func start(afterDocument document: DocumentSnapshot) -> Query { self }; public func start(atDocument document: DocumentSnapshot) -> Query { self }; public func start(at values: [Any]) -> Query { self }; public func start(after values: [Any]) -> Query { self }; public func end(at values: [Any]) -> Query { self }; public func end(before values: [Any]) -> Query { self }
    }
    public class CollectionReference: Query, @unchecked Sendable {
      public let collectionID: String, path: String
      init(_ path: String) { self.path = path; collectionID = path.split(separator: "/").last.map(String.init) ?? path }
      public func document() -> DocumentReference { document(String(UUID().uuidString.filter { $0 != "-" }.prefix(20))) }
      public func document(_ path: String) -> DocumentReference { DocumentReference(self.path + "/" + path) }
      @discardableResult public func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference { _firebase("Firestore", completion); return document() }
      @discardableResult public func addDocument<T: Encodable>(from value: T, completion: (((any Error)?) -> Void)? = nil) throws -> DocumentReference { _firebase("Firestore", completion); return document() }
    }
    public class DocumentReference: NSObject, @unchecked Sendable {
      public let path: String; public var documentID: String { path.split(separator: "/").last.map(String.init) ?? path }
      init(_ path: String) { self.path = path }
      public var parent: CollectionReference { CollectionReference(path.split(separator: "/").dropLast().joined(separator: "/")) }
      public func collection(_ path: String) -> CollectionReference { CollectionReference(self.path + "/" + path) }
      public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) { _firebase("Firestore", completion) }
      public func getDocument(source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) { _firebase("Firestore", completion) }
      public func getDocument() async throws -> DocumentSnapshot { throw _NoFirebase() }
      public func getDocument<T: Decodable>(as type: T.Type) async throws -> T { throw _NoFirebase() }
      @discardableResult public func addSnapshotListener(_ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void) -> any ListenerRegistration { _NoListener(listener) }
      public func setData(_ data: [String: Any], completion: (((any Error)?) -> Void)? = nil) { _firebase("Firestore", completion) }
      public func setData(_ data: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) { _firebase("Firestore", completion) }
      public func setData(_ data: [String: Any]) async throws { throw _NoFirebase() }
      public func setData(_ data: [String: Any], merge: Bool) async throws { throw _NoFirebase() }
      public func setData<T: Encodable>(from value: T, merge: Bool = false, completion: (((any Error)?) -> Void)? = nil) throws { _firebase("Firestore", completion) }
      public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) { _firebase("Firestore", completion) }
      public func updateData(_ fields: [AnyHashable: Any]) async throws { throw _NoFirebase() }
      public func delete(completion: (((any Error)?) -> Void)? = nil) { _firebase("Firestore", completion) }
      public func delete() async throws { throw _NoFirebase() }
    }
    public class WriteBatch: NSObject { @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> WriteBatch { self }; @discardableResult public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch { self }; @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }; public func commit(completion: (((any Error)?) -> Void)? = nil) { _firebase("Firestore", completion) } }
    public class FirestoreSettings: NSObject { public var isPersistenceEnabled = true, areTimestampsInSnapshotsEnabled = true, host = "", isSSLEnabled = true, cacheSizeBytes: Int64 = 0 }
    public class Firestore: NSObject, @unchecked Sendable { static let shared = Firestore(); public class func firestore() -> Firestore { shared }; public var settings = FirestoreSettings(); public func collection(_ path: String) -> CollectionReference { CollectionReference(path) }; public func collectionGroup(_ id: String) -> Query { Query() }; public func document(_ path: String) -> DocumentReference { DocumentReference(path) }; public func batch() -> WriteBatch { WriteBatch() }; public func enableNetwork(completion: (((any Error)?) -> Void)? = nil) {}; public func disableNetwork(completion: (((any Error)?) -> Void)? = nil) {} }
    // Realtime database
    public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }
    public typealias DatabaseHandle = UInt
    public class DataSnapshot: NSObject { public var key: String { "" }; public var value: Any? { nil }; public var children: NSEnumerator { NSArray().objectEnumerator() }; public var childrenCount: UInt { 0 }; public func exists() -> Bool { false }; public func hasChildren() -> Bool { false }; public func hasChild(_ path: String) -> Bool { false }; public func childSnapshot(forPath path: String) -> DataSnapshot { DataSnapshot() }; public var ref: DatabaseReference { DatabaseReference("") } }
    public class ServerValue: NSObject { public class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] } }
    public class DatabaseQuery: NSObject {
      @discardableResult public func observe(_ event: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle { AbsentFrameworks.say("Database"); return 0 }
      @discardableResult public func observe(_ event: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancel: ((any Error) -> Void)?) -> DatabaseHandle { observe(event, with: block) }
      public func observeSingleEvent(of event: DataEventType, with block: @escaping (DataSnapshot) -> Void) { AbsentFrameworks.say("Database") }
      public func observeSingleEvent(of event: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancel: ((any Error) -> Void)?) { AbsentFrameworks.say("Database"); AbsentFrameworks.later { cancel?(_NoFirebase()) } }
      public func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) { AbsentFrameworks.later { block(_NoFirebase(), nil) } }
      public func removeObserver(withHandle handle: DatabaseHandle) {}; public func removeAllObservers() {}; public func keepSynced(_ synced: Bool) {}
      public func queryOrdered(byChild key: String) -> DatabaseQuery { self }; public func queryOrderedByKey() -> DatabaseQuery { self }; public func queryOrderedByValue() -> DatabaseQuery { self }; public func queryLimited(toFirst count: UInt) -> DatabaseQuery { self }; public func queryLimited(toLast count: UInt) -> DatabaseQuery { self }; public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }; public func queryStarting(atValue value: Any?) -> DatabaseQuery { self }; public func queryEnding(atValue value: Any?) -> DatabaseQuery { self }
    }
    public class DatabaseReference: DatabaseQuery {
      let path: String
      init(_ path: String) { self.path = path }
      public var key: String? { path.split(separator: "/").last.map(String.init) }; public var url: String { path }; public var parent: DatabaseReference? { DatabaseReference("") }; public var root: DatabaseReference { DatabaseReference("") }; public var ref: DatabaseReference { self }
      public func child(_ path: String) -> DatabaseReference { DatabaseReference(self.path + "/" + path) }
      public func childByAutoId() -> DatabaseReference { child("-" + String(UUID().uuidString.filter { $0 != "-" }.prefix(19))) }
      public func setValue(_ value: Any?) { AbsentFrameworks.say("Database") }
      public func setValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) { AbsentFrameworks.say("Database"); AbsentFrameworks.later { block(_NoFirebase(), self) } }
      public func updateChildValues(_ values: [AnyHashable: Any]) { AbsentFrameworks.say("Database") }
      public func updateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) { AbsentFrameworks.say("Database"); AbsentFrameworks.later { block(_NoFirebase(), self) } }
      public func removeValue() { AbsentFrameworks.say("Database") }
      public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) { AbsentFrameworks.later { block(_NoFirebase(), self) } }
    }
    public class Database: NSObject { nonisolated(unsafe) static let shared = Database(); public class func database() -> Database { shared }; public class func database(url: String) -> Database { shared }; public var isPersistenceEnabled = false; public func reference() -> DatabaseReference { DatabaseReference("") }; public func reference(withPath path: String) -> DatabaseReference { DatabaseReference(path) }; public func reference(fromURL url: String) -> DatabaseReference { DatabaseReference(url) } }
    // Storage
    public class StorageMetadata: NSObject { public var contentType: String?, customMetadata: [String: String]?, size: Int64 = 0, name: String?, path: String?; public func downloadURL() -> URL? { nil } }
    public class StorageListResult: NSObject { public var items: [StorageReference] { [] }; public var prefixes: [StorageReference] { [] } }
    public enum StorageTaskStatus: Int, Sendable { case unknown, resume, progress, pause, success, failure }
    public class StorageTaskSnapshot: NSObject { public var progress: Progress? { nil }; public var error: (any Error)? { _NoFirebase() } }
    public class StorageTask: NSObject { public func cancel() {}; public func pause() {}; public func resume() {}; @discardableResult public func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String { "" }; public func removeAllObservers() {} }
    public typealias StorageUploadTask = StorageTask
    public typealias StorageDownloadTask = StorageTask
    public class StorageReference: NSObject {
      let path: String
      init(_ path: String) { self.path = path }
      public var fullPath: String { path }; public var name: String { path.split(separator: "/").last.map(String.init) ?? "" }; public var bucket: String { "" }
      public func child(_ path: String) -> StorageReference { StorageReference(self.path + "/" + path) }; public func root() -> StorageReference { StorageReference("") }; public func parent() -> StorageReference? { nil }
      @discardableResult public func putData(_ data: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil) -> StorageUploadTask { _firebase("Storage", completion); return StorageTask() }
      @discardableResult public func putFile(from url: URL, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil) -> StorageUploadTask { _firebase("Storage", completion); return StorageTask() }
      public func putDataAsync(_ data: Data, metadata: StorageMetadata? = nil) async throws -> StorageMetadata { throw _NoFirebase() }
      @discardableResult public func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) -> StorageDownloadTask { _firebase("Storage", completion); return StorageTask() }
      public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) { _firebase("Storage", completion) }; public func downloadURL() async throws -> URL { throw _NoFirebase() }
      public func delete(completion: (((any Error)?) -> Void)?) { _firebase("Storage", completion) }; public func delete() async throws { throw _NoFirebase() }
      public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) { _firebase("Storage", completion) }
      public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) { _firebase("Storage", completion) }
    }
    public class Storage: NSObject { nonisolated(unsafe) static let shared = Storage(); public class func storage() -> Storage { shared }; public class func storage(url: String) -> Storage { shared }; public func reference() -> StorageReference { StorageReference("") }; public func reference(withPath path: String) -> StorageReference { StorageReference(path) }; public func reference(forURL url: String) -> StorageReference { StorageReference(url) } }
    """#
}
