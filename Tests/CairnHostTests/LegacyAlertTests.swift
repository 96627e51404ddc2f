import CairnHost
import Testing
import UIKit

/// Alerts and action sheets of before iOS 8 tell their delegate of their end.
///
/// Provenance: the comments in `UIAlertView.h` and `UIActionSheet.h`: after the animation.
@MainActor @Suite(.serialized)
struct LegacyAlertTests {
  final class Ear: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var calls: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { calls.append("click \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { calls.append("will") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) { calls.append("will") }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did \(buttonIndex)")
    }
  }

  @Test func theEndComesAfterTheAnimation() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let ear = Ear()
    let alert = UIAlertView(title: "Title", message: "Message", delegate: ear, cancelButtonTitle: "OK")
    alert.show()
    host.advance(by: 1)
    let shown = try #require(root.presentedViewController as? UIAlertController)
    host.tap(try #require(host.element(labelled: "OK", in: shown)))
    host.advance(by: 0.02)
    #expect(ear.calls == ["click 0", "will"])
    host.advance(by: 1)
    #expect(ear.calls == ["click 0", "will", "did 0"])
  }

  @Test func soDoesThatOfTheProgram() {
    let host = HeadlessHost()
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let ear = Ear()
    let sheet = UIActionSheet(
      title: nil, delegate: ear, cancelButtonTitle: "No", destructiveButtonTitle: nil, otherButtonTitles: "Yes")
    sheet.show(in: root.view)
    host.advance(by: 1)
    sheet.dismiss(withClickedButtonIndex: 0, animated: true)
    #expect(ear.calls == ["will"])
    host.advance(by: 1)
    #expect(ear.calls == ["will", "did 0"])
    #expect(root.presentedViewController == nil)
  }
}

extension HeadlessHost {
  /// The middle of what says a label in a controller's view, in the window.
  fileprivate func element(labelled label: String, in controller: UIViewController) -> CGPoint? {
    func find(_ view: UIView) -> CGPoint? {
      for child in view.subviews {
        if child.accessibilityLabel == label { return child.convert(child.bounds, to: nil).middle }
        for case let element as UIAccessibilityElement in child.accessibilityElements ?? []
        where element.accessibilityLabel == label { return element.accessibilityFrame.middle }
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(controller.view)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
