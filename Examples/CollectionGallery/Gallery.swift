import CairnHost
import CollectionLayouts
import UIKit

/// The pages of the gallery, and a device to show them on.
@MainActor
struct Gallery {
  static let pages: [(name: String, make: () -> UIViewController)] = [
    ("grid", { GridPage() }),
    ("line", { LayoutPage(title: "Line", count: 20, layout: LineLayout()) }),
    ("circle", { CirclePage() }),
    ("waterfall", { WaterfallPage() }),
    ("reorder", { ReorderPage() }),
    ("compositional", { ShowcasePage() }),
    ("list", { ListPage() }),
  ]

  let host: HeadlessHost

  init(device: String = "iPhone 15") { host = HeadlessHost(device: device) }

  @discardableResult
  func show<Page: UIViewController>(_ page: Page) -> Page {
    host.show(UINavigationController(rootViewController: page))
    return page
  }
}
