/// Which of the frameworks that are absent a name belongs to, by its prefix: Apple's, and libraries that come compiled
/// or are written in Objective-C.
enum FrameworkNames {
  static func framework(of name: String, among imported: Set<String>) -> String? {
    // A library is often called as its only class, but for those whose type Swift has taken over since.
    if imported.contains(name), !takenOver.contains(name) { return name }
    for framework in imported.sorted() {
      if prefixes[framework]?.contains(where: { matches(name, $0) }) == true { return framework }
      if names[framework]?.contains(name) == true { return framework }
      if framework.hasPrefix("Firebase"), firebase.contains(name) { return framework }
    }
    return nil
  }

  /// The library that is most likely meant by a name of unknown origin: one that is not Apple's, if there is one.
  static func library(among imported: Set<String>) -> String? {
    imported.sorted().first { prefixes[$0] == nil } ?? imported.sorted().first
  }

  /// Whether nobody has written down what the framework or library declares.
  static func isUnknown(_ framework: String) -> Bool {
    prefixes[framework] == nil && names[framework] == nil
      && FrameworkSources.source(for: [framework]).frameworks.isEmpty
  }

  private static func matches(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return false }
    return next.isUppercase
  }

  private static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "AddressBook": ["AB"], "AddressBookUI": ["AB"],
    "AuthenticationServices": ["AS"], "CallKit": ["CX"], "CloudKit": ["CK"], "Contacts": ["CN"],
    "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
    "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSMerge"],
    "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreSpotlight": ["CS"],
    "CoreTelephony": ["CT"], "EventKit": ["EK"], "EventKitUI": ["EK"], "GLKit": ["GLK"], "GameKit": ["GK"],
    "GameplayKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"], "ImageIO": ["CGImageSource", "CGImageDestination"],
    "JavaScriptCore": ["JS"], "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"], "MediaPlayer": ["MP"],
    "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"], "Network": ["NW"], "PDFKit": ["PDF"],
    "PassKit": ["PK"], "PencilKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"],
    "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec"], "Social": ["SL"],
    "Speech": ["SF", "AV"], "SpriteKit": ["SK"], "StoreKit": ["SK"], "SystemConfiguration": ["SC"],
    "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"], "Vision": ["VN"], "WatchConnectivity": ["WC"],
    "WebKit": ["WK"], "WidgetKit": ["Widget"], "AppTrackingTransparency": ["ATT"], "AdSupport": ["AS"],
    "SDWebImage": ["SD"], "GoogleSignIn": ["GID"], "SVProgressHUD": ["SVProgress"], "MBProgressHUD": ["MBProgress"],
    "CryptoKit": [], "CoreMedia": ["CM"], "CoreVideo": ["CV"], "AudioToolbox": ["Audio"],
    "IOKit": ["IO"],
  ]

  /// The names that applications use most of a library of many modules.
  private static let firebase: Set<String> = [
    "FirebaseApp", "FirebaseOptions", "FirebaseConfiguration", "Analytics", "Crashlytics", "Messaging", "RemoteConfig",
    "Performance", "Auth", "Firestore", "Database", "Storage", "DatabaseReference", "StorageReference",
    "StorageMetadata", "CollectionReference", "DocumentReference", "ListenerRegistration", "DocumentSnapshot",
    "QuerySnapshot", "QueryDocumentSnapshot", "DataSnapshot", "EmailAuthProvider", "GoogleAuthProvider",
    "FacebookAuthProvider", "PhoneAuthProvider", "AuthCredential", "AuthDataResult", "InstanceID",
  ]

  /// Libraries of before Swift 5, which gave their type to it.
  private static let takenOver: Set<String> = ["Result"]

  private static let names: [String: Set<String>] = [
    "Fabric": ["Fabric"], "MapKit": [], "CoreData": ["NSSQLiteStoreType"],
  ]
}
