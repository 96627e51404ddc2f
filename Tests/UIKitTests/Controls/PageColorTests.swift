import Testing
import UIKit

@MainActor
struct PageColorTests {
  /// Provenance: Apple's pages on `currentPageIndicatorTintColor` (opaque white) and `pageIndicatorTintColor` (translucent
  /// white).
  @Test func dotsAreWhite() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    pages.numberOfPages = 2
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: pages.bounds.size, format: format).image {
      UIColor.blue.setFill()
      $0.fill(pages.bounds)
      pages.layer.render(in: $0.cgContext)
    }
    let bytes = try #require(image.cgImage?.dataProvider?.data) as Data
    let reds = stride(from: 0, to: bytes.count, by: 4).map { min(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) }
    #expect(reds.contains { $0 > 250 } && reds.contains { (80...200).contains($0) })
  }
}
