import Testing
import UIKit

/// Who hears first of traits that change: from the outside inwards.
///
/// Expectation: a public library that restyles its views from the outside found the calls "in parent-first way".
@MainActor
struct TraitOrderTests {
  private final class Listener: UIView {
    let name: String
    let told: (String) -> Void
    init(_ name: String, _ told: @escaping (String) -> Void) {
      self.name = name
      self.told = told
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told(name)
    }
  }

  @Test func superviewsHearBeforeTheirSubviews() {
    var calls: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = ["outer", "middle", "inner"].map { name in Listener(name) { calls.append($0) } }
    for (view, parent) in zip(views, [window] + views) { parent.addSubview(view) }
    window.isHidden = false
    calls = []
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(calls == ["outer", "middle", "inner"])
  }
}
