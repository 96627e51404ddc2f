/// Draws a page control: a dot for each page.
@MainActor
enum PagesPainter {
  /// UIKIT: white, and translucent white for the other pages (Apple's pages on `currentPageIndicatorTintColor` and
  /// `pageIndicatorTintColor`); that half of it shows through is a guess.
  private static let (current, others) = (UIColor.white, UIColor.white.withAlphaComponent(0.5))

  static func draw(_ view: UIPageControl) {
    let count = view.numberOfPages
    guard count > 0, !(view.hidesForSinglePage && count == 1) else { return }
    let dots = view.dotFrames
    if view.showsBackground, let first = dots.first, let last = dots.last {
      let area = first.union(last).insetBy(dx: -16, dy: -9.5)
      PartPainter.fill(.tertiarySystemFill, area, radius: area.height / 2)
    }
    for page in 0..<count {
      let color: UIColor =
        page == view.shownPage
        ? view.currentPageIndicatorTintColor ?? current : view.pageIndicatorTintColor ?? others
      if let image = view.shownImage(forPage: page) {
        let place = ImagePlacement.rect(for: view.size(of: image), in: dots[page], mode: .center)
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
        continue
      }
      if page == view.shownPage, let progress = view.progress {
        drawBar(CGFloat(progress.currentProgress), in: dots[page], of: view, color)
        continue
      }
      color.setFill()
      UIBezierPath(ovalIn: dots[page]).fill()
    }
  }

  /// The current page's bar, filled as far as the page has come.
  private static func drawBar(_ share: CGFloat, in box: CGRect, of view: UIPageControl, _ color: UIColor) {
    let radius = min(box.width, box.height) / 2
    PartPainter.fill(view.pageIndicatorTintColor ?? others, box, radius: radius)
    guard share > 0 else { return }
    let isVertical = view.direction.isVertical
    let length = max((isVertical ? box.height : box.width) * share, 2 * radius)
    let atEnd = view.direction == .natural ? view.isRightToLeft : [.rightToLeft, .bottomToTop].contains(view.direction)
    let edge: CGRectEdge = isVertical ? atEnd ? .maxYEdge : .minYEdge : atEnd ? .maxXEdge : .minXEdge
    PartPainter.fill(color, box.divided(atDistance: length, from: edge).slice, radius: radius)
  }
}
