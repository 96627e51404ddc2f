internal import Foundation

/// What increment, decrement and scrolling mean to the views of this module.
@MainActor
enum AccessibilityAdjustment {
  /// UIKIT: sliders move by a tenth of their range, wheels by a row, page controls by a page.
  static func step(_ responder: UIResponder, up: Bool) {
    switch responder {
    case let slider as UISlider:
      let tenth = (slider.maximumValue - slider.minimumValue) / 10
      slider.setValue(slider.value + (up ? tenth : -tenth), animated: true)
      slider.sendActions(for: .valueChanged)
    case let stepper as UIStepper: stepper.perform(up ? .up : .down)
    case let pages as UIPageControl: pages.go(to: pages.currentPage + (up ? 1 : -1))
    case let wheel as PickerWheel:
      let row = wheel.chosen + (up ? 1 : -1)
      if (0..<wheel.rowCount).contains(row) { wheel.turn(to: row) }
    default: break
    }
  }

  /// By a page, as far as there is content.
  static func scroll(_ responder: UIResponder, _ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let view = responder as? UIScrollView, view.isScrollEnabled else { return false }
    let limits = ScrollLimits(view)
    var offset = view.contentOffset
    let size = view.bounds.inset(by: view.adjustedContentInset).size
    switch direction {
    case .down, .next: offset.y += size.height
    case .up, .previous: offset.y -= size.height
    case .left: offset.x += size.width
    case .right: offset.x -= size.width
    }
    let target = limits.clamp(offset)
    guard target != view.contentOffset else { return false }
    view.setContentOffset(target, animated: true)
    return true
  }
}
