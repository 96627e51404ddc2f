import CairnHost
import Foundation
import Testing
import UIKit
@testable import UIKitCore

/// Who says what the status bar looks like.
@MainActor @Suite(.serialized)
struct StatusBarChoiceTests {
  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private func withInfo(_ entries: String, _ body: (UIApplication) -> Void) {
    let list = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    ApplicationResources.useInfo(Data(list.utf8))
    UIApplication.shared.statusBarChoice = StatusBarChoice()
    defer {
      ApplicationResources.useInfo(Data())
      UIApplication.shared.statusBarChoice = StatusBarChoice()
    }
    body(UIApplication.shared)
  }

  /// Documented: Apple's pages on `UIViewControllerBasedStatusBarAppearance`, `UIStatusBarStyle` and `UIStatusBarHidden`.
  /// Provenance: an application whose first screen is dark, with light signs above.
  @Test func theApplicationSaysWhereItsControllersDoNot() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    host.show(UIViewController())
    let style = "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>"
    let off = "<key>UIViewControllerBasedStatusBarAppearance</key><false/>"
    withInfo(off + style) { application in
      #expect(application.statusBarStyle == .lightContent && !application.isStatusBarHidden)
      application.statusBarStyle = .darkContent
      application.isStatusBarHidden = true
      #expect(application.statusBarStyle == .darkContent && application.isStatusBarHidden)
    }
    withInfo(off + "<key>UIStatusBarHidden</key><true/>") { #expect($0.isStatusBarHidden) }
    withInfo(style) { #expect($0.statusBarStyle == .default) }
    host.show(Light())
    withInfo("") { #expect($0.statusBarStyle == .lightContent) }
    withInfo(off) { #expect($0.statusBarStyle == .default) }
  }
}
