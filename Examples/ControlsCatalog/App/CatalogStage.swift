import CairnHost
import UIKit

/// A device that shows a page of the catalogue.
@MainActor
struct CatalogStage {
  /// How a page is looked at.
  enum Look: String, CaseIterable {
    case light, dark, rightToLeft = "right-to-left", largeText = "large-text"

    var settings: HostSettings {
      switch self {
      case .light: HostSettings(style: .light)
      case .dark: HostSettings(style: .dark)
      case .rightToLeft: HostSettings(style: .light, layoutDirection: .rightToLeft)
      case .largeText: HostSettings(style: .light, textSize: .accessibilityExtraLarge)
      }
    }
  }

  let host: HeadlessHost
  let navigation: UINavigationController

  init(_ page: UIViewController, title: String = "", look: Look = .light, device: String = "iPhone 15") {
    host = HeadlessHost(device: device, settings: look.settings)
    page.title = title
    navigation = UINavigationController(rootViewController: CatalogController())
    navigation.pushViewController(page, animated: false)
    host.show(navigation)
  }

  /// A part of the screen around a view, in the window's coordinates.
  func area(around view: UIView, _ margin: CGFloat = 12) -> CGRect {
    view.convert(view.bounds, to: nil).insetBy(dx: -margin, dy: -margin).intersection(host.window.bounds).integral
  }
}
