import UIKit

/// Page controls, progress views, activity indicators, colour wells.
final class IndicatorsPage: StatesController {
  let pages = UIPageControl()
  let progress = UIProgressView(progressViewStyle: .default)
  let wheel = UIActivityIndicatorView(style: .large)
  let well = UIColorWell()

  override func addStates() {
    pages.numberOfPages = 5
    listen(to: pages, "pages")
    add("touch", pages)
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = .systemBlue
    let plain = UIPageControl()
    plain.numberOfPages = 4
    plain.currentPage = 1
    plain.backgroundStyle = .prominent
    let stars = UIPageControl()
    stars.numberOfPages = 4
    stars.currentPage = 2
    stars.preferredIndicatorImage = UIImage(systemName: "star.fill")
    stars.pageIndicatorTintColor = .systemGray3
    stars.currentPageIndicatorTintColor = .systemOrange
    add("page controls", plain, stars)
    progress.progress = 0.25
    let half = UIProgressView(progressViewStyle: .bar)
    half.progress = 0.5
    let tinted = UIProgressView()
    tinted.progress = 0.75
    tinted.progressTintColor = .systemGreen
    tinted.trackTintColor = .systemYellow
    addWide("progress: default, bar, tinted", progress, half, tinted)
    let medium = UIActivityIndicatorView(style: .medium)
    let dyed = UIActivityIndicatorView(style: .large)
    dyed.color = .systemRed
    let still = UIActivityIndicatorView(style: .medium)
    still.hidesWhenStopped = false
    for wheel in [medium, wheel, dyed] { wheel.startAnimating() }
    add("activity: medium, large, tinted, stopped", medium, wheel, dyed, still)
    well.selectedColor = .systemTeal
    well.title = "Colour"
    listen(to: well, "well")
    let empty = UIColorWell()
    let off = UIColorWell()
    off.selectedColor = .systemRed
    off.isEnabled = false
    add("colour wells: chosen, empty, disabled", well, empty, off)
  }
}
