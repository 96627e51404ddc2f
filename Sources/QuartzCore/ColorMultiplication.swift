import UIDisplayList

/// Multiplies a drawing's colours and alpha by a colour.
enum ColorMultiplication {
  static func draw(_ list: DisplayList, in frame: CGRect?, _ color: Color, into builder: inout DisplayListBuilder) {
    let isWhite = color.red >= 0.999 && color.green >= 0.999 && color.blue >= 0.999
    if isWhite, color.alpha >= 0.999 { return builder.draw(list) }
    builder.beginLayer(LayerStyle(alpha: color.alpha, isIsolated: true, bounds: frame))
    builder.draw(list)
    if !isWhite, let frame {
      // The colour lies on the drawing alone: what the drawing leaves free stays free.
      builder.beginLayer(LayerStyle(blendMode: .multiply, mask: list, bounds: frame))
      builder.fill(frame, Color(red: color.red, green: color.green, blue: color.blue, alpha: 1))
      builder.endLayer()
    }
    builder.endLayer()
  }
}
