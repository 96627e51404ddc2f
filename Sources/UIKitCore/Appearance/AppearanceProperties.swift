/// The properties that appearances may set, by class. Subclasses have those of their superclasses.
@MainActor
enum AppearanceProperties {
  private static var registered: [ObjectIdentifier: [AppearanceProperty]] = [:]

  static func register(_ property: AppearanceProperty, for type: NSObject.Type) {
    registered[ObjectIdentifier(type), default: []].append(property)
  }

  static func of(_ type: AnyClass) -> [AppearanceProperty] {
    var properties: [AppearanceProperty] = []
    for ancestor in sequence(first: type as AnyClass, next: { _getSuperclass($0) }) {
      properties += registered[ObjectIdentifier(ancestor)] ?? []
    }
    return properties + builtIn(type)
  }

  /// UIKit's own.
  private static func builtIn(_ type: AnyClass) -> [AppearanceProperty] {
    var properties: [AppearanceProperty] = []
    func add(_ more: [AppearanceProperty]) { properties += more }
    if type is UIView.Type { add([AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.ownTint)]) }
    if type is UILabel.Type {
      add([AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor)])
    }
    if type is UIButton.Type {
      add([AppearanceProperty(\UIButton.titleColors), AppearanceProperty(\UIButton.backgroundImages)])
    }
    if type is UISwitch.Type {
      add([AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor)])
    }
    if type is UISlider.Type {
      add([
        AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor),
      ])
    }
    if type is UIProgressView.Type {
      add([AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor)])
    }
    if type is UIPageControl.Type {
      add([
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
      ])
    }
    if type is UISegmentedControl.Type {
      add([
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty(described: \UISegmentedControl.titleAttributes),
      ])
    }
    if type is UIActivityIndicatorView.Type { add([AppearanceProperty(\UIActivityIndicatorView.color)]) }
    if type is UITextField.Type {
      add([AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.keyboardAppearance)])
    }
    if type is UITableView.Type {
      add([
        AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorStyle),
        AppearanceProperty(\UITableView.separatorInset), AppearanceProperty(\UITableView.sectionIndexColor),
      ])
    }
    if type is UITableViewCell.Type { add([AppearanceProperty(\UITableViewCell.selectionStyle)]) }
    add(bars(type))
    return properties
  }

  private static func bars(_ type: AnyClass) -> [AppearanceProperty] {
    if type is UINavigationBar.Type {
      return [
        AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.barTintColor),
        AppearanceProperty(\UINavigationBar.isTranslucent), AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.shadowImage), AppearanceProperty(\UINavigationBar.backIndicatorImage),
        AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
        AppearanceProperty(\UINavigationBar.standardAppearance),
        AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
        AppearanceProperty(\UINavigationBar.compactAppearance),
        AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
        AppearanceProperty(\UINavigationBar.backgroundImages),
      ]
    }
    if type is UITabBar.Type {
      return [
        AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.unselectedItemTintColor), AppearanceProperty(\UITabBar.isTranslucent),
        AppearanceProperty(\UITabBar.backgroundImage), AppearanceProperty(\UITabBar.shadowImage),
        AppearanceProperty(\UITabBar.standardAppearance), AppearanceProperty(\UITabBar.scrollEdgeAppearance),
      ]
    }
    if type is UIToolbar.Type {
      return [
        AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.barTintColor),
        AppearanceProperty(\UIToolbar.isTranslucent), AppearanceProperty(\UIToolbar.standardAppearance),
        AppearanceProperty(\UIToolbar.scrollEdgeAppearance), AppearanceProperty(\UIToolbar.compactAppearance),
      ]
    }
    if type is UISearchBar.Type {
      return [
        AppearanceProperty(\UISearchBar.barStyle), AppearanceProperty(\UISearchBar.barTintColor),
        AppearanceProperty(\UISearchBar.searchBarStyle), AppearanceProperty(\UISearchBar.isTranslucent),
      ]
    }
    if type is UIBarItem.Type {
      var properties = [AppearanceProperty(described: \UIBarItem.titleAttributes)]
      if type is UIBarButtonItem.Type { properties.append(AppearanceProperty(\UIBarButtonItem.tintColor)) }
      if type is UITabBarItem.Type {
        properties += [
          AppearanceProperty(\UITabBarItem.badgeColor), AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
        ]
      }
      return properties
    }
    return []
  }
}
