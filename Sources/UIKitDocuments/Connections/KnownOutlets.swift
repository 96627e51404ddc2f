internal import UIKitCore

/// Outlets of UIKit's own classes.
@MainActor
enum KnownOutlets {
  static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch object {
    case let controller as UIViewController where name == "view":
      if controller.viewIfLoaded !== value, let view = value as? UIView { controller.view = view }
    case let table as UITableView: return set(name, of: table, to: value)
    case let collection as UICollectionView: return set(name, of: collection, to: value)
    case let scroll as UIScrollView: return set(name, of: scroll, to: value)
    case let field as UITextField where name == "delegate": field.delegate = value as? any UITextFieldDelegate
    case let picker as UIPickerView where name == "delegate": picker.delegate = value as? any UIPickerViewDelegate
    case let picker as UIPickerView where name == "dataSource":
      picker.dataSource = value as? any UIPickerViewDataSource
    case let bar as UISearchBar where name == "delegate": bar.delegate = value as? any UISearchBarDelegate
    case let bar as UITabBar where name == "delegate": bar.delegate = value as? any UITabBarDelegate
    case let bar as UINavigationBar where name == "delegate": bar.delegate = value as? any UINavigationBarDelegate
    case let recognizer as UIGestureRecognizer where name == "delegate":
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let view as UITextView where name == "delegate": view.delegate = value as? any UITextViewDelegate
    case let navigation as UINavigationController where name == "delegate":
      navigation.delegate = value as? any UINavigationControllerDelegate
    case let tabs as UITabBarController where name == "delegate":
      tabs.delegate = value as? any UITabBarControllerDelegate
    case let split as UISplitViewController where name == "delegate":
      split.delegate = value as? any UISplitViewControllerDelegate
    case let pages as UIPageViewController where name == "dataSource":
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case let pages as UIPageViewController where name == "delegate":
      pages.delegate = value as? any UIPageViewControllerDelegate
    // DEVIATION: search display controllers of documents are not made.
    case is UIViewController where name == "searchDisplayController": break
    case let item as UINavigationItem: return set(name, of: item, to: value)
    // The owner of `MainWindow.xib`, as projects of before iOS 5 have it.
    case let application as UIApplication where name == "delegate":
      application.delegate = value as? any UIApplicationDelegate
    case let window as UIWindow where name == "rootViewController":
      if window.rootViewController !== value { window.rootViewController = value as? UIViewController }
    case let cell as UITableViewCell: return set(name, of: cell, to: value)
    case let cell as UICollectionViewCell: return set(name, of: cell, to: value)
    default: return false
    }
    return true
  }

  static func set(_ name: String, of object: AnyObject, toCollection values: [AnyObject]) -> Bool {
    guard name == "gestureRecognizers", let view = object as? UIView else { return false }
    for value in values { (value as? any NibGesture)?.attach(to: view) }
    return true
  }

  private static func set(_ name: String, of table: UITableView, to value: AnyObject) -> Bool {
    switch name {
    case "dataSource": table.dataSource = value as? any UITableViewDataSource
    case "tableHeaderView": table.tableHeaderView = value as? UIView
    case "tableFooterView": table.tableFooterView = value as? UIView
    case "delegate": table.delegate = value as? any UITableViewDelegate
    case "prefetchDataSource": table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case "dragDelegate": table.dragDelegate = value as? any UITableViewDragDelegate
    case "dropDelegate": table.dropDelegate = value as? any UITableViewDropDelegate
    case "backgroundView": table.backgroundView = value as? UIView
    default: return set(name, of: table as UIScrollView, to: value)
    }
    return true
  }

  private static func set(_ name: String, of collection: UICollectionView, to value: AnyObject) -> Bool {
    switch name {
    case "dataSource": collection.dataSource = value as? any UICollectionViewDataSource
    case "prefetchDataSource": collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case "dragDelegate": collection.dragDelegate = value as? any UICollectionViewDragDelegate
    case "dropDelegate": collection.dropDelegate = value as? any UICollectionViewDropDelegate
    case "backgroundView": collection.backgroundView = value as? UIView
    default: return set(name, of: collection as UIScrollView, to: value)
    }
    return true
  }

  private static func set(_ name: String, of scroll: UIScrollView, to value: AnyObject) -> Bool {
    guard name == "delegate" else { return false }
    scroll.delegate = value as? any UIScrollViewDelegate
    return true
  }

  private static func set(_ name: String, of item: UINavigationItem, to value: AnyObject) -> Bool {
    switch name {
    case "titleView": item.titleView = value as? UIView
    case "leftBarButtonItem": item.leftBarButtonItem = value as? UIBarButtonItem
    case "rightBarButtonItem": item.rightBarButtonItem = value as? UIBarButtonItem
    default: return false
    }
    return true
  }

  private static func set(_ name: String, of cell: UITableViewCell, to value: AnyObject) -> Bool {
    switch name {
    case "backgroundView": cell.backgroundView = value as? UIView
    case "selectedBackgroundView": cell.selectedBackgroundView = value as? UIView
    case "multipleSelectionBackgroundView": cell.multipleSelectionBackgroundView = value as? UIView
    case "accessoryView": cell.accessoryView = value as? UIView
    case "editingAccessoryView": cell.editingAccessoryView = value as? UIView
    default: return false
    }
    return true
  }

  private static func set(_ name: String, of cell: UICollectionViewCell, to value: AnyObject) -> Bool {
    switch name {
    case "backgroundView": cell.backgroundView = value as? UIView
    case "selectedBackgroundView": cell.selectedBackgroundView = value as? UIView
    default: return false
    }
    return true
  }
}

/// A gesture recognizer, which a view's `gestureRecognizers` outlet collection names.
@MainActor
protocol NibGesture: AnyObject {
  func attach(to view: UIView)
}
