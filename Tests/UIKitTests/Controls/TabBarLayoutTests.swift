import Foundation
import Testing
import UITraits

@testable import UIKitCore

@MainActor
struct TabBarLayoutTests {
  /// Provenance: documented: since iOS 11 titles stand beside images in regular widths, in every tab of a bar.
  @Test(arguments: [30.0, 46, 50, 80])
  func titlesStandBesideImagesOnPads(_ width: Double) throws {
    let device = try #require(Device.named("iPad Air"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
    window.environment = LayoutEnvironment(system: 17, device: device, isLandscape: true)
    let bar = UITabBar(frame: CGRect(x: 0, y: 770, width: 1180, height: 50))
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    window.addSubview(bar)
    let layout = TabBarLayout(bar)
    let (tab, next) = (layout.frame(at: 0), layout.frame(at: 1))
    let title = CGSize(width: width, height: 16)
    let parts = layout.parts(in: tab, image: CGSize(width: 24, height: 24), title: title)
    #expect(parts.title.minX >= parts.image.maxX && parts.image.midY == tab.midY.rounded())
    #expect(parts.title.maxX <= layout.parts(in: next, image: CGSize(width: 24, height: 24), title: title).image.minX)
  }

  /// Tabs with long titles have room for them; where the program says how wide tabs are, titles are cut off beside their
  /// images.
  @Test(arguments: [0.0, 60]) func longTitlesStandBesideImagesToo(_ itemWidth: Double) throws {
    let device = try #require(Device.named("iPad Air"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
    window.environment = LayoutEnvironment(system: 17, device: device, isLandscape: true)
    let bar = UITabBar(frame: CGRect(x: 0, y: 770, width: 1180, height: 50))
    bar.items = ["Recommendations", "Two"].map { UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0) }
    bar.itemWidth = itemWidth
    window.addSubview(bar)
    let layout = TabBarLayout(bar)
    let look = TabBarItemLook(try #require(bar.items?.first), in: bar, layout.style)
    let image = try #require(look.image.image).size
    let parts = layout.parts(in: layout.frame(at: 0), image: image, title: look.titleSize)
    #expect((parts.title.width == look.titleSize.width) == (itemWidth == 0))
    #expect(parts.title.minX >= parts.image.maxX)
    let next = layout.parts(in: layout.frame(at: 1), image: image, title: look.titleSize)
    #expect(parts.title.maxX <= next.image.minX)
  }
}
