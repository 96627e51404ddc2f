internal import Foundation
internal import UIKitCore

/// A property of one of UIKit's classes under the key that documents set it by.
@MainActor
struct KnownKey {
  private let name: String
  /// False where the object is of another class or the value does not fit.
  private let set: @MainActor (AnyObject, Any?) -> Bool

  private init<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.name = name
    set = { object, value in
      guard let object = object as? Object, let value = PropertyValue.convert(value, to: Value.self) else {
        return false
      }
      object[keyPath: path] = value
      return true
    }
  }

  /// For enumerations, which documents give as numbers.
  private init<Object: AnyObject, Value: RawRepresentable>(
    choice name: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) where Value.RawValue == Int {
    self.name = name
    set = { object, value in
      guard let object = object as? Object, let number = PropertyValue.convert(value, to: Int.self),
        let value = Value(rawValue: number)
      else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Sets the property of the object's class with this key; false where it has none or the value does not fit.
  static func set(_ value: Any?, at name: String, of object: AnyObject) -> Bool {
    all.contains { $0.name == name && $0.set(object, value) }
  }

  /// The object that a key path leads through.
  static func part(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (object, name) {
    case (let button as UIButton, "titleLabel"): button.titleLabel
    case (let button as UIButton, "imageView"): button.imageView
    case (let cell as UITableViewCell, "textLabel"): cell.textLabel
    case (let cell as UITableViewCell, "detailTextLabel"): cell.detailTextLabel
    case (let cell as UITableViewCell, "imageView"): cell.imageView
    case (let cell as UITableViewCell, "contentView"): cell.contentView
    case (let cell as UICollectionViewCell, "contentView"): cell.contentView
    case (let navigation as UINavigationController, "navigationBar"): navigation.navigationBar
    case (let navigation as UINavigationController, "toolbar"): navigation.toolbar
    case (let tabs as UITabBarController, "tabBar"): tabs.tabBar
    case (let controller as UIViewController, "navigationItem"): controller.navigationItem
    case (let controller as UIViewController, "tabBarItem"): controller.tabBarItem
    default: nil
    }
  }

  private static let all: [KnownKey] =
    [
      KnownKey("exclusiveTouch", \UIView.isExclusiveTouch), KnownKey("isExclusiveTouch", \UIView.isExclusiveTouch),
      KnownKey("multipleTouchEnabled", \UIView.isMultipleTouchEnabled), KnownKey("opaque", \UIView.isOpaque),
      KnownKey("isAccessibilityElement", \UIView.isAccessibilityElement),
      KnownKey("restorationIdentifier", \UIView.restorationIdentifier),
      KnownKey("autoresizesSubviews", \UIView.autoresizesSubviews),
      KnownKey("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      KnownKey("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
      KnownKey(choice: "contentMode", \UIView.contentMode), KnownKey("frame", \UIView.frame),
      KnownKey("numberOfLines", \UILabel.numberOfLines), KnownKey(choice: "textAlignment", \UILabel.textAlignment),
      KnownKey("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      KnownKey("minimumScaleFactor", \UILabel.minimumScaleFactor),
      KnownKey(choice: "lineBreakMode", \UILabel.lineBreakMode), KnownKey("enabled", \UILabel.isEnabled),
      KnownKey("shadowColor", \UILabel.shadowColor), KnownKey("shadowOffset", \UILabel.shadowOffset),
      KnownKey("enabled", \UIControl.isEnabled), KnownKey("selected", \UIControl.isSelected),
      KnownKey("highlighted", \UIControl.isHighlighted),
      KnownKey("textColor", \UITextField.textColor), KnownKey(choice: "textAlignment", \UITextField.textAlignment),
      KnownKey("secureTextEntry", \UITextField.isSecureTextEntry),
      KnownKey(choice: "keyboardType", \UITextField.keyboardType),
      KnownKey("textColor", \UITextView.textColor), KnownKey(choice: "textAlignment", \UITextView.textAlignment),
      KnownKey("editable", \UITextView.isEditable), KnownKey("selectable", \UITextView.isSelectable),
      KnownKey("textContainerInset", \UITextView.textContainerInset),
      KnownKey("scrollEnabled", \UIScrollView.isScrollEnabled), KnownKey("bounces", \UIScrollView.bounces),
      KnownKey("pagingEnabled", \UIScrollView.isPagingEnabled), KnownKey("contentSize", \UIScrollView.contentSize),
      KnownKey("on", \UISwitch.isOn), KnownKey("onTintColor", \UISwitch.onTintColor),
      KnownKey("value", \UISlider.value), KnownKey("minimumValue", \UISlider.minimumValue),
      KnownKey("maximumValue", \UISlider.maximumValue), KnownKey("value", \UIStepper.value),
      KnownKey("progress", \UIProgressView.progress), KnownKey("highlightedImage", \UIImageView.highlightedImage),
      KnownKey("barTintColor", \UINavigationBar.barTintColor), KnownKey("translucent", \UINavigationBar.isTranslucent),
      KnownKey("shadowImage", \UINavigationBar.shadowImage), KnownKey("barTintColor", \UITabBar.barTintColor),
      KnownKey("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      KnownKey("barTintColor", \UIToolbar.barTintColor), KnownKey("spacing", \UIStackView.spacing),
    ] + items + controllers

  private static let items: [KnownKey] = [
    KnownKey("title", \UIBarItem.title), KnownKey("image", \UIBarItem.image), KnownKey("tag", \UIBarItem.tag),
    KnownKey("enabled", \UIBarItem.isEnabled), KnownKey("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
    KnownKey("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    KnownKey("accessibilityLabel", \UIBarItem.accessibilityLabel),
    KnownKey("selectedImage", \UITabBarItem.selectedImage), KnownKey("badgeValue", \UITabBarItem.badgeValue),
    KnownKey("badgeColor", \UITabBarItem.badgeColor), KnownKey("tintColor", \UIBarButtonItem.tintColor),
    KnownKey("width", \UIBarButtonItem.width), KnownKey("title", \UINavigationItem.title),
    KnownKey("prompt", \UINavigationItem.prompt), KnownKey("backButtonTitle", \UINavigationItem.backButtonTitle),
  ]

  private static let controllers: [KnownKey] = [
    KnownKey("title", \UIViewController.title),
    KnownKey("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    KnownKey("preferredContentSize", \UIViewController.preferredContentSize),
    KnownKey("restorationIdentifier", \UIViewController.restorationIdentifier),
    KnownKey(choice: "modalPresentationStyle", \UIViewController.modalPresentationStyle),
    KnownKey(choice: "modalTransitionStyle", \UIViewController.modalTransitionStyle),
    KnownKey("selectedIndex", \UITabBarController.selectedIndex),
    KnownKey("enabled", \UIGestureRecognizer.isEnabled),
    KnownKey("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
  ]
}
