import CairnHost
import Testing
import UIKit

/// The home indicator is seen on any ground. Provenance: pictures of applications with dark pages in light interfaces.
@MainActor
@Suite(.serialized)
struct IndicatorGroundTests {
  @Test(arguments: [(UIColor.black, true), (.white, false), (.systemYellow, false), (.systemBackground, false)])
  func indicatorIsSeen(color: UIColor, isLight: Bool) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    page.view.backgroundColor = color
    host.show(page)
    let size = page.view.bounds.size
    let picture = try #require(host.snapshot().cgImage)
    let scale = CGFloat(picture.width) / size.width
    let pixel = try #require(
      picture.cropping(to: CGRect(x: size.width / 2 * scale, y: (size.height - 10.5) * scale, width: 1, height: 1)))
    let bytes = try #require(pixel.dataProvider?.data) as Data
    #expect((bytes[bytes.startIndex + 1] > 200) == isLight)
  }
}
