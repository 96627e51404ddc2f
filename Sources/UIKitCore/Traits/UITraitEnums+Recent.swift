/// The style of the list that a view is in.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistenvironment>
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  /// In no list.
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// Whether somebody takes or sees pictures of the scene.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenecapturestate>
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether content brighter than white is shown as bright as the screen can.
///
/// Source: <https://developer.apple.com/documentation/uikit/uihdrheadroomusagelimit>
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case active = 0
  case inactive = 1
}

/// The size of a Mac's toolbar items.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

/// How bright a picture may be: `UIImage.DynamicRange`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimage/dynamicrange>
public enum UIImageDynamicRange: Int, Sendable {
  case unspecified = -1
  case standard = 0
  case constrainedHigh = 1
  case high = 2
}

/// Where the accessory of a tab bar stands: `UITabAccessory.Environment`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabaccessory/environment>
public enum UITabAccessoryEnvironment: Int, Sendable {
  case unspecified = 0
  /// In no accessory.
  case none = 1
  /// Above the tab bar.
  case regular = 2
  /// Within a tab bar that has become small.
  case inline = 3
}

/// Whether a view is in a split view controller, and how that one shows its columns:
/// `UISplitViewController.LayoutEnvironment`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/layoutenvironment>
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// In no split view controller.
  case none = 0
  case expanded = 1
  case collapsed = 2
}
