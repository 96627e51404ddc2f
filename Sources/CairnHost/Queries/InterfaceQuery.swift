internal import UIKitCore

/// Elements of one kind, front to back as they are found.
@MainActor
public struct InterfaceQuery {
  private let host: HeadlessHost
  private let kind: String
  private let roots: [UIView]
  private let accepts: (UIView) -> Bool

  init(_ host: HeadlessHost, _ kind: String, _ roots: [UIView], _ accepts: @escaping (UIView) -> Bool) {
    (self.host, self.kind, self.roots, self.accepts) = (host, kind, roots, accepts)
  }

  /// The element that is called so, by its identifier or label.
  public subscript(name: String) -> InterfaceElement {
    InterfaceElement(views.first { ElementName.matches($0, name) }, host, "\(kind)[\"\(name)\"]")
  }

  /// The element at an index, front to back. It need not exist: `exists` says whether it does.
  public func element(boundBy index: Int) -> InterfaceElement {
    InterfaceElement(views.indices.contains(index) ? views[index] : nil, host, "\(kind) number \(index)")
  }

  /// The first element.
  public var firstMatch: InterfaceElement { element(boundBy: 0) }
  /// How many elements there are now.
  public var count: Int { views.count }
  /// The elements that there are now, front to back, containers before what is in them.
  public var allElements: [InterfaceElement] { views.map { InterfaceElement($0, host, kind) } }

  private var views: [UIView] {
    host.settle()
    return roots.flatMap(visible)
  }

  private func visible(_ view: UIView) -> [UIView] {
    if view.isHidden || view.alpha < 0.01 { return [] }
    let inner = view.subviews.reversed().flatMap(visible)
    return accepts(view) ? [view] + inner : inner
  }
}

/// The running application as interface tests see it.
///
/// ```swift
/// let app = InterfaceApplication(host)
/// app.textFields["Name"].typeText("Ada")
/// app.buttons["Save"].tap()
/// ```
@MainActor
public struct InterfaceApplication {
  private let host: HeadlessHost

  /// The interface that a host shows.
  public init(_ host: HeadlessHost) { self.host = host }

  /// Buttons, and what has the trait of one.
  public var buttons: InterfaceQuery { query("buttons") { $0 is UIButton || $0.accessibilityTraits.contains(.button) } }
  /// Labels.
  public var staticTexts: InterfaceQuery { query("staticTexts") { $0 is UILabel } }
  /// Text fields.
  public var textFields: InterfaceQuery { query("textFields") { $0 is UITextField } }
  /// Text views.
  public var textViews: InterfaceQuery { query("textViews") { $0 is UITextView } }
  /// Switches.
  public var switches: InterfaceQuery { query("switches") { $0 is UISwitch } }
  /// Sliders.
  public var sliders: InterfaceQuery { query("sliders") { $0 is UISlider } }
  /// Image views.
  public var images: InterfaceQuery { query("images") { $0 is UIImageView } }
  /// Cells of tables and collection views.
  public var cells: InterfaceQuery { query("cells") { $0 is UITableViewCell || $0 is UICollectionViewCell } }
  /// Table views.
  public var tables: InterfaceQuery { query("tables") { $0 is UITableView } }
  /// Collection views.
  public var collectionViews: InterfaceQuery { query("collectionViews") { $0 is UICollectionView } }
  /// Scroll views of all kinds.
  public var scrollViews: InterfaceQuery { query("scrollViews") { $0 is UIScrollView } }
  /// Navigation bars.
  public var navigationBars: InterfaceQuery { query("navigationBars") { $0 is UINavigationBar } }
  /// Tab bars.
  public var tabBars: InterfaceQuery { query("tabBars") { $0 is UITabBar } }
  /// Segmented controls.
  public var segmentedControls: InterfaceQuery { query("segmentedControls") { $0 is UISegmentedControl } }
  /// Search fields.
  public var searchFields: InterfaceQuery { query("searchFields") { $0 is UISearchTextField } }
  /// The keys of the keyboard on the screen, by what they say.
  public var keys: KeyQuery { KeyQuery(host) }
  /// All views.
  public var otherElements: InterfaceQuery { query("otherElements") { _ in true } }

  /// The frontmost element that is called so, of any kind.
  public subscript(name: String) -> InterfaceElement {
    for kind in [buttons, cells, textFields, staticTexts, otherElements] where kind[name].exists { return kind[name] }
    return InterfaceElement(nil, host, "\"\(name)\"")
  }

  private func query(_ kind: String, _ accepts: @escaping (UIView) -> Bool) -> InterfaceQuery {
    InterfaceQuery(host, kind, host.scene.windows.filter { !$0.isHidden }.reversed(), accepts)
  }
}
