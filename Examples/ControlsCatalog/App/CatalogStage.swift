import CairnHost
import UIKit

/// A device that shows a page of the catalogue.
@MainActor
struct CatalogStage {
  /// How a page is looked at.
  enum Look: String, CaseIterable {
    case light, dark, rightToLeft = "right-to-left", largeText = "large-text", pad

    var device: String { self == .pad ? "iPad (10th generation)" : "iPhone 15" }

    var settings: HostSettings {
      switch self {
      case .light, .pad: HostSettings(style: .light)
      case .dark: HostSettings(style: .dark)
      case .rightToLeft: HostSettings(style: .light, layoutDirection: .rightToLeft)
      case .largeText: HostSettings(style: .light, textSize: .accessibilityExtraLarge)
      }
    }
  }

  let host: HeadlessHost
  let navigation: UINavigationController

  /// The catalogue's first screen.
  init(look: Look = .light) {
    host = HeadlessHost(device: look.device, settings: look.settings)
    navigation = UINavigationController(rootViewController: CatalogController())
    host.show(navigation)
  }

  init(_ page: UIViewController, title: String = "", look: Look = .light) {
    self.init(look: look)
    show(page, title: title)
  }

  /// Shows a page above the first screen, in place of another.
  func show(_ page: UIViewController, title: String) {
    page.title = title
    leave()
    navigation.pushViewController(page, animated: false)
  }
  func leave() { navigation.popToRootViewController(animated: false) }

  /// A part of the screen around a view, in the window's coordinates.
  func area(around view: UIView, _ margin: CGFloat = 12) -> CGRect {
    view.convert(view.bounds, to: nil).insetBy(dx: -margin, dy: -margin).intersection(host.window.bounds).integral
  }
}
