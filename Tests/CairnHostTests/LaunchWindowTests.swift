import CairnHost
import Foundation
import Testing
import UIKit
@testable import UIKitCore

/// The window of applications without scenes. The storyboard is that of an example, whose resources lie beside the tests.
@MainActor @Suite(.serialized)
struct LaunchWindowTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let makesOwn: Bool
    init(makesOwn: Bool) {
      self.makesOwn = makesOwn
      super.init()
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard makesOwn else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// Provenance: applications whose delegate puts a window of its own in the place of the storyboard's are typed into on
  /// iOS, which they are in their key window.
  @Test(arguments: [true, false]) func theDelegatesWindowIsKey(makesOwn: Bool) {
    let manifest = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key>
      <string>Main</string></dict></plist>
      """
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    ApplicationResources.useInfo(Data(manifest.utf8))
    defer { ApplicationResources.useInfo(Data()) }
    let delegate = Delegate(makesOwn: makesOwn)
    host.launch(delegate)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(UIApplication.shared.keyWindow === delegate.window)
    #expect(delegate.window?.rootViewController != nil)
  }

  private final class NibDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// Provenance: projects of before iOS 5, whose entry point names no delegate: it is in `MainWindow.xib`.
  /// <https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7>
  @Test func theMainNibGivesTheDelegate() throws {
    // Bundles remember what lies in their folders: this one is new.
    let folder = Bundle.main.bundleURL.appendingPathComponent("LaunchWindowTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
        <connections><outlet property="delegate" destination="d" id="o1"/></connections></placeholder>
      <customObject id="d" customClass="NibDelegate"><connections>
        <outlet property="window" destination="w" id="o2"/></connections></customObject>
      <window id="w"><rect key="frame" x="0" y="0" width="320" height="480"/><connections>
        <outlet property="rootViewController" destination="c" id="o3"/></connections></window>
      <viewController id="c"/>
      </objects></document>
      """
    try nib.write(to: folder.appendingPathComponent("MainWindow.xib"), atomically: true, encoding: .utf8)
    let manifest = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>NSMainNibFile</key>
      <string>\(folder.lastPathComponent)/MainWindow</string></dict></plist>
      """
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    UIApplication.shared.delegate = nil
    NibRegistry.register(NibDelegate.self)
    ApplicationResources.useInfo(Data(manifest.utf8))
    defer { ApplicationResources.useInfo(Data()) }
    let delegate = try #require(ApplicationStart.makeDelegate(named: nil, principalClass: nil) as? NibDelegate)
    host.launch(delegate)
    #expect(UIApplication.shared.delegate === delegate)
    #expect(delegate.window?.isKeyWindow == true && delegate.window?.rootViewController != nil)
  }
}
