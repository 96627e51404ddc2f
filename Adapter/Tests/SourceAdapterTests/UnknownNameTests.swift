import SourceAdapter
import SwiftParser
import Testing

/// Libraries whose sources are not there: what the compiler did not find stands in at the next attempt.
struct UnknownNameTests {
  private let messages = """
    /a/A.swift:3:9: error: cannot find type 'TokenStore' in scope
    /a/A.swift:4:9: error: cannot find 'LoginManager' in scope
    /a/A.swift:5:9: error: cannot find 'login' in scope
    /a/A.swift:6:9: error: value of type 'UIImageView' has no member 'af'
    /a/A.swift:7:9: warning: cannot find 'Nothing' in scope
    """

  @Test func messagesAreRead() {
    let names = UnknownNames(messages: messages)
    #expect(names.types == ["TokenStore", "LoginManager"])
    #expect(names.members == ["UIImageView": ["af"]])
    let known = UnknownNames(messages: "error: cannot find 'LoginManager' in scope")
    #expect(names.subtracting(known).types == ["TokenStore"])
    #expect(names.subtracting(names).isEmpty)
    #expect(names.withoutMembers(of: ["UIImageView"]).members.isEmpty)
    #expect(names.withoutMembers(of: ["Other"]) == names)
    #expect(known.union(names).types == names.types)
  }

  /// Provenance: a library for layout that adds `layout` to views, of which UIKit has one of its own that is not seen.
  @Test func whatUIKitKeepsToItselfIsTheLibrarys() {
    let messages = """
      /a/A.swift:3:9: error: 'layout' is inaccessible due to 'internal' protection level
      1 | import UIKit
      3 |   label.layout.fill(.safeArea)
        |         `- error: 'layout' is inaccessible due to 'internal' protection level
      /c/Sources/UIKitCore/Base/UIView.swift:34:27: note: 'layout' declared here
       32 |   var extras: ViewExtras?
       33 |   /// The view's share in constraint-based layout.
       34 |   nonisolated(unsafe) var layout = ViewLayoutState()
      /a/A.swift:3:16: error: value of type 'ViewLayoutState' has no member 'fill'
      /a/A.swift:4:3: error: 'own' is inaccessible due to 'private' protection level
      /a/Screen.swift:2:5: note: 'own' declared here
      """
    #expect(UnknownNames(messages: messages).members == ["UIView": ["layout"]])
  }

  /// Provenance: a library for layout that adds `easy` to all views; an application's class of a button uses it, too.
  @Test func whatALibraryAddsToAClassIsNotAddedAgainBelow() {
    let messages = """
      /a/A.swift:3:9: error: value of type 'UILabel' has no member 'easy'
      /a/A.swift:4:9: error: value of type 'Round' has no member 'easy'
      /a/A.swift:5:9: error: value of type 'UIView' has no member 'easy'
      """
    let text = """
      import EasyLayout
      import UIKit
      class Round: UIButton {}
      func lay(_ a: UILabel, _ b: Round, _ c: UIView) { a.easy.fill(); b.easy.fill(); c.easy.fill() }
      """
    let source = adapted(text, messages).module.generated
    #expect(source.contains("extension UIView { var easy:"))
    #expect(!source.contains("extension UILabel"))
    #expect(!source.contains("extension Round"))
  }

  /// Provenance: applications of Swift 4.2 with Moya, whose callbacks had the type of a library of this name.
  @Test func resultOfALibraryIsSwifts() {
    let (_, module) = adapted(
      "import Result\nimport UIKit\nfunc show(_ result: Result<Int, Error>) { if case .success(let n) = result { print(n) } }",
      "")
    #expect(!module.generated.contains("class Result"))
  }

  private func adapted(_ text: String, _ messages: String) -> (text: String, module: AdaptedModule) {
    var settings = AdapterSettings(module: "App")
    settings.unknown = UnknownNames(messages: messages)
    let module = ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: "App/File.swift", text: text)])
    return (module.files[0].text, module)
  }

  /// Provenance: applications that sign in with a network's library, and inject with another.
  @Test func whatIsNotFoundStandsIn() {
    let text = """
      import LoginKit
      import UIKit
      enum Route: TargetType { case list }
      class Screen: UIViewController {
        let provider = Provider<Route>(plugins: [])
        let method: Provider.Method? = nil
        let picture = UIImageView()
        func show() {
          if let token = TokenStore.current, !token.isExpired { print(token) }
          LoginManager().logIn(permissions: ["profile"], from: self) { result, error in
            if let error = error { print(error) } else if let result = result { print(result.isCancelled) }
          }
          picture.af.setImage(withURL: nil)
          _ = Elsewhere()
        }
      }
      """
    let all = messages + "\nerror: cannot find 'Provider' in scope\nerror: cannot find type 'TargetType' in scope"
    let (file, module) = adapted(text, all)
    #expect(
      module.absentFrameworks == [
        "LoginKit": ["LoginManager", "Provider", "TargetType", "TokenStore", "UIImageView.af"]
      ])
    for line in [
      "public protocol TargetType {}", "open class Provider<Argument0>: AbsentObject", "typealias Method = AbsentValue",
      "func logIn(permissions a0: Any?, from a1: Any?, _ a2: @escaping (AbsentValue?, (any Error)?) -> Void)",
      "extension UIImageView { var af: AbsentValue",
    ] { #expect(module.generated.contains(line), "\(line)") }
    #expect(!Parser.parse(source: module.generated).hasError)
    #expect(!module.generated.contains("class Elsewhere"))
    #expect(file.contains("if let token = AbsentValue.none(TokenStore.current), !token.isExpired"))
    // Without a library that is absent a name is a mistake.
    #expect(adapted("import UIKit\nlet m = LoginManager()", all).module.absentFrameworks.isEmpty)
  }

  /// Provenance: controllers that are views of a library for streams, which they name with its module.
  @Test func namesWithTheirModuleStandIn() {
    let text =
      "import StreamKit\nimport UIKit\nclass Screen: UIViewController, StreamKit.Screened {}\nlet a = StreamKit.Source()"
    let messages = "error: cannot find type 'Screened' in scope\nerror: cannot find 'Source' in scope"
    let (file, module) = adapted(text, messages)
    #expect(file.contains("class Screen: UIViewController, Screened"))
    #expect(module.generated.contains("public protocol Screened"))
    #expect(module.generated.contains("open class Source"))
    #expect(!module.generated.contains("class StreamKit"))
  }

  /// Provenance: an application whose storyboard has a calendar of a library that is not on the machine.
  @Test func whatADocumentConnectsIsAView() {
    let text = """
      import DayKit
      import UIKit
      class Screen: UIViewController {
        @IBOutlet weak var calendar: DayCalendar!
        var helper: DayHelper?
      }
      """
    let messages = "error: cannot find type 'DayCalendar' in scope\nerror: cannot find type 'DayHelper' in scope"
    let module = adapted(text, messages).module
    #expect(module.generated.contains("open class DayCalendar: UIView, AbsentFrameworkType"))
    #expect(module.generated.contains("open class DayHelper: AbsentObject"))
  }

  /// Provenance: an application whose splash plays an animation that it makes with `.init`, and one whose cells shimmer.
  @Test func initializersWithoutTheirTypeAndNamesWithoutTheirs() {
    let text = """
      import WaveKit
      import UIKit
      class Screen: UIViewController {
        var wave: WaveView?
        func show(_ cell: UICollectionViewCell) {
          wave = .init(name: "loading")
          cell.setShimmer(true, color: .dark)
        }
      }
      """
    let messages =
      "error: cannot find type 'WaveView' in scope\nerror: value of type 'UICollectionViewCell' has no member 'setShimmer'"
    let module = adapted(text, messages).module
    #expect(module.generated.contains("public convenience init(name a0: Any?)"))
    #expect(module.generated.contains("func setShimmer(_ a0: Any?, color a1: AbsentValue?) -> AbsentValue"))
    #expect(module.generated.contains("static var dark: AbsentValue"))
  }

  @Test(arguments: [
    ("{ x in if let x = x { print(x) } }", "AbsentValue?"), ("{ x in if let y = x.y { print(y) } }", "AbsentValue"),
    ("{ x in guard let y = x else { return } }", "AbsentValue?"), ("{ x in print(x!.y) }", "AbsentValue?"),
    ("{ x in if x != nil {} }", "AbsentValue?"), ("{ error in }", "(any Error)?"),
    ("{ error in print(error.localizedDescription) }", "any Error"),
    ("{ x in switch x { case .success: break; case .failure: break } }", "Result<AbsentValue, any Error>"),
    ("{ print($0) }", "AbsentValue"), ("{ print($1) }", "AbsentValue, AbsentValue"),
  ]) func parametersOfClosuresAreWhatTheirBodyTakesThemFor(_ closure: String, _ type: String) {
    let text = "import LoginKit\nlet m = LoginManager()\nfunc f() { m.run \(closure) }"
    let generated = adapted(text, messages).module.generated
    #expect(generated.contains("func run(_ a0: @escaping (\(type)) -> Void)"))
  }

  /// A closure in the parentheses and one behind them are one method.
  @Test func callsAreDeclaredOnce() {
    let text = "import LoginKit\nlet m = LoginManager()\nfunc f() { m.run({ print($0) }); m.run { print($0) } }"
    #expect(adapted(text, messages).module.generated.split(separator: "func run(").count == 3)
  }

  /// Provenance: libraries of cells that are swiped, of text fields that float, and of charts.
  @Test(arguments: [
    ("SwipeTableViewCell", "UITableViewCell"), ("ChartCollectionViewCell", "UICollectionViewCell"),
    ("FloatingTextField", "UITextField"), ("PagedTableView", "UITableView"), ("ChartView", "UIView"),
    ("RevealController", "UIViewController"), ("FadingNavigationController", "UINavigationController"),
  ]) func typesAreWhatTheyAreCalled(_ name: String, _ parent: String) {
    let text = "import LoginKit\nclass Mine: \(name) {}"
    let generated = adapted(text, "error: cannot find type '\(name)' in scope").module.generated
    #expect(generated.contains("open class \(name): \(parent), AbsentFrameworkType"))
  }

  /// A name that is neither a type nor asked is a constant.
  @Test func constantsAreNoTypes() {
    let text = "import LoginKit\nfunc f(_ info: [AnyHashable: Any]) { print(info[LoginInterruptionKey] ?? 0) }"
    let generated = adapted(text, "error: cannot find 'LoginInterruptionKey' in scope").module.generated
    #expect(generated.contains("public let LoginInterruptionKey = \"LoginInterruptionKey\""))
  }

  /// Provenance: applications whose author keeps the file with the keys back.
  @Test func filesThatAreKeptBackDeclareWhatIsNotFound() {
    let text = "struct Key {}\nlet key: String? = Key.api\nlet other = Secrets.token"
    var settings = AdapterSettings(module: "App")
    settings.unknown = UnknownNames(
      messages: "error: type 'Key' has no member 'api'\nerror: cannot find 'Secrets' in scope")
    func generated() -> String {
      ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: "App/File.swift", text: text)]).generated
    }
    #expect(!generated().contains("Secrets"))
    settings.missingFile = "Key+API.swift"
    #expect(generated().contains("extension Key { static var api: String { \"\" } }"))
    #expect(generated().contains("open class Secrets: AbsentObject"))
  }

  /// Provenance: a library whose lists show skeletons of rows, and screens of a library of dashboards.
  @Test func protocolsAndOverridesAreUIKitsToo() {
    let text = """
      import LoginKit
      class List: UIView, SkeletonCollectionViewDataSource {}
      class Screen: DashboardController {
        override func viewDidLoad() {}
        override func refreshTiles(_ all: Bool) {}
      }
      """
    let messages =
      "error: cannot find type 'SkeletonCollectionViewDataSource' in scope\n"
      + "error: cannot find type 'DashboardController' in scope\nerror: value of type 'AnyObject' has no member 'data'"
    let generated = adapted(text, messages).module.generated
    #expect(generated.contains("protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {}"))
    #expect(generated.contains("open func refreshTiles(_ all: Bool) {}"))
    #expect(!generated.contains("func viewDidLoad") && !generated.contains("extension AnyObject"))
  }

  /// Provenance: an application that gives a library's types to its other files by their own names.
  @Test func namesOfLibrariesDoNotMeanThemselves() {
    let text = "import Alamofire\nimport Kit\ntypealias Logger = Kit.Logger\ntypealias Session = Alamofire.Session"
    let file = adapted(text, messages).text
    #expect(file.contains("typealias Logger = AbsentObject") && file.contains("typealias Session = _Session"))
  }

  /// Provenance: an application with a library of weather, whose unit is an enumeration.
  @Test func casesAreValuesOfTheirType() {
    let text = "import Weather\nvar unit: TemperatureUnit = .celsius"
    let generated = adapted(
      text, "error: cannot find type 'TemperatureUnit' in scope\nerror: type 'TemperatureUnit' has no member 'celsius'"
    ).module.generated
    #expect(
      generated.contains("extension TemperatureUnit { static var celsius: TemperatureUnit { TemperatureUnit() } }"))
  }
}
