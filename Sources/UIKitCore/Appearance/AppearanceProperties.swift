/// The properties that appearances may set, by class: UIKit's own, which each class names, and those that clients
/// register. Subclasses have those of their superclasses.
@MainActor
enum AppearanceProperties {
  private static var registered: [ObjectIdentifier: [AppearanceProperty]] = [:]

  static func register(_ property: AppearanceProperty, for type: NSObject.Type) {
    registered[ObjectIdentifier(type), default: []].append(property)
  }

  /// The nearest superclass of UIKit that clients know, or that has appearance properties: all can be made.
  static func ownClass(above type: NSObject.Type) -> NSObject.Type {
    let ancestors = sequence(first: type as AnyClass, next: { _getSuperclass($0) })
    return ancestors.lazy.compactMap { ancestor in own.first { $0 == ancestor } }.first ?? NSObject.self
  }

  private static let own: [NSObject.Type] = [
    UIView.self, UILabel.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self, UIProgressView.self,
    UIPageControl.self, UISegmentedControl.self, UIActivityIndicatorView.self, UITextField.self, UITextView.self,
    UIImageView.self, UIScrollView.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
    UINavigationBar.self, UITabBar.self, UIToolbar.self, UISearchBar.self, UIControl.self, UIDatePicker.self,
    UIPickerView.self, UIBarItem.self, UIBarButtonItem.self, UITabBarItem.self,
  ]

  static func of(_ type: AnyClass) -> [AppearanceProperty] {
    var properties: [AppearanceProperty] = []
    for ancestor in sequence(first: type as AnyClass, next: { _getSuperclass($0) }) {
      properties += registered[ObjectIdentifier(ancestor)] ?? []
    }
    return properties + ((type as? any AppearanceTarget.Type)?.appearanceProperties ?? [])
  }
}
