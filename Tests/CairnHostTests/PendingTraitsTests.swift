import CairnHost
import Testing
import UIKit

/// When overrides are told. Provenance: documented, WWDC23 "Unleash the UIKit trait system" and
/// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/updatetraitsifneeded()>.
@MainActor
struct PendingTraitsTests {
  private enum Theme: UITraitDefinition { static let defaultValue = "plain" }

  /// Shows a controller with a child; calls of a handler of the inner view and of the child are put down.
  private func shown(_ body: (HeadlessHost, UIViewController, UIView, () -> [String]) -> Void) {
    let host = HeadlessHost()
    defer { host.close() }
    let (parent, child, inner) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.addSubview(inner)
    host.show(parent)
    var calls: [String] = []
    child.registerForTraitChanges([Theme.self]) { (child: UIViewController, old: UITraitCollection) in
      calls.append("child \(old[Theme.self]) \(child.traitCollection[Theme.self])")
    }
    inner.registerForTraitChanges([Theme.self]) { (view: UIView, old: UITraitCollection) in
      calls.append("view \(old[Theme.self]) \(view.traitCollection[Theme.self])")
    }
    body(host, parent, inner) { calls }
  }

  @Test func changesAreToldOnceBeforeTheLayout() {
    shown { host, parent, _, calls in
      parent.traitOverrides[Theme.self] = "bright"
      parent.traitOverrides[Theme.self] = "dark"
      #expect(calls() == [])
      #expect(parent.traitCollection[Theme.self] == "dark")
      host.settle()
      #expect(calls() == ["child plain dark", "view plain dark"])
      host.settle()
      #expect(calls().count == 2)
    }
  }

  @Test func whatIsTakenBackIsNotTold() {
    shown { host, parent, _, calls in
      parent.traitOverrides[Theme.self] = "dark"
      parent.traitOverrides.remove(Theme.self)
      host.settle()
      #expect(calls() == [])
    }
  }

  @Test func theProgramAsksForTheChanges() {
    shown { _, parent, _, calls in
      parent.traitOverrides[Theme.self] = "dark"
      parent.updateTraitsIfNeeded()
      #expect(calls() == ["child plain dark", "view plain dark"])
    }
    shown { _, parent, _, calls in
      parent.traitOverrides[Theme.self] = "dark"
      parent.view.layoutIfNeeded()
      #expect(calls() == ["child plain dark", "view plain dark"])
    }
  }

  @Test func severalOverridesOnTheWayAreToldOnce() {
    shown { host, parent, inner, calls in
      inner.traitOverrides[Theme.self] = "bright"
      parent.view.traitOverrides[Theme.self] = "dark"
      host.settle()
      #expect(calls() == ["child plain dark", "view plain bright"])
    }
    shown { host, parent, inner, calls in
      parent.traitOverrides[Theme.self] = "dark"
      inner.traitOverrides[Theme.self] = "bright"
      host.settle()
      #expect(calls() == ["child plain dark", "view plain bright"])
    }
  }

  @Test func whatIsAddedMeanwhileHearsOnce() {
    shown { host, parent, _, calls in
      let late = UIView()
      var heard: [String] = []
      late.registerForTraitChanges([Theme.self]) { (_: UIView, old: UITraitCollection) in
        heard.append(old[Theme.self])
      }
      parent.traitOverrides[Theme.self] = "dark"
      parent.view.addSubview(late)
      host.settle()
      #expect(heard == ["plain"])
      #expect(calls().count == 2)
    }
  }

  @Test func animationsTellAtOnce() {
    shown { _, parent, _, calls in
      UIView.animate(withDuration: 1) { parent.traitOverrides[Theme.self] = "dark" }
      #expect(calls().count == 2)
    }
  }
}
