import CairnHost
import Testing
import UIKit

/// Images behind bars, and the lines at their edges. Provenance: Apple's pages on the `shadowImage` of tab bars and
/// navigation bars: it counts only where there is a background image, too.
@MainActor @Suite(.serialized)
struct BarBackgroundTests {
  private func withBar<Bar: UIView>(_ bar: Bar, _ body: (Bar, _ visible: () -> Int, _ all: Int) -> Void) {
    let host = HeadlessHost(settings: HostSettings(style: .dark))
    defer { host.close() }
    let controller = UIViewController()
    controller.view.backgroundColor = .green
    bar.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    controller.view.addSubview(bar)
    host.show(controller)
    body(bar, { host.greenPixels(in: bar.frame) }, 900 * 132)
  }

  @Test func emptyImagesClearATabBar() {
    withBar(UITabBar()) { bar, visible, all in
      bar.shadowImage = UIImage()
      #expect(visible() == 0, "without a background image the bar is as ever")
      bar.backgroundImage = UIImage()
      #expect(visible() == all)
      bar.shadowImage = nil
      #expect(visible() == all - 900, "the line stays")
    }
  }

  @Test func emptyImagesClearANavigationBar() {
    withBar(UINavigationBar()) { bar, visible, all in
      bar.shadowImage = UIImage()
      #expect(visible() == 0, "without a background image the bar is as ever")
      bar.setBackgroundImage(UIImage(), for: .default)
      #expect(visible() == all)
      bar.shadowImage = nil
      #expect(visible() == all - 900, "the line stays")
    }
  }

  @Test func aLineOfTheProgramTakesTheLinesPlace() {
    withBar(UITabBar()) { bar, visible, all in
      bar.backgroundImage = UIImage()
      bar.shadowImage = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 2)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 2))
      }
      #expect(visible() <= all - 4 * 900)
    }
  }

  @Test func lowBarsHaveAnImageOfTheirOwn() {
    let host = HeadlessHost()
    defer { host.close() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.setBackgroundImage(.green(side: 10), for: .compact)
    host.show(navigation)
    let screen = CGRect(x: 0, y: 0, width: 852, height: 852)
    #expect(host.greenPixels(in: screen) == 0)
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    #expect(host.greenPixels(in: screen) > 0)
    navigation.navigationBar.setBackgroundImage(nil, for: .compact)
    navigation.navigationBar.setBackgroundImage(.green(side: 10), for: .default)
    #expect(host.greenPixels(in: screen) > 0, "the one of all bars stands in")
  }
}
