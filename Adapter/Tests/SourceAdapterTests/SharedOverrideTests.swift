import SourceAdapter
import SwiftParser
import Testing

/// Overrides in extensions of UIKit's classes hold for the whole program. Expected by what categories mean on Apple's
/// systems: the member takes the class's place, `super` is the superclass.
struct SharedOverrideTests {
  @Test func overridesAreLentByASubclass() {
    let result = adapt(
      """
      import UIKit
      extension UINavigationController {
        open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
        override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
      }
      """)
    #expect(
      body(result.text, lines: 5) == """
        import UIKit
        extension UINavigationController {
          public var _UINavigationController_shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
          func _UINavigationController_show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
        }
        """)
    #expect(result.text.contains("fileprivate final class _CairnOverrides_0_File_0: UINavigationController {"))
    #expect(
      result.text.contains(
        "override var shouldAutorotate: Bool { get { _UINavigationController_shouldAutorotate } }"))
    #expect(
      result.text.contains(
        "override func show(_ vc: UIViewController, sender: Any?) { _UINavigationController_show(vc, sender: sender) }")
    )
    #expect(
      result.text.contains(
        "_shareOverrides(of: _CairnOverrides_0_File_0.self, besides: _CairnOverrides_0_File_0_None.self, with: UINavigationController.self)"
      ))
    #expect(result.module.findings.allSatisfy { $0.kind != .refused })
    #expect(!Parser.parse(source: result.text).hasError)
  }

  @Test func settersAreLentToo() {
    let text = adapt(
      "import UIKit\nextension UILabel {\n  open override var isHidden: Bool {\n    get { super.isHidden }\n    set { super.isHidden = newValue }\n  }\n}"
    ).text
    #expect(
      text.contains("override var isHidden: Bool { get { _UILabel_isHidden } set { _UILabel_isHidden = newValue } }"))
  }

  @Test(arguments: [
    "override class var layerClass: AnyClass { CALayer.self }",
    "override var tag: Int { didSet { layoutIfNeeded() } }",
  ]) func whatCannotBeLentIsLeftOut(_ member: String) {
    let result = adapt("import UIKit\nextension UILabel {\n  \(member)\n}")
    #expect(!result.text.contains("override"))
    #expect(result.module.findings.contains { $0.kind == .refused && $0.line == 3 })
  }
}
