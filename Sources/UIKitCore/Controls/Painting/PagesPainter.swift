/// Draws a page control: a dot for each page.
@MainActor
enum PagesPainter {
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
        ? view.currentPageIndicatorTintColor ?? .label : view.pageIndicatorTintColor ?? .tertiaryLabel
      if let image = view.shownImage(forPage: page) {
        let place = ImagePlacement.rect(for: view.size(of: image), in: dots[page], mode: .center)
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
        continue
      }
      color.setFill()
      UIBezierPath(ovalIn: dots[page]).fill()
    }
  }
}
