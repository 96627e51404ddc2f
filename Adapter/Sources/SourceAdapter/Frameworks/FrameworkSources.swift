/// Declarations of frameworks that exist on Apple's systems only, as far as small applications use them. They compile,
/// keep what they are told, say once that they do nothing, and answer as a device does where the person has refused.
enum FrameworkSources {
  private static let all: [String: String] = [
    "Combine": combine, "WebKit": webKit, "UserNotifications": userNotifications, "CoreLocation": coreLocation,
    "MapKit": [mapKit, mapGeometry, mapAnnotations, mapView].joined(separator: "\n"),
    "SafariServices": safariServices, "MessageUI": messageUI, "LocalAuthentication": localAuthentication,
    "CoreImage": coreImage, "AVFoundation": avFoundation, "AVKit": avKit, "StoreKit": storeKit, "CoreData": coreData,
    "SpriteKit": spriteKit + "\n" + spriteKitFiles, "MultipeerConnectivity": multipeerConnectivity,
    "GameplayKit": gameplayKit, "Contacts": contacts, "ContactsUI": contactsUI, "AudioToolbox": audioToolbox,
    "CoreMotion": coreMotion, "Photos": photos, "PhotosUI": photosUI, "Network": network, "Social": social,
    "Security": security, "SystemConfiguration": systemConfiguration, "EventKit": eventKit, "EventKitUI": eventKitUI,
    "AVFAudio": "", "Accelerate": accelerate, "CryptoKit": cryptoKit, "CommonCrypto": commonCrypto,
    "Digests": digests, "MediaPlayer": mediaPlayer, "SDWebImage": sdWebImage,
    "simd": simd, "Speech": speech, "RealmSwift": realm, "Realm": "", "UIWebView": uiWebView, "Firebase": firebase,
    "Alamofire": alamofire, "Kingfisher": kingfisher, "SnapKit": snapKit + "\n" + snapKitFormerNames,
    "RxSwift": rxSwift + "\n" + rxCocoa,
    "RxCocoa": "", "RxRelay": "", "RxDataSources": rxDataSources, "RxGesture": rxGesture,
    "NSObject_Rx": nsObjectRx,
    "Moya": moya, "RxMoya": rxMoya, "AuthenticationServices": authenticationServices, "Then": then,
    "Reusable": reusable, "ReactorKit": reactorKit, "Lottie": lottie, "KeychainAccess": keychainAccess,
    "FSCalendar": fsCalendar, "Vision": vision,
    "RxAlamofire": rxAlamofire, "SwiftyJSON": swiftyJSON, "Swinject": swinject,
    "SwinjectAutoregistration": swinjectAutoregistration, "PromiseKit": promiseKit,
    "PMKAlamofire": promiseAlamofire, "PMKFoundation": "", "TinyConstraints": tinyConstraints, "PureLayout": pureLayout,
    "Cartography": cartography, "EasyPeasy": easyPeasy, "ObjectMapper": objectMapper,
    "AlamofireObjectMapper": alamofireObjectMapper, "AlamofireImage": alamofireImage, "ProgressBoxes": progressBoxes,
    "MBProgressHUD": mbProgressHUD, "SVProgressHUD": svProgressHUD, "JGProgressHUD": jgProgressHUD, "PKHUD": pkHUD,
    "NVActivityIndicatorView": activityIndicators, "NVActivityIndicatorViewExtended": "",
    "XLPagerTabStrip": pagerTabStrip, "Charts": charts, "DGCharts": "",
    "Toast_Swift": toast, "Toast": "", "ToastSwiftFramework": "", "Cosmos": cosmos, "Reachability": reachability,
  ].merging(firebaseModules.map { ($0, "") }) { $1 }

  private static let firebaseModules = [
    "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseDatabase",
    "FirebaseStorage", "FirebaseAnalytics", "FirebaseCrashlytics", "FirebaseMessaging",
  ]

  /// The names of Combine that OpenCombine lacks.
  static let joiningNames: Set<String> = [
    "combineLatest", "CombineLatest", "CombineLatest3", "CombineLatest4", "merge", "Merge", "Merge3", "Merge4",
    "Merge5", "Merge6", "Merge7", "Merge8", "MergeMany", "publisher", "prefix",
  ]

  static func isWritten(_ framework: String) -> Bool { all[framework] != nil }

  /// The protocols of Objective-C that frameworks declare.
  static let objectProtocols: Set<String> = systemFrameworks.reduce(into: []) { names, framework in
    for match in (all[framework] ?? "").matches(of: /\bprotocol (\w+): (?:NSObjectProtocol|AnyObject|MKAnnotation)\b/) {
      names.insert(String(match.1))
    }
  }

  /// What else a framework brings.
  private static let needs: [String: [String]] = [
    "MapKit": ["CoreLocation"], "AVKit": ["AVFoundation"], "PhotosUI": ["Photos"], "ContactsUI": ["Contacts"],
    "AVFoundation": ["AudioToolbox"], "Vision": ["CoreImage"], "AVFAudio": ["AVFoundation"], "EventKitUI": ["EventKit"],
    "Speech": ["AVFoundation"], "CryptoKit": ["Digests"], "CommonCrypto": ["Digests"], "Realm": ["RealmSwift"],
    "RxCocoa": ["RxSwift"], "RxRelay": ["RxSwift"], "RxDataSources": ["RxSwift"],
    "RxGesture": ["RxSwift"], "NSObject_Rx": ["RxSwift"],
    "Alamofire": ["Security"], "Moya": ["Alamofire"], "RxMoya": ["Moya", "RxSwift"], "ReactorKit": ["RxSwift"],
    "KeychainAccess": ["Security"], "RxAlamofire": ["Alamofire", "RxSwift"],
    "SwinjectAutoregistration": ["Swinject"], "PMKFoundation": ["PromiseKit"],
    "PMKAlamofire": ["PromiseKit"], "AlamofireObjectMapper": ["Alamofire", "ObjectMapper"],
    "AlamofireImage": ["Alamofire"], "MBProgressHUD": ["ProgressBoxes"], "SVProgressHUD": ["ProgressBoxes"],
    "JGProgressHUD": ["ProgressBoxes"], "PKHUD": ["ProgressBoxes"],
    "NVActivityIndicatorViewExtended": ["NVActivityIndicatorView"], "DGCharts": ["Charts"],
    "Toast": ["Toast_Swift"], "ToastSwiftFramework": ["Toast_Swift"],
  ].merging(firebaseModules.map { ($0, ["Firebase"]) }) { $1 }

  /// Names of a library that Swift or another library has too. They mean the library's where every file that names them
  /// imports it, and no other library that is there declares them.
  static let sharedNames = [
    "Moya": ["Task": "_MoyaTask", "Method": "HTTPMethod"], "RealmSwift": ["Query": "_RealmQuery"],
    "PromiseKit": ["Resolver": "_PMKResolver"],
  ]

  /// The names that a file has by importing UIKit or Foundation alone, with their frameworks, as far as it uses them.
  ///
  /// UIKIT: UIKit's module exports Core Image and User Notifications, whose types its own declarations take, and has the
  /// web view of before WebKit; Foundation's exports Security.
  static func broughtByUIKit(_ vocabulary: FileVocabulary) -> [String: String] {
    let isOfUIKit = vocabulary.imports.contains("UIKit")
    guard isOfUIKit || vocabulary.imports.contains("Foundation") else { return [:] }
    let names = namesBroughtByFoundation.merging(isOfUIKit ? namesBroughtByUIKit : [:]) { $1 }
    return names.filter { vocabulary.identifiers.contains($0.key) }
  }

  private static let namesBroughtByUIKit = frameworks(ofNamesIn: ["CoreImage", "UserNotifications"]).merging(
    ["UIWebView", "UIWebViewDelegate", "UIWebViewNavigationType"].map { ($0, "UIWebView") }
  ) { $1 }
  private static let namesBroughtByFoundation = frameworks(ofNamesIn: ["Security"])

  private static func frameworks(ofNamesIn frameworks: [String]) -> [String: String] {
    frameworks.reduce(into: [:]) { result, framework in
      for name in source(for: [framework]).names { result[name] = framework }
    }
  }

  /// These frameworks and what they bring, as far as there are declarations for them.
  static func closure(of frameworks: Set<String>) -> Set<String> {
    var wanted: Set<String> = []
    var waiting = Array(frameworks)
    while let next = waiting.popLast() {
      if all[next] != nil, wanted.insert(next).inserted { waiting += needs[next] ?? [] }
      // One pod has both.
      if wanted.isSuperset(of: ["Moya", "RxSwift"]) { wanted.insert("RxMoya") }
    }
    return wanted
  }

  /// The declarations for these frameworks, each once, and the names that they declare.
  ///
  /// - Parameters:
  ///   - others: frameworks that another module declares.
  ///   - former: declarations of earlier versions, by framework.
  static func source(for frameworks: Set<String>, without others: Set<String> = [], former: [String: String] = [:]) -> (
    text: String, names: Set<String>, frameworks: Set<String>
  ) {
    let wanted = closure(of: frameworks).subtracting(others)
    let text = wanted.sorted().compactMap { name in
      (former[name] ?? all[name]).map { systemFrameworks.contains(name) ? withAbsentMembers($0) : $0 }
    }.joined(separator: "\n")
    let declared = /(?:class|struct|enum|protocol|typealias|let|func) ([A-Z_k][A-Za-z0-9_]+)/
    let further = /, ([A-Z_k][A-Za-z0-9_]+)(?: =|:)/
    let names = text.matches(of: declared).map { String($0.1) } + text.matches(of: further).map { String($0.1) }
    return (text, Set(names), wanted)
  }

  /// What nobody wrote down of a framework's classes can be read, set and called without effect.
  private static func withAbsentMembers(_ source: String) -> String {
    source.replacing(
      /(?m)^( *)((?:@preconcurrency @MainActor )?open class \w+: (?:NSObject|UIView|UIControl|UIButton|UIViewController|CALayer))\b/
    ) {
      "\($0.1)@dynamicMemberLookup \($0.2), AbsentFrameworkType"
    }
  }

  /// Libraries that are not written in Swift, come compiled, or want the Objective-C runtime: they stand in wherever
  /// their sources are.
  static let libraries = Set(firebaseModules).union([
    "Firebase", "RealmSwift", "Realm", "SDWebImage", "RxSwift", "RxCocoa", "RxRelay", "RxDataSources", "RxGesture",
    "NSObject_Rx",
    "FSCalendar", "PureLayout", "MBProgressHUD", "SVProgressHUD", "JGProgressHUD",
  ])
  /// Libraries of Swift, which stand in where their sources are not on the machine.
  private static let sourceLibraries: Set<String> = [
    "Alamofire", "Kingfisher", "SnapKit", "Moya", "RxMoya", "Then", "Reusable", "ReactorKit", "SwiftyJSON", "Swinject",
    "Lottie",
    "KeychainAccess", "RxAlamofire",
    "SwinjectAutoregistration", "PromiseKit", "PMKAlamofire", "PMKFoundation", "TinyConstraints", "Cartography",
    "EasyPeasy", "ObjectMapper", "AlamofireObjectMapper", "AlamofireImage", "ProgressBoxes", "PKHUD",
    "NVActivityIndicatorView", "NVActivityIndicatorViewExtended", "XLPagerTabStrip",
    "Charts", "DGCharts", "Toast_Swift", "Toast", "ToastSwiftFramework", "Cosmos", "Reachability",
  ]
  /// Libraries are written down as they are, and what Combine and Core Data stand in for is Swift's.
  private static let systemFrameworks = Set(all.keys).subtracting(libraries)
    .subtracting(sourceLibraries).subtracting(["Combine", "CoreData", "Digests", "simd"])
}
