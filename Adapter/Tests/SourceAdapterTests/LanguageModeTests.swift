import SourceAdapter
import Testing

/// What the language mode of a module's sources changes.
struct LanguageModeTests {
  /// In the mode of Swift 4 no condition on Swift 5 holds.
  @Test(arguments: [true, false]) func conditionsOnTheLanguage(_ isOld: Bool) {
    let text =
      "import UIKit\n#if swift(>=5.0)\nlet a = 1\n#else\nclass B: NSObject { @objc func b() {} }\n#endif"
    var settings = AdapterSettings(module: "App")
    settings.nestsOptionalTries = isOld
    let file = ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: "App/File.swift", text: text)]).files[0]
    #expect(file.text.contains("@objc") != isOld)
  }

  /// `try?` of an optional value was optional twice before Swift 5.
  @Test(arguments: [(false, "(try? d?.pick()) ?? true"), (true, "(try? d?.pick()).flatMap { $0 } ?? true")])
  func answersOfOptionalMethodsAreOptionalOnce(nests: Bool, expected: String) {
    var settings = AdapterSettings(module: "App")
    settings.nestsOptionalTries = nests
    let text = """
      @objc protocol P { @objc optional func pick() -> Bool }
      func f(_ d: P?) -> Bool {
        d?.pick?()
        return d?.pick?() ?? true
      }
      """
    let adapted = ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: "App/File.swift", text: text)])
    #expect(adapted.files[0].text.contains("  (try? d?.pick())\n  return \(expected)"))
  }

  /// Documented, the pages of the protocols in Objective-C: Swift calls the methods alike.
  @Test func methodsOfListsAreToldApartByTheirProtocols() {
    let text = """
      import UIKit
      let a = #selector(UITableViewDelegate.indexPathForPreferredFocusedView(in:))
      let b = #selector(UICollectionViewDataSource.numberOfSections(in:))
      """
    let adapted = adapt(text).text
    #expect(adapted.contains("let a = Selector(\"indexPathForPreferredFocusedViewInTableView:\")"))
    #expect(adapted.contains("let b = Selector(\"numberOfSectionsInCollectionView:\")"))
  }

  @Test func objectsOfAnyClassAreAskedBehindACast() {
    let text = """
      import UIKit
      func f(_ p: UnsafeRawPointer?) -> Float { unsafeBitCast(p, to: AnyObject.self).floatValue }
      """
    #expect(adapt(text).text.contains("_AnyObjectMembers(unsafeBitCast(p, to: AnyObject.self)).floatValue"))
  }
}
