import Testing
import UIKit

@testable import UIKitCore

/// How trait changes travel. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uitraitenvironment> and
/// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>.
@MainActor @Suite struct TraitPassTests {
  enum Theme: UITraitDefinition { static let defaultValue = "plain" }

  final class Probe: UIView {
    var previous: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection!.horizontalSizeClass)
    }
  }

  func tree() -> (UIWindow, UIView, Probe) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.environment.traits = UITraitCollection(horizontalSizeClass: .compact)
    let (plain, probe) = (UIView(), Probe())
    plain.addSubview(probe)
    window.addSubview(plain)
    probe.previous = []
    return (window, plain, probe)
  }

  @Test func observersHearOnceWithThePreviousValue() {
    let (window, _, probe) = tree()
    window.environment.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(probe.previous == [.compact])
    #expect(probe.traitCollection.horizontalSizeClass == .regular)
    window.environment.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(probe.previous == [.compact])
  }

  @Test func anOverrideShieldsItsSubtree() {
    let (window, plain, probe) = tree()
    plain.traitOverrides.horizontalSizeClass = .compact
    #expect(probe.previous == [])
    window.environment.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(probe.previous == [])
    plain.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(probe.previous == [.compact])
  }

  @Test func handlersHearOfTheirTraitsAlone() {
    let (window, plain, _) = tree()
    var calls: [String] = []
    let registration = plain.registerForTraitChanges([Theme.self]) { (view: UIView, previous: UITraitCollection) in
      calls.append("\(previous[Theme.self]) to \(view.traitCollection[Theme.self])")
    }
    window.environment.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(calls.isEmpty)
    window.traitOverrides[Theme.self] = "bright"
    #expect(calls == ["plain to bright"])
    plain.unregisterForTraitChanges(registration)
    window.traitOverrides[Theme.self] = "dark"
    #expect(calls.count == 1)
  }

  @Test func movingIntoAnotherEnvironmentCounts() {
    let (window, plain, probe) = tree()
    plain.removeFromSuperview()
    probe.previous = []
    window.environment.traits = UITraitCollection(horizontalSizeClass: .regular)
    window.addSubview(plain)
    #expect(probe.previous == [.compact])
  }

  @Test func controllersOverrideTheirChildren() {
    final class Controller: UIViewController {
      var log: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.append(traitCollection.horizontalSizeClass)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.environment.traits = UITraitCollection(horizontalSizeClass: .compact)
    let (parent, child) = (Controller(), Controller())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let probe = Probe()
    child.view.addSubview(probe)
    probe.previous = []
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.log == [.regular])
    #expect(parent.log == [])
    #expect(probe.previous == [.compact])
    #expect(probe.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func onlyBranchesWithObserversAreEntered() {
    let (window, plain, probe) = tree()
    let quiet = UIView()
    window.addSubview(quiet)
    #expect(!quiet.flags.contains(.subtreeObservesTraits))
    #expect(plain.flags.contains(.subtreeObservesTraits))
    #expect(!plain.flags.contains(.observesTraits))
    #expect(probe.flags.contains(.observesTraits))
  }

  /// Provenance: derived; handlers are told of traits whose values change.
  @Test func theDefaultValueIsNoChange() {
    let view = UIView()
    var heard: [Int] = []
    view.registerForTraitChanges([Depth.self]) { (view: UIView, old) in heard += [old[Depth.self]] }
    view.traitOverrides[Depth.self] = 0
    view.updateTraitsIfNeeded()
    #expect(heard == [])
    view.traitOverrides[Depth.self] = 2
    view.updateTraitsIfNeeded()
    view.traitOverrides.remove(Depth.self)
    view.updateTraitsIfNeeded()
    #expect(heard == [0, 2])
  }

  private struct Warmth: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
  }
  private struct Depth: UITraitDefinition { static let defaultValue = 0 }

  @Test func customTraitsMayAffectColours() {
    let plain = UITraitCollection()
    #expect(plain.replacing(Warmth.self, value: 1).hasDifferentColorAppearance(comparedTo: plain))
    #expect(plain.hasDifferentColorAppearance(comparedTo: plain.replacing(Warmth.self, value: 1)))
    #expect(!plain.replacing(Depth.self, value: 1).hasDifferentColorAppearance(comparedTo: plain))
  }
}
