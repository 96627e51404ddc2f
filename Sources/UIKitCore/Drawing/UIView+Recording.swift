import CoreGraphics
import QuartzCore
package import UIDisplayList

extension UIView {
  /// The view and its subviews as a drawing in the view's own coordinates, with the bounds' origin at zero.
  package func recordDisplayList() -> DisplayList {
    var builder = DisplayListBuilder()
    builder.save()
    builder.concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    builder.draw(LayerRecorder.recordContents(of: layer))
    builder.restore()
    return builder.build()
  }

  /// A picture of the view's present state.
  func snapshotImage() -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
      context.cgContext.record(recordDisplayList())
    }
  }
}
