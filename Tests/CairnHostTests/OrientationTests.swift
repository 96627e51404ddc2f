import CairnHost
import Foundation
import Testing
import UIKit
import UIKitCore

/// Who decides how the interface is turned, and what scenes and screens tell of it.
/// Provenance: documented, <https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations>,
/// <https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)>.
@MainActor @Suite(.serialized)
struct OrientationTests {
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test(arguments: [true, false]) func whatFillsTheScreenTurnsIt(animated: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    host.rotate(to: .landscapeRight)
    host.advance(by: 1)
    let upright = Upright()
    upright.modalPresentationStyle = .fullScreen
    root.present(upright, animated: animated)
    host.advance(by: 1)
    #expect(upright.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(host.scene.interfaceOrientation == .portrait)
    root.dismiss(animated: animated)
    host.advance(by: 1)
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func anotherRootDecidesAnew() {
    let host = HeadlessHost()
    defer { host.close() }
    host.show(Upright())
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .portrait)
    host.window.rootViewController = UIViewController()
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .landscapeLeft)
    host.window.rootViewController = Upright()
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .portrait)
  }

  private final class Wide: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  @Test func aWindowThatComesToTheFrontTurnsIt() {
    let host = HeadlessHost()
    defer { host.close() }
    let window = UIWindow(windowScene: host.scene)
    window.rootViewController = Wide()
    window.makeKeyAndVisible()
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .landscapeRight)
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    window.isHidden = true
  }

  @Test func aWindowThatSupportsHowItStandsTurnsNothing() {
    let host = HeadlessHost()
    defer { host.close() }
    host.show(UIViewController())
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    let window = UIWindow(windowScene: host.scene)
    window.rootViewController = Wide()
    window.makeKeyAndVisible()
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .landscapeLeft)
    window.isHidden = true
  }

  @Test func aSheetDoesNotTurnIt() {
    let host = HeadlessHost()
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    host.rotate(to: .landscapeRight)
    host.advance(by: 1)
    root.present(Upright(), animated: false)
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .landscapeRight)
  }

  @Test func aControllerChangesItsMind() {
    final class Locked: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let controller = Locked()
    host.show(controller)
    host.rotate(to: .landscapeLeft)
    #expect(host.scene.interfaceOrientation == .portrait)
    controller.mask = .all
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .landscapeLeft)
  }

  @Test func aSceneIsAskedToTurn() {
    let host = HeadlessHost()
    defer { host.close() }
    let upright = Upright()
    host.show(UIViewController())
    host.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    host.advance(by: 1)
    #expect(host.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(host.scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    host.show(upright)
    host.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    host.advance(by: 1)
    var refusal: (any Error)?
    host.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { refusal = $0 }
    #expect(refusal?.localizedDescription.contains("None of the requested orientations are supported") == true)
    #expect(host.scene.interfaceOrientation == .portrait)
  }

  /// A part of the screen changes the window, not the screen.
  @Test func theScreenStaysWhole() {
    let host = HeadlessHost(device: "iPad Pro 11\"", orientation: .landscapeRight)
    defer { host.close() }
    host.show(UIViewController())
    host.resizeToThird()
    #expect(host.window.bounds.size == CGSize(width: 320, height: 834))
    #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
    host.change(HostSettings(style: .dark))
    #expect(host.window.bounds.width == 320)
    host.resize(to: UIScreen.main.bounds.size)
    #expect(host.window.bounds.width == 1194)
  }

  /// Provenance: measured; the panels of these phones have fewer pixels than what is drawn.
  @Test(
    arguments: [
      ("iPhone 8 Plus", CGSize(width: 1080, height: 1920), 2.608),
      ("iPhone 13 mini", CGSize(width: 1080, height: 2340), 2.88),
      ("iPhone X", CGSize(width: 1125, height: 2436), 3), ("iPhone SE", CGSize(width: 750, height: 1334), 2),
    ] as [(String, CGSize, Double)])
  func pixelsOfThePanel(_ device: String, _ size: CGSize, _ scale: Double) {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    #expect(host.scene.screen.nativeBounds.size == size)
    #expect(abs(Double(host.scene.screen.nativeScale) - scale) < 0.01)
  }

  @Test func scenesAndPresentationsOverrideTraits() {
    let host = HeadlessHost()
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    var heard: [UIUserInterfaceSizeClass] = []
    host.scene.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (scene: UIWindowScene, _) in
      heard.append(scene.traitCollection.horizontalSizeClass)
    }
    host.scene.traitOverrides.horizontalSizeClass = .regular
    #expect(root.traitCollection.horizontalSizeClass == .regular && heard == [.regular])
    host.rotate(to: .landscapeRight)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    host.scene.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(heard == [.regular, .compact])
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    sheet.presentationController?.traitOverrides.userInterfaceStyle = .dark
    #expect(sheet.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle == .light)
  }

  /// Provenance: documented,
  /// <https://developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)>.
  @Test func theInfoPlistSaysWhatTheApplicationSupports() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationLandscapeLeft</string><string>UIInterfaceOrientationLandscapeRight</string>
      </array></dict></plist>
      """
    let host = HeadlessHost()
    defer { host.close() }
    ApplicationResources.useInfo(Data(list.utf8))
    defer { ApplicationResources.useInfo(Data()) }
    let supported = UIApplication.shared.supportedInterfaceOrientations(for: nil)
    host.show(UIViewController())
    host.window.rootViewController = UIViewController()
    host.advance(by: 1)
    #expect(supported == .landscape)
    #expect(host.scene.interfaceOrientation.isLandscape)
    host.rotate(to: .portrait)
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation.isLandscape)
  }

  /// Provenance: `UIApplication.h`: with the new orientation before the turn, with the old one after it.
  @Test(arguments: [true, false]) func turnsOfTheStatusBarAreTold(animated: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    host.show(UIViewController())
    nonisolated(unsafe) var heard: [String] = []
    let names = [
      (UIApplication.willChangeStatusBarOrientationNotification, "will"),
      (UIApplication.didChangeStatusBarOrientationNotification, "did"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let number = (note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber)?.intValue ?? 0
        MainActor.assumeIsolated {
          heard.append("\(text) \(number) in \(UIApplication.shared.statusBarOrientation.rawValue)")
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    if animated {
      host.rotate(to: .landscapeRight)
    } else {
      UIView.performWithoutAnimation { host.rotate(to: .landscapeRight) }
    }
    host.advance(by: 1)
    let (old, new) = (UIInterfaceOrientation.portrait.rawValue, UIInterfaceOrientation.landscapeRight.rawValue)
    #expect(heard == ["will \(new) in \(old)", "did \(old) in \(new)"])
    host.change(HostSettings(style: .dark))
    #expect(heard.count == 2)
  }
}
