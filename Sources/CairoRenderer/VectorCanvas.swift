import CCairo
import Foundation
import ImageCodecs
import UIDisplayList
import UIGeometry

/// Pages that a display list is played onto.
enum VectorCanvas {
  static func accepts(_ size: CGSize) -> Bool {
    size.width > 0 && size.height > 0 && size.width < 1e5 && size.height < 1e5
  }

  static func play(_ list: DisplayList, on surface: OpaquePointer, size: CGSize, background: Color?) {
    guard let cairo = cairo_create(surface) else { return }
    defer { cairo_destroy(cairo) }
    cairo_rectangle(cairo, 0, 0, size.width, size.height)
    cairo_clip(cairo)
    if let background {
      cairo.setColor(background)
      cairo_paint(cairo)
    }
    Player(cairo, isVector: true).play(list)
  }
}
