public import UIKitCore

/// Queries for what is in something, by kinds; the names are those of Apple's interface tests.
@MainActor
public protocol InterfaceQueries {
  /// Everything in it that `accepts` takes.
  func query(_ kind: String, _ accepts: @escaping @MainActor (UIResponder) -> Bool) -> InterfaceQuery
}

extension InterfaceQueries {
  /// Buttons, and what has the trait of one.
  public var buttons: InterfaceQuery { query("buttons", InterfaceKind.isButton) }
  /// Labels, and what has the trait of one.
  public var staticTexts: InterfaceQuery { query("staticTexts", InterfaceKind.isStaticText) }
  /// Text fields that hide nothing.
  public var textFields: InterfaceQuery { query("textFields", InterfaceKind.isTextField) }
  /// Text fields that hide what is typed.
  public var secureTextFields: InterfaceQuery {
    query("secureTextFields") { ($0 as? UITextField)?.isSecureTextEntry == true }
  }
  /// Search fields.
  public var searchFields: InterfaceQuery { query("searchFields") { $0 is UISearchTextField } }
  /// Text views.
  public var textViews: InterfaceQuery { query("textViews") { $0 is UITextView } }
  /// Switches.
  public var switches: InterfaceQuery { query("switches") { $0 is UISwitch } }
  /// Sliders.
  public var sliders: InterfaceQuery { query("sliders") { $0 is UISlider } }
  /// Steppers.
  public var steppers: InterfaceQuery { query("steppers") { $0 is UIStepper } }
  /// Segmented controls; their segments are buttons in them.
  public var segmentedControls: InterfaceQuery { query("segmentedControls") { $0 is UISegmentedControl } }
  /// Pickers with wheels.
  public var pickers: InterfaceQuery { query("pickers") { $0 is UIPickerView } }
  /// Wheels of pickers.
  public var pickerWheels: InterfaceQuery { query("pickerWheels") { PickerWheels.isWheel($0) } }
  /// Date pickers.
  public var datePickers: InterfaceQuery { query("datePickers") { $0 is UIDatePicker } }
  /// Page controls.
  public var pageIndicators: InterfaceQuery { query("pageIndicators") { $0 is UIPageControl } }
  /// Progress views.
  public var progressIndicators: InterfaceQuery { query("progressIndicators") { $0 is UIProgressView } }
  /// Activity indicators.
  public var activityIndicators: InterfaceQuery { query("activityIndicators") { $0 is UIActivityIndicatorView } }
  /// Image views.
  public var images: InterfaceQuery { query("images") { $0 is UIImageView } }
  /// What has the trait of a link.
  public var links: InterfaceQuery { query("links") { $0.accessibilityTraits.contains(.link) } }
  /// Cells of tables and collection views.
  public var cells: InterfaceQuery { query("cells", InterfaceKind.isCell) }
  /// Table views.
  public var tables: InterfaceQuery { query("tables") { $0 is UITableView } }
  /// Collection views.
  public var collectionViews: InterfaceQuery { query("collectionViews") { $0 is UICollectionView } }
  /// Scroll views that are neither tables nor collection views.
  public var scrollViews: InterfaceQuery {
    query("scrollViews") { $0 is UIScrollView && !($0 is UITableView) && !($0 is UICollectionView) }
  }
  /// Navigation bars.
  public var navigationBars: InterfaceQuery { query("navigationBars") { $0 is UINavigationBar } }
  /// Tab bars; their tabs are buttons in them.
  public var tabBars: InterfaceQuery { query("tabBars") { $0 is UITabBar } }
  /// Toolbars.
  public var toolbars: InterfaceQuery { query("toolbars") { $0 is UIToolbar } }
  /// Alerts.
  public var alerts: InterfaceQuery {
    query("alerts") { (($0 as? UIView)?.next as? UIAlertController)?.preferredStyle == .alert }
  }
  /// Action sheets.
  public var sheets: InterfaceQuery {
    query("sheets") { (($0 as? UIView)?.next as? UIAlertController)?.preferredStyle == .actionSheet }
  }
  /// The keyboard on the screen.
  public var keyboards: InterfaceQuery { query("keyboards") { $0 is KeyboardPanel } }
  /// The keys of the keyboard on the screen, by what they say.
  public var keys: InterfaceQuery { query("keys") { $0.accessibilityTraits.contains(.keyboardKey) } }
  /// Windows.
  public var windows: InterfaceQuery { query("windows") { $0 is UIWindow } }
  /// Everything.
  public var otherElements: InterfaceQuery { query("otherElements") { _ in true } }
}
