import Foundation
import Testing

@testable import SourceAdapter

/// The declarations of written libraries compile with the UIKit that the checkout was built with last.
@Suite(.enabled(if: Checkout.isBuilt, "the package around this one is not built")) struct WrittenLibraryCompileTests {
  /// Each alone, and all that are used together.
  @Test(arguments: [
    ["SnapKit"], ["Kingfisher"], ["Alamofire"], ["RxSwift"], ["RxCocoa"], ["Moya"], ["RealmSwift"], ["SDWebImage"],
    ["FirebaseAuth", "FirebaseFirestore"], ["CoreData"], ["WebKit", "MapKit", "CoreLocation"],
    ["Then"], ["Reusable"], ["ReactorKit"], ["SwiftyJSON"], ["Swinject", "SwinjectAutoregistration"], ["StoreKit"],
    ["Lottie"], ["TinyConstraints"], ["PureLayout", "RxSwift"], ["Cartography"], ["EasyPeasy"],
    ["KeychainAccess"], ["RxAlamofire"], ["PromiseKit"], ["PromiseKit", "Swinject"], ["PromiseKit", "Alamofire"],
    ["PMKAlamofire", "Alamofire"], ["FSCalendar"], ["FSCalendar", "SnapKit"],
    ["ObjectMapper", "AlamofireObjectMapper"], ["AlamofireImage"], ["MBProgressHUD", "SVProgressHUD", "JGProgressHUD"],
    ["PKHUD", "NVActivityIndicatorView"], ["XLPagerTabStrip"], ["Charts"], ["Toast_Swift", "Cosmos"],
    ["FirebaseFirestore", "RealmSwift"], ["RxGesture"], ["NSObject_Rx"],
    ["AVFoundation", "Contacts", "EventKit", "MediaPlayer", "Photos", "Speech", "UserNotifications"],
    ["SnapKit", "Alamofire", "Kingfisher", "Moya", "RxSwift", "RxCocoa", "RxRelay", "RxDataSources"],
  ]) func compile(_ libraries: [String]) throws {
    try compile((["UIKit"] + libraries).map { "import \($0)\n" }.joined() + "class Screen: UIViewController {}\n")
  }

  /// Documented: the READMEs of RxGesture and NSObject+Rx, and SnapKit's names of before `snp.`.
  @Test(arguments: [
    "import RxGesture\nfunc f(_ v: UIView, _ b: DisposeBag) { v.rx.tapGesture().when(.recognized).subscribe(onNext: { print($0.view as Any) }).disposed(by: b); v.rx.anyGesture(.tap(), .swipe(direction: .up)).asLocation(in: .view).subscribe().disposed(by: b); v.rx.panGesture { $1.simultaneousRecognitionPolicy = .never }.asTranslation().map(\\.translation).subscribe().disposed(by: b) }",
    "import NSObject_Rx\nfinal class S: UIViewController, HasDisposeBag { func f() { Observable.just(1).subscribe().disposed(by: rx.disposeBag); Driver.just(1).drive().disposed(by: disposeBag) } }",
    "import SnapKit\nfunc f(_ v: UIView, _ w: UIView) { v.snp_makeConstraints { $0.top.equalTo(w.snp_bottomMargin).offset(8); $0.size.equalTo(w.snp_size) } }",
    "func f(_ v: UIView) -> Bool { guard let t = v as? any UITextInput else { return false }; switch t.keyboardAppearance { case .dark?: return true; default: return false } }",
    "func f(_ t: UITextField?) -> Bool { switch t?.keyboardAppearance { case .dark?: return true; default: return false } }",
    "import Swinject\nextension Resolver { func resolve<T>(_ t: T.Type, key: Int? = nil) -> T? { resolve(t, name: key.map(String.init)) }; func resolve<T, A>(_ t: T.Type, key: Int? = nil, argument: A) -> T? { resolve(t, name: nil, argument: argument) } }\nfunc f(_ r: Resolver) -> Int? { r.resolve(Int.self) ?? r.resolve(Int.self, argument: 1) }",
    "extension SharedSequenceConvertibleType { func v() -> SharedSequence<SharingStrategy, Void> { map { _ in } } }\nextension PrimitiveSequenceType where Trait == SingleTrait, Element == Int { func t() -> Single<String> { flatMap { .just(String($0)) } } }\nfunc f(_ d: Driver<Int>, _ s: Single<Int>, _ b: DisposeBag) { d.v().drive().disposed(by: b); d.map { $0 + 1 }.drive { print($0) }.disposed(by: b); s.do(afterSuccess: { _ in }, afterError: { _ in }).subscribe().disposed(by: b); s.t().subscribe().disposed(by: b) }",
    "func f(_ s: UISearchController, _ b: DisposeBag) { s.rx.didPresent.subscribe().disposed(by: b) }",
    "import MapKit\nfunc f(_ a: MKClusterAnnotation) -> [any MKAnnotation] { a.memberAnnotations + [a] }",
  ]) func namesOfLibrariesCompile(_ text: String) throws {
    try compile("import UIKit\nimport RxSwift\nimport RxCocoa\n\(text)\nclass Screen: UIViewController {}\n")
  }

  /// Documented: the names that UIKit's API notes give up with Swift 4.2, each where it is used.
  @Test func formerNamesCompile() throws {
    let names = FormerNames.constants.keys.map { "  _ = \($0)" } + FormerNames.types.keys.map { "  _ = \($0).self" }
    let notifications = FormerNames.notifications.keys.map { "  _ = NSNotification.Name.\($0)" }
    let functions = """
        _ = NSStringFromCGRect(CGRectFromString("{{0, 0}, {1, 1}}")) + NSStringFromUIEdgeInsets(UIEdgeInsetsFromString("{}"))
        _ = UIOffsetEqualToOffset(UIOffsetMake(1, 2), UIOffsetFromString("{1, 2}"))
        _ = UIEdgeInsetsEqualToEdgeInsets(.zero, .zero) || UIAccessibilityIsSwitchControlRunning()
        _ = UIAccessibilityDarkerSystemColorsEnabled() || UIAccessibilityIsVoiceOverRunning()
        _ = UIAccessibilityConvertFrameToScreenCoordinates(.zero, UIView())
      """
    try compile(
      "import UIKit\n@MainActor func f() {\n"
        + (names + notifications + [functions]).sorted().joined(separator: "\n") + "\n}\n")
  }

  /// Documented: the READMEs of Toast-Swift, Cosmos and Reachability.swift, of its versions before 5 too.
  @Test(arguments: [
    "import Toast_Swift\nfunc f(_ v: UIView) { v.makeToast(\"a\"); v.makeToast(\"a\", duration: 3.0, position: .top, title: \"b\") { print($0) }; v.makeToastActivity(.center); v.hideToastActivity(); var s = ToastStyle(); s.messageColor = .blue; v.makeToast(\"a\", style: s); ToastManager.shared.isQueueEnabled = true }",
    "import Cosmos\nfunc f(_ v: CosmosView) { v.rating = 4; v.text = \"(1)\"; v.settings.fillMode = .precise; v.settings.starSize = 30; v.didTouchCosmos = { r in print(r) } }",
    "import Reachability\nlet r = try! Reachability()\nfunc f() { r.whenReachable = { if $0.connection == .wifi { print(1) } }; r.whenUnreachable = { _ in }; do { try r.startNotifier() } catch {} ; NotificationCenter.default.addObserver(forName: .reachabilityChanged, object: r, queue: nil) { _ in }; switch r.connection { case .wifi: break; case .cellular: break; case .unavailable: break; default: break } }",
    "import Reachability\nlet r = Reachability()!\nfunc f() { if r.connection != .none { print(r.connection) } }",
  ]) func namesOfSmallLibrariesCompile(_ text: String) throws {
    try compile("import UIKit\n\(text)\nclass Screen: UIViewController {}\n")
  }

  /// Documented: the examples of DGCharts, with names of its versions 3 to 5.
  @Test(arguments: [
    "import Charts\nfunc f(_ v: LineChartView) { let s = LineChartDataSet(entries: [ChartDataEntry(x: 1, y: 2)], label: \"a\"); s.mode = .cubicBezier; s.setColor(.red); let d = LineChartData(dataSet: s); d.setDrawValues(false); v.data = d; v.chartDescription?.enabled = false; v.xAxis.labelPosition = .bottom; v.rightAxis.enabled = false; v.legend.form = .line; v.animate(xAxisDuration: 1); v.xAxis.valueFormatter = IndexAxisValueFormatter(values: [\"a\"]) }",
    "import DGCharts\nfinal class A: NSObject, AxisValueFormatter { func stringForValue(_ value: Double, axis: AxisBase?) -> String { \"\" } }\nfinal class S: UIViewController, ChartViewDelegate { let v = PieChartView(), b = BarChartView(); override func viewDidLoad() { super.viewDidLoad(); v.delegate = self; v.data = PieChartData(dataSet: PieChartDataSet(entries: [PieChartDataEntry(value: 1, label: \"a\")], label: \"\")); b.data = BarChartData(dataSets: [BarChartDataSet(entries: [BarChartDataEntry(x: 1, y: 2)], label: \"b\")]); b.leftAxis.axisMinimum = 0; b.leftAxis.valueFormatter = A(); v.holeColor = .clear; (b.data as? BarChartData)?.barWidth = 0.4 }\nfunc chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight) { print(entry.y) } }",
  ]) func namesOfChartsCompile(_ text: String) throws {
    try compile("import UIKit\n\(text)\nclass Screen: UIViewController {}\n")
  }

  /// Documented: "Alamofire 5.0 Migration Guide" and the README of Alamofire 4.
  @Test(arguments: [
    "let h: HTTPHeaders = [\"a\": \"b\"]\nlet d: [String: String] = h\nfunc f() { Alamofire.request(\"a\", method: .post, parameters: [:], encoding: JSONEncoding.default, headers: h).validate().responseJSON { (r: DataResponse<Any>) in if r.result.isSuccess, let v = r.result.value { print(v) } else { print(r.error?.localizedDescription ?? \"\") } } }",
    "let m = SessionManager(configuration: .default)\nfunc f<T>(_ done: @escaping (Result<T>) -> Void) { m.request(\"a\", headers: SessionManager.defaultHTTPHeaders).responseData { r in switch r.result { case .success(let d): print(d); case .failure(let e): done(.failure(e)) } } }",
    "func f() { Alamofire.upload(multipartFormData: { $0.append(Data(), withName: \"a\") }, to: \"a\", method: .post, headers: [\"a\": \"b\"]) { r in switch r { case .success(let u, _, _): u.responseJSON { print($0.result.value as Any) }; case .failure(let e): print(e) } } }",
    "import ObjectMapper\nimport AlamofireObjectMapper\nimport AlamofireImage\nstruct A: Mappable { init?(map: Map) {}; mutating func mapping(map: Map) {} }\nfunc f(_ v: UIImageView) { Alamofire.request(\"a\").responseObject { (r: DataResponse<A>) in print(r.result.value as Any) }; v.af_setImage(withURL: URL(string: \"a\")!); Alamofire.request(\"a\").responseImage { r in v.image = r.result.value } }",
  ]) func namesOfFormerAlamofireCompile(_ text: String) throws {
    try compile("import UIKit\nimport Alamofire\n\(text)\nclass Screen: UIViewController {}\n")
  }

  /// Provenance: an application whose first screen comes by `setRootViewController` of a library that is absent.
  @Test func setterOfALibrarySets() throws {
    try compile(
      "import UIKit\nimport WindowKit\nfunc f(_ w: UIWindow, _ c: UIViewController) { w.setRootViewController(c, options: 1); w.setRootViewController(c, animated: true) { print(1) } }\n",
      after: "error: value of type 'UIWindow' has no member 'setRootViewController'")
  }

  /// Those of Apple's that are written, all in one module: each compiles, and none is in the way of another.
  @Test func frameworksCompileTogether() throws {
    let frameworks = [
      "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AudioToolbox", "AuthenticationServices",
      "CommonCrypto", "Contacts", "ContactsUI", "CoreData", "CoreImage", "CoreLocation", "CoreMotion",
      "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "LocalAuthentication", "MapKit", "MediaPlayer",
      "MessageUI", "MultipeerConnectivity", "Network", "Photos", "PhotosUI", "SafariServices", "Security", "Social",
      "Speech", "SpriteKit", "StoreKit", "SystemConfiguration", "UserNotifications", "Vision", "WebKit", "simd",
    ]
    try compile((["UIKit"] + frameworks).map { "import \($0)\n" }.joined() + "class Screen: UIViewController {}\n")
  }

  /// What Foundation on Linux lacks is declared where a name of it is met.
  @Test(arguments: [
    "func f(_ r: URLResponse) { print(r.textEncodingName ?? \"\") }",
    "func f(_ n: String) -> [URL] { (Bundle.main.urls(forResourcesWithExtension: \"json\", subdirectory: nil) ?? []) + Bundle.main.urls(forResourcesWithExtension: n, subdirectory: n)! }",
    "func f(_ t: String) { t.enumerateSubstrings(in: t.startIndex..., options: .byWords) { a, _, _, _ in print(a!) } }",
    "func f(_ s: Scanner) -> Bool { var a: UInt64 = 0, b: UInt32 = 0; s.scanHexInt32(&b); return s.scanHexInt64(&a) }",
    "import UIKit\nextension NSLayoutAnchor { @objc func f(_ a: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { constraint(equalTo: a) } }",
    "func f(_ t: NSString) { t.enumerateSubstrings(in: NSRange(), options: [.bySentences, .reverse]) { a, _, _, s in } }",
    "func f(_ t: String) { t.enumerateSubstrings(in: t.startIndex..<t.endIndex, options: .byLines) { a, _, _, _ in } }",
    "func f(_ c: PersonNameComponents) -> String { let f = PersonNameComponentsFormatter(); f.style = .short; return f.string(from: c) + PersonNameComponentsFormatter.localizedString(from: c, style: .default, options: []) }",
    "class A {}\nlet i: String = Bundle.main.bundleIdentifier! + (Bundle(for: A.self).bundleIdentifier ?? \"\")",
    "func f(_ u: URL) throws -> Data { try Data(contentsOf: u, options: [.uncachedRead, .mappedRead]) }",
    "func f(_ a: [String: Any]) { os_log(\"%@\", a) }",
    "let l = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]\nlet d = try? FileManager.default.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)\nlet p = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)[0]",
    "let a: [String] = \"a\".components(separatedBy: \"b\") + \"a\".dropLast().components(separatedBy: .newlines)",
    "let u = NSKeyedUnarchiver(forReadingWith: Data()), n = NumberFormatter().number(from: \"8\")",
    "public func f(_ c: AnyClass? = NSClassFromString(\"XCTest\")) -> Bool { c != nil }",
    "let t = NSMutableString()\nlet c = t.length",
    "func f(_ a: CVarArg...) -> String { String(format: \"%@\", a) }",
    "let UIKeyboardFrameEndUserInfoKey = \"a\"\nlet k = UIKeyboardFrameEndUserInfoKey",
    "class SessionMock: URLSession {}\nlet s = SessionMock()",
    "class SessionMock: URLSession { let d: Data; init(d: Data) { self.d = d } }\nlet s = SessionMock(d: Data())",
    "enum E: Error { case a }\nenum F: LocalizedError { case b; var errorDescription: String? { \"b\" } }\nfunc f(_ e: Error, _ n: NSError, _ u: URLError) -> String { e.localizedDescription + n.localizedDescription + u.localizedDescription + E.a.localizedDescription + F.b.localizedDescription }",
    "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }\nlet b = NSNumber(value: 1) < NSNumber(value: 2)",
  ]) func gapsCompile(_ text: String) throws { try compile("import Foundation\nimport os.log\n\(text)\n") }

  /// Provenance: an application that records films, shows where they are, and cuts them.
  @Test func filmsAreShownAndTaken() throws {
    try compile(
      """
      import AVFoundation
      import UIKit
      class Screen: UIViewController {
        let player = AVPlayer(url: URL(fileURLWithPath: "/a.mov"))
        var token: Any?
        override func viewDidLoad() {
          super.viewDidLoad()
          let interval = CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
          token = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in print(time.seconds) }
          player.seek(to: interval, toleranceBefore: .zero, toleranceAfter: .zero)
          if let track = player.currentItem?.asset.tracks(withMediaType: .video).first { print(track.naturalSize.width) }
        }
        func set(_ device: AVCaptureDevice, _ connection: AVCaptureConnection) {
          if device.isFocusModeSupported(.continuousAutoFocus) { device.focusMode = .continuousAutoFocus }
          connection.videoOrientation = .portrait
          device.activeVideoMinFrameDuration = CMTimeMake(value: 1, timescale: CMTimeScale(30))
        }
      }
      """)
  }

  /// Provenance: documented, `OverlayImageProcessor` and `TintImageProcessor` of Kingfisher; both libraries let go of
  /// pictures in memory when that runs short.
  @Test func picturesAreColouredAndLetGo() throws {
    try compile(
      """
      import Kingfisher
      import SDWebImage
      import UIKit
      @MainActor func show(_ image: UIImage, _ view: UIImageView) {
        view.image = TintImageProcessor(tint: OverlayImageProcessor(overlay: .red, fraction: 0.2).overlay)._process(image)
        let (one, other) = (_PictureMemory(limit: 1000), _SDMemory(limit: 1000))
        (one["a"], other[URL(fileURLWithPath: "/a")]) = (image, image)
        view.image = _blurred(image, BlurImageProcessor(blurRadius: 4).radius)
        one.removeAll()
        other.removeAll()
        view.sd_setImage(with: nil, placeholderImage: image, options: [.delayPlaceholder, .avoidAutoSetImage])
      }
      """)
  }

  /// Provenance: documented, `UNUserNotificationCenter`.
  @Test func notificationsWait() throws {
    try compile(
      """
      import UIKit
      import UserNotifications
      func plan(_ request: UNNotificationRequest) async throws -> [UNNotificationRequest] {
        let center = UNUserNotificationCenter.current()
        try await center.add(request)
        center.getDeliveredNotifications { print($0.count) }
        return await center.pendingNotificationRequests()
      }
      """)
  }

  /// Provenance: documented, "Downloading data to a file" of Alamofire's guide.
  @Test func filesAreDownloaded() throws {
    try compile(
      """
      import Alamofire
      import UIKit
      func load(_ url: URL) {
        let destination: DownloadRequest.Destination = { _, _ in
          (url, [.removePreviousFile, .createIntermediateDirectories])
        }
        AF.download("https://example.org/a", to: destination).downloadProgress { print($0.fractionCompleted) }
          .responseURL { print($0.fileURL ?? url) }
        AF.download("https://example.org/a") { file, response in (file, []) }.response { print($0.fileURL as Any) }
        AF.request("https://example.org").onURLSessionTaskCreation { print($0) }.cURLDescription { print($0) }
          .response { _ in }
      }
      """)
  }

  /// Provenance: applications with lists of tasks that people put in another order, as in the examples of RxDataSources.
  @Test func rowsOfStreamsAreMoved() throws {
    try compile(
      """
      import RxCocoa
      import RxDataSources
      import RxSwift
      import UIKit
      @MainActor func bind(
        _ table: UITableView, _ source: RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>, _ bag: DisposeBag
      ) {
        table.rx.itemMoved.subscribe(onNext: { print($0.sourceIndex, $0.destinationIndex) }).disposed(by: bag)
        source.sectionIndexTitles = { $0.sectionModels.map(\\.model) }
        source.canMoveRowAtIndexPath = { _, _ in true }
        source[IndexPath(item: 0, section: 0)] = 3
        table.rx.observe(CGRect.self, "frame").take(until: table.rx.deallocated)
          .subscribe(onNext: { print($0 as Any) }).disposed(by: bag)
      }
      """)
  }

  /// Provenance: an application whose coordinators make their screens by providers.
  @Test func servicesAreMadeWhenTheyAreNeeded() throws {
    try compile(
      """
      import Swinject
      import UIKit
      final class Screen: UIViewController {}
      final class Screens {
        let first: Provider<Screen>, second: Lazy<Screen>
        init(first: Provider<Screen>, second: Lazy<Screen>) { (self.first, self.second) = (first, second) }
        func show() { print(first.instance, second.instance) }
      }
      @MainActor func screens(_ container: Container) -> Screens? {
        container.register(Screens.self) {
          Screens(first: $0.resolve(Provider<Screen>.self)!, second: $0.resolve(Lazy<Screen>.self)!)
        }
        return container.resolve(Screens.self)
      }
      """)
  }

  /// Provenance: applications whose requests, storages and models answer by promises.
  @Test func promisesAreChained() throws {
    try compile(
      """
      import UIKit
      import PromiseKit
      struct Stop: Error {}
      class Storage {
        let queue = DispatchQueue(label: "storage")
        var names: [String] = []
        func load() -> Promise<[String]> { Promise { seal in queue.async { seal.fulfill(self.names) } } }
        func has(_ name: String) -> Promise<Bool> { load().map { $0.contains(name) } }
        func remove() -> Promise<Void> { Promise.value.then(on: queue, flags: nil) { _ -> Promise<Void> in Promise.value } }
        func answer(_ seal: Resolver<Int>) { seal.resolve(1, nil) }
        func old() -> Promise<Int> { Promise { fulfill, reject in fulfill(1) } }
      }
      class Screen: UIViewController {
        let storage = Storage(), label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          firstly { storage.load() }
            .then { names -> Promise<Bool> in if names.isEmpty { return Promise(error: Stop()) }; return self.storage.has(names[0]) }
            .done { [weak self] found in self?.label.text = "\\(found)" }
            .ensure { self.label.isHidden = false }
            .catch { error in print(error) }
            .finally { self.title = "" }
          when(fulfilled: storage.load(), storage.has("a")).done { names, found in print(names, found) }.cauterize()
          when(resolved: [storage.old(), storage.old()]).done { for case .fulfilled(let number) in $0 { print(number) } }
          _ = after(seconds: 1).done { self.title = "later" }
          let (promise, seal) = Promise<Int>.pending()
          seal.fulfill(2)
          promise.compactMap { $0 > 1 ? "\\($0)" : nil }.recover { _ in Promise.value("") }.done { print($0) }.cauterize()
        }
      }
      """)
  }

  /// Provenance: a piece of code that many applications have copied, to delete an object with all that it owns.
  @Test func realmsAreObjects() throws {
    try compile(
      """
      import RealmSwift
      protocol CascadeDeleting: AnyObject { func delete<Entity: Object>(_ entity: Entity, cascading: Bool) }
      extension Realm: CascadeDeleting {
        func delete<Entity: Object>(_ entity: Entity, cascading: Bool) { collect(entity); delete(entity) }
        private func collect(_ entity: RLMObjectBase) { var all = Set<RLMObjectBase>(); all.insert(entity) }
      }
      """)
  }

  /// Provenance: a chat whose channels are decoded with the times that the server gives, beside a local database.
  @Test func documentsAreDecoded() throws {
    try compile(
      """
      import FirebaseFirestore
      import FirebaseFirestoreSwift
      import RealmSwift
      struct Channel: Codable {
        @DocumentID var id: String?
        @ServerTimestamp var made = Date()
        @ServerTimestamp var changed: Date?
        enum CodingKeys: String, CodingKey { case id, made, changed = "date" }
      }
      func all(_ query: Query) -> Query { query.limit(to: 3) }
      """)
  }

  /// Provenance: an item of a bar with a badge, from a library of Objective-C.
  @Test func itemsOfBarsAreItems() throws {
    try compile(
      """
      import UIKit
      import MarkedBarButtonItem
      class Screen: UIViewController {
        var basket: MarkedBarButtonItem?
        override func viewDidLoad() {
          super.viewDidLoad()
          basket = MarkedBarButtonItem.init(customButton: UIButton())
          basket?.markColor = UIColor.red
          navigationItem.setRightBarButton(basket, animated: true)
        }
      }
      """)
  }

  /// Provenance: a feed whose sections have controllers of a library that are no view controllers: classes below them
  /// have designated initializers and no `init(coder:)`.
  @Test func controllersAreNotAlwaysControllersOfViews() throws {
    try compile(
      """
      import UIKit
      import FeedKit
      class MessageSection: FeedSectionController { override init() { super.init() } }
      final class List: FeedSectionController {
        let name: String
        init(name: String) { self.name = name; super.init() }
      }
      """, after: "error: cannot find type 'FeedSectionController' in scope")
  }

  /// Provenance: RxSwift of before version 5, whose times are numbers; what is called later keeps its seconds.
  @Test func timesAreSeconds() throws {
    try compile(
      """
      import RxSwift
      func f(_ a: Observable<Int>) -> Observable<Int> { a.throttle(0.5, scheduler: MainScheduler.instance) }
      func g() -> Observable<Int> { Observable<Int>.interval(1, scheduler: MainScheduler.instance) }
      func later() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) {} }
      func soon() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {} }
      """)
  }

  /// Provenance: an application that trusts its server by a manager of its own.
  @Test func managersOfTrustAreOverridden() throws {
    try compile(
      """
      import Alamofire
      final class Trust: ServerTrustManager {
        override func serverTrustEvaluator(forHost host: String) -> ServerTrustEvaluating? {
          host.isEmpty ? DisabledTrustEvaluator() : DefaultTrustEvaluator()
        }
      }
      """)
  }

  /// Provenance: Apple's page on `URLSession.bytes(from:delegate:)`: bytes, and their lines, as they come.
  @Test func bytesOfSessions() throws {
    try compile(
      """
      import Foundation
      func f(_ url: URL) async throws -> [String] {
        let (bytes, response) = try await URLSession.shared.bytes(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return [] }
        for try await byte in bytes where byte == 0 { return [] }
        var result: [String] = []
        for try await line in bytes.lines { result.append(line) }
        return result
      }
      """)
  }

  /// Provenance: written as code of croppers, scanners and translators is.
  @Test func requestsOfVisionAreMade() throws {
    try compile(
      """
      import UIKit
      import CoreVideo
      import Vision
      func f(_ image: CIImage, _ picture: CGImage, _ buffer: CVPixelBuffer) throws {
        let horizon = VNDetectHorizonRequest { request, _ in
          guard let found = request.results as? [VNHorizonObservation] else { return }
          print(found.max { $0.confidence < $1.confidence }?.angle ?? 0)
        }
        let corners = VNDetectRectanglesRequest { request, error in
          guard error == nil, let found = request.results as? [VNRectangleObservation] else { return }
          print(found.map { $0.topLeft })
        }
        corners.minimumConfidence = 0.8
        let texts = VNRecognizeTextRequest(completionHandler: nil)
        texts.recognitionLevel = .accurate
        try VNImageRequestHandler(ciImage: image.oriented(forExifOrientation: 6), orientation: .up).perform([horizon])
        try VNImageRequestHandler(cgImage: picture, options: [:]).perform([corners, texts])
        try VNImageRequestHandler(cvPixelBuffer: buffer, options: [:]).perform([corners])
        if let kernel = CIColorKernel(source: ""), let made = kernel.apply(extent: image.extent, arguments: [image]) {
          print(CIContext(options: nil).createCGImage(made, from: made.extent) as Any)
        }
        print(texts.results?.compactMap { $0.topCandidates(1).first?.string } ?? [])
      }
      """)
  }

  /// - Parameter messages: what the compiler said before.
  private func compile(_ text: String, after messages: String = "") throws {
    let input = ModuleAdapter.Input(path: "App/Screen.swift", text: text)
    var settings = AdapterSettings(module: "App")
    settings.unknown = UnknownNames(messages: messages)
    let module = ModuleAdapter(settings).adapt([input])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try [("Screen.swift", module.files[0].text), ("Made.swift", module.generated)].map { name, text in
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let found = try errors(in: files)
    #expect(found.isEmpty)
  }

  /// A check that finds nothing wrong has to be able to.
  @Test func mistakesAreFound() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "import UIKit\nlet view: UIView = UIColor.red\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try errors(in: [file.path]).count == 1)
  }

  private func errors(in files: [String]) throws -> [String] {
    var maps: [URL] = []
    for folder in [Checkout.products, Checkout.root.appendingPathComponent("Sources")] {
      let parts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      maps += parts.map { $0.appendingPathComponent("module.modulemap") }
    }
    maps = maps.filter { FileManager.default.fileExists(atPath: $0.path) }
    let modules = Checkout.products.appendingPathComponent("Modules").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", modules]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
      + ["freetype2", "cairo", "harfbuzz", "fribidi", "libxml2"].flatMap { ["-Xcc", "-I/usr/include/\($0)"] } + files
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let found = Set(
      String(decoding: data, as: UTF8.self).split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init))
    return found.isEmpty && process.terminationStatus != 0 ? ["status \(process.terminationStatus)"] : found.sorted()
  }
}

/// The package around this one.
private enum Checkout {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let products = root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()

  static var isBuilt: Bool {
    FileManager.default.fileExists(atPath: products.appendingPathComponent("Modules/UIKit.swiftmodule").path)
  }
}
