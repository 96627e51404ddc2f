import CairnHost
import Foundation
import Testing
import UIKit

/// Subtitles of navigation items.
///
/// Expectations: <https://developer.apple.com/documentation/uikit/uinavigationitem/subtitle> and its neighbours.
@MainActor @Suite(.serialized)
struct BarSubtitleTests {
  private func withBar(_ body: (HeadlessHost, UINavigationController, UIViewController) -> Void) {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    host.show(navigation)
    host.settle()
    body(host, navigation, controller)
  }

  @Test func aSubtitleLeavesTheBarsHeightAsItIs() {
    withBar { host, navigation, controller in
      let height = navigation.navigationBar.bounds.height
      controller.navigationItem.subtitle = "Subtitle"
      host.settle()
      #expect(navigation.navigationBar.bounds.height == height)
    }
  }

  @Test func aLargeTitleGrowsByItsSubtitle() {
    withBar { host, navigation, controller in
      navigation.navigationBar.prefersLargeTitles = true
      host.settle()
      let height = navigation.navigationBar.bounds.height
      controller.navigationItem.subtitle = "Subtitle"
      host.settle()
      let line = ceil(NSAttributedString(string: "S", attributes: [.font: UIFont.systemFont(ofSize: 15)]).size().height)
      #expect(abs(navigation.navigationBar.bounds.height - height - line) < 0.5)
      controller.navigationItem.largeAttributedSubtitle = AttributedString("Other")
      host.settle()
      #expect(navigation.navigationBar.bounds.height > height)
      controller.navigationItem.subtitle = nil
      controller.navigationItem.largeAttributedSubtitle = nil
      host.settle()
      #expect(navigation.navigationBar.bounds.height == height)
    }
  }
}
