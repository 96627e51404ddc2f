import SwiftParser
import Testing

@testable import SourceAdapter

/// What a module adds to frameworks that stand in. Provenance: a library of clusters on maps.
struct FrameworkMemberTests {
  @Test func theModulesOwnMembersTakeTheFrameworksPlace() {
    let code = """
      import MapKit
      extension MKMapRect {
        init(x: Double, y: Double, width: CLLocationDistance, height: Double) { self.init() }
        func contains(_ c: CLLocationCoordinate2D) -> Bool { contains(MKMapPoint(c)) }
        var midX: Double { 0 }
      }
      let MKMapPointMax = MKMapPoint(x: 1, y: 1)
      let a = MKMapPointMax.x
      """
    let generated = adapt(code).module.generated
    #expect(generated.contains("struct MKMapRect"))
    #expect(!generated.contains("init(x: Double, y: Double, width: Double, height: Double)"))
    #expect(!generated.contains("var midX"))
    #expect(generated.contains("public func contains(_ p: MKMapPoint)"))
    #expect(generated.contains("var midY"))
    #expect(!generated.contains("MKMapPointMax"))
    #expect(!Parser.parse(source: generated).hasError)
    let other = adapt("import MapKit\nlet r = MKMapRect(x: 0, y: 0, width: 1, height: 1)").module.generated
    #expect(other.contains("init(x: Double, y: Double, width: Double, height: Double)"))
  }

  /// What extends a class of UIKit's hides the same of a framework's class below it: it cannot be overridden there.
  /// Provenance: an application's `stopLoading()` of views.
  @Test func membersOfExtendedSuperclassesTakeTheFrameworksPlace() {
    let use = "\nlet w = WKWebView()\nfunc f() { w.stopLoading(); w.reload() }"
    let own = "extension UIView { func stopLoading() {} }\nprivate extension UIView { func reload() {} }"
    let generated = adapt("import UIKit\nimport WebKit\n" + own + use).module.generated
    #expect(generated.contains("class WKWebView"))
    #expect(!generated.contains("func stopLoading()"))
    #expect(generated.contains("func reload()"))
    #expect(adapt("import WebKit" + use).module.generated.contains("func stopLoading()"))
  }

  /// The same where the framework's declarations do not name that superclass. Provenance: an application with the corners
  /// of all views, and a button to sign in with.
  @Test func membersOfSuperclassesFarAboveTakeTheFrameworksPlace() {
    let own = "extension UIView { var cornerRadius: CGFloat { get { 0 } set {} } }"
    let code = "import UIKit\nimport AuthenticationServices\nlet b = ASAuthorizationAppleIDButton()\n"
    #expect(adapt(code).module.generated.contains("open var cornerRadius"))
    #expect(!adapt(code + own).module.generated.contains("open var cornerRadius"))
    let inside = adapt(code + "#if canImport(UIKit)\n" + own + "\n#endif").module.generated
    #expect(!inside.contains("open var cornerRadius"))
  }

  /// A class that is called as its module keeps its name, and what is the module's is named without it.
  @Test(arguments: [
    ("SVProgressHUD", "SVProgressHUD.show()", "SVProgressHUD.show()"),
    ("MBProgressHUD", "MBProgressHUD.hide(for: v, animated: true)", "MBProgressHUD.hide("),
    (
      "NVActivityIndicatorView", "NVActivityIndicatorView.DEFAULT_TYPE = .pacman",
      "NVActivityIndicatorView.DEFAULT_TYPE"
    ),
    ("Alamofire", "Alamofire.request(\"a\")", "Alamofire.request("),
    ("Alamofire", "_ = Alamofire.Session.default", " = Session.default"),
  ]) func classesCalledAsTheirModuleKeepTheirName(_ module: String, _ statement: String, _ expected: String) {
    #expect(adapt("import UIKit\nimport \(module)\nfunc f(_ v: UIView) { \(statement) }").text.contains(expected))
  }

  /// A value of such a protocol conforms to it on Apple's systems.
  @Test(arguments: [
    ("import MapKit\n", "MKAnnotation", true), ("@objc protocol P {}\n", "P", true), ("protocol P {}\n", "P", false),
    ("import UIKit\n", "UIView", false),
  ]) func extensionsAreForValuesOfProtocolsToo(_ before: String, _ name: String, _ isTwice: Bool) {
    let text = adapt("\(before)extension Array where Element: \(name) { func f() -> [Element] { self } }").text
    #expect(text.contains("extension Array where Element: \(name) { func f()"))
    #expect(text.contains("extension Array where Element == any \(name) { func f() -> [Element] { self } }") == isTwice)
    #expect(!Parser.parse(source: text).hasError)
  }

  /// Provenance: a library's provider of the camera's status.
  @Test func aFunctionsNameIsNoTypeOfAFramework() {
    let code = "import AVFoundation\npublic typealias AVStatusProvider = () -> Int\nlet a: AVStatusProvider? = nil"
    #expect(!adapt(code).module.generated.contains("class AVStatusProvider"))
    let absent = adapt("import AVFoundation\nlet a: AVStatusProvider? = nil").module.generated
    #expect(absent.contains("class AVStatusProvider"))
  }
}
