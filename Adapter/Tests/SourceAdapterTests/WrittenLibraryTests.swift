import Testing

@testable import SourceAdapter

/// Libraries of Swift that stand in, written down, where their sources are not on the machine.
struct WrittenLibraryTests {
  private func generated(_ text: String, others: [String] = []) -> AdaptedModule {
    let inputs = ([text] + others).enumerated().map { number, text in
      ModuleAdapter.Input(path: "App/File\(number).swift", text: text)
    }
    return ModuleAdapter(AdapterSettings(module: "App")).adapt(inputs)
  }

  @Test(arguments: [
    ("SnapKit", "public var snp: ConstraintViewDSL"), ("Kingfisher", "public var kf: KingfisherWrapper<Self>"),
    ("Alamofire", "public let AF = Session.default"), ("RxSwift", "open class Observable<Element>: ObservableType"),
    ("RxCocoa", "public struct Binder<Value>: ObserverType"),
    ("RxDataSources", "open class RxTableViewSectionedReloadDataSource"),
    ("Moya", "open class MoyaProvider<Target: TargetType>"),
    ("AuthenticationServices", "open class ASAuthorizationAppleIDProvider"),
    ("Then", "extension NSObject: Then {}"), ("Reusable", "public protocol NibLoadable"),
    ("ReactorKit", "public protocol _ReactorKitReactor"), ("PureLayout", "func autoPinEdgesToSuperviewEdges("),
    ("TinyConstraints", "func edgesToSuperview("), ("Cartography", "func constrain("),
    ("EasyPeasy", "var easy: EasyPeasy"),
    ("SwiftyJSON", "public struct JSON"), ("Swinject", "public final class Container: Resolver"),
  ]) func importsBringTheirDeclarations(_ library: String, _ declaration: String) {
    let module = generated("import UIKit\nimport \(library)\nclass Screen: UIViewController {}")
    #expect(module.generated.contains(declaration))
    #expect(!generated("import UIKit\nclass Screen: UIViewController {}").generated.contains(declaration))
  }

  /// Provenance: an application with a singleton called `Session`, which sends requests with Alamofire.
  @Test func typesOfTheApplicationHideThoseOfTheLibrary() {
    let text = generated("import Alamofire\nclass Session { static let shared = Session() }").generated
    #expect(text.contains("open class _Session:"))
    #expect(text.contains("public let AF = _Session.default"))
  }

  /// Provenance: an application that keeps films in Core Data, with a `Result` for each film of a list.
  @Test func parametersKeepTheirNames() {
    let text = generated("import UIKit\nimport CoreData\nstruct Result: Codable {}\nclass Store: NSManagedObject {}")
      .generated
    #expect(!text.contains("<Swift.Result"))
  }

  /// Provenance: applications of Swift 4 with a result of their own, and one whose layers are enumerations called `Data`
  /// and `Domain`.
  @Test func typesOfTheApplicationHideThoseOfFoundation() {
    let text = generated("import Alamofire\nenum Result<T> { case success(T) }\nenum Data {}").generated
    #expect(text.contains("public typealias AFResult<Success> = Swift.Result<Success, AFError>"))
    #expect(text.contains("data: Foundation.Data?"))
    #expect(!text.contains("case data(Data)"))
  }

  /// What RxSwift is without a runtime of Objective-C is not asked of its sources.
  @Test func rxStandsInWhereverItsSourcesAre() {
    for library in ["RxSwift", "RxCocoa", "RxRelay"] { #expect(ModuleAvailability.standsIn(library)) }
    for library in ["SnapKit", "Alamofire", "Kingfisher", "Moya"] { #expect(!ModuleAvailability.standsIn(library)) }
  }

  @Test func oneLibraryBringsAnother() {
    #expect(FrameworkSources.closure(of: ["RxCocoa"]) == ["RxCocoa", "RxSwift"])
    #expect(FrameworkSources.closure(of: ["Moya"]) == ["Moya", "Alamofire", "Security"])
    #expect(FrameworkSources.closure(of: ["Moya", "RxSwift"]).contains("RxMoya"))
  }

  /// Provenance: a target of requests that has the samples of its own, beside files that start tasks of Swift's.
  @Test func namesThatTheLibrarySharesWithSwift() {
    let target = "import Moya\nextension Api: TargetType { var task: Task { .requestPlain } }\nenum Api { case list }"
    let own = "import Moya\nextension TargetType { var sampleData: Data { Data() } }"
    let alone = generated(target).generated
    #expect(alone.contains("\npublic typealias Task = _MoyaTask"))
    #expect(alone.contains("extension TargetType { public var sampleData"))
    let beside = generated(target, others: [own, "func f() { Task { print(1) } }"]).generated
    #expect(!beside.contains("\npublic typealias Task = _MoyaTask"))
    #expect(!beside.contains("extension TargetType { public var sampleData"))
  }

  /// Provenance: a library that keeps fields above the keyboard, whose bar sets its appearance up in its initializers.
  @Test(arguments: ["let", "var"]) func whatRunsOnceDoesNotWaitForItself(_ word: String) {
    let text = "import UIKit\nclass Bar: UIToolbar {\n  private static \(word) set: Void = setUp()\n}"
    let file = generated(text).files[0].text
    #expect(file.contains("private static var set: Void { if !_isDone_set { _isDone_set = true; return setUp() } };"))
  }

  /// Provenance: an application that shows sheets of a library by `[.percent(0.5), .fullscreen]`, and one whose scopes are
  /// called as a keyword.
  @Test func membersBehindADotStandIn() {
    var settings = AdapterSettings(module: "App")
    settings.unknown = UnknownNames(messages: "error: cannot find 'SheetController' in scope")
    let text = """
      import Sheets
      let a = SheetController(sizes: [.percent(0.5), .fullscreen], kind: .default)
      """
    let module = ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: "App/File.swift", text: text)])
    for name in ["percent", "fullscreen", "`default`"] {
      #expect(module.generated.contains("static var \(name): AbsentValue"))
    }
  }

  /// Provenance: a library of requests that compares the keys of servers.
  @Test func elementsOfArraysOfObjectsAreCompared() {
    let text = "func f(_ keys: Any) { for key in keys as! [AnyObject] { _ = key.isEqual(key) } }"
    let module = generated(text.replacing("as!", with: "as"))
    #expect(module.files[0].text.contains("_AnyObjectMembers(key).isEqual"))
  }

  @Test func countersThatThreadsShare() {
    let text = generated("import UIKit\nvar n: Int32 = 0\nfunc f() { OSAtomicIncrement32(&n) }").generated
    #expect(text.contains("func OSAtomicIncrement32("))
    #expect(text.contains("private let _atomics = NSLock()"))
    #expect(!generated("import UIKit").generated.contains("_atomics"))
  }
}
