import UIKit

/// All figures on one picture, row by row.
@MainActor
struct ContactSheetPicture {
  var columns = 4
  private let gap: CGFloat = 12

  func image(of figures: [UIImage]) -> UIImage {
    let cell = FigureController.size
    let rows = (figures.count + columns - 1) / columns
    let size = CGSize(
      width: CGFloat(columns) * (cell.width + gap) + gap, height: CGFloat(rows) * (cell.height + gap) + gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.lightGray.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, figure) in figures.enumerated() {
        let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
        let origin = CGPoint(x: gap + column * (cell.width + gap), y: gap + row * (cell.height + gap))
        figure.draw(in: CGRect(origin: origin, size: cell))
      }
    }
  }
}
