import DarwinShims
import Testing
import UIKit

/// Titles of states beside configurations. Provenance: two public applications after a widely followed course set the
/// title behind the configuration and change the configuration afterwards; the button keeps its title on iOS.
@MainActor @Suite struct ConfiguredTitleTests {
  @Test func theTitleOfTheNormalStateStandsIn() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Sign In", for: .normal)
    button.configuration?.imagePadding = 8
    #expect(button.configuration?.title == "Sign In")
    #expect(button.intrinsicContentSize.width > 60)
    button.setTitle("Again", for: [])
    #expect(button.configuration?.title == "Again")
  }

  @Test func aTitleOfItsOwnStays() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Own"
    let button = UIButton(configuration: configuration)
    button.setTitle("State", for: .normal)
    #expect(button.configuration?.title == "Own")
    button.setTitle("Pressed", for: .highlighted)
    #expect(button.configuration?.title == "Own")
  }

  /// Provenance: key-value observing is synchronous; a public library forgets children by their `parent`.
  @Test func parentsTellAtOnce() {
    let (parent, child) = (UIViewController(), UIViewController())
    var seen: [Bool] = []
    let observation = child.observe(\.parent) { child, _ in seen += [child.parent != nil] }
    parent.addChild(child)
    child.removeFromParent()
    #expect(seen == [true, false])
    observation.invalidate()
  }
}
