import CairnHost
import UIKit

/// The rating screen on a device, with fingers for its two buttons.
@MainActor
struct RatingPlay {
  let host: HeadlessHost
  let controller: RatingController

  init(device: String = "iPhone 15") {
    RatingController.registerForStoryboards()
    host = HeadlessHost(device: device)
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    guard let controller = storyboard.instantiateInitialViewController() as? RatingController else {
      fatalError("Main.storyboard does not begin with a RatingController")
    }
    self.controller = controller
    host.show(controller)
  }

  /// The button with a title; there must be one.
  private func button(_ title: String) -> UIButton {
    let buttons = (controller.ratingView.superview?.subviews ?? []).compactMap { $0 as? UIButton }
    guard let found = buttons.first(where: { $0.configuration?.title == title }) else {
      fatalError("no button \(title)")
    }
    return found
  }

  func tapMore() { host.tap(button("One star more")) }
  func tapFewer() { host.tap(button("One star less")) }

  /// A star more, and the time for its animation.
  func more() {
    tapMore()
    host.advance(by: 0.5)
  }
}
