import Testing
import UIKit

@MainActor
struct DeviceTransformTests {
  /// Provenance: Apple's guide to drawing on iOS: contexts of UIKit have their origin at the top left by a transform that
  /// turns y over, and scale points to pixels.
  @Test func contextsOfImagesTellTheirScale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      let context = $0.cgContext
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
      #expect(context.convertToDeviceSpace(CGPoint(x: 0, y: 10)) == .zero)
      context.translateBy(x: 3, y: 1)
      #expect(context.ctm.tx == 6 && context.ctm.ty == 18)
      // Back to pixels from below.
      context.concatenate(context.ctm.inverted())
      #expect(context.ctm == .identity)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  /// Provenance: Apple's pages on `leftCapWidth` and `topCapHeight`.
  @Test func stretchableImagesTellTheirCaps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let stretchable = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 4)
    #expect(stretchable.leftCapWidth == 5 && stretchable.topCapHeight == 4)
    #expect(image.leftCapWidth == 0 && image.topCapHeight == 0)
  }
}
