/// What can contain views whose looks are being set.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Looks for all objects of a class at once.
///
/// `appearance()` gives an object of the class itself, to which properties are set as to any other; what differs from a
/// fresh object is handed to each view that enters a window, unless the client has set that view's property.
///
/// DEVIATION: without the Objective-C runtime only known properties can be handed on: those of UIKit that Apple marks, and
/// those that a class of the client's registers with `registerAppearanceProperty(_:)`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// For every object of the class and of its subclasses. What is set reaches views as they enter a window or
  /// get other traits, not those that stay as they are.
  static func appearance() -> Self
  /// For objects inside objects of these classes, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// For objects whose traits contain these.
  static func appearance(for trait: UITraitCollection) -> Self
  /// For objects with these traits inside objects of these classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance where Self: NSObject {
  /// An object of the class that only collects what is to be set; the same one for every call.
  public static func appearance() -> Self { template(nil, []) }
  /// The object that collects for one chain of containers.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    template(nil, containerTypes)
  }
  /// The object that collects for one set of traits.
  public static func appearance(for trait: UITraitCollection) -> Self { template(trait, []) }
  /// The object that collects for traits and a chain of containers together.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { template(trait, containerTypes) }

  private static func template(_ trait: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
    guard let object = AppearanceStore.template(self, for: trait, in: containers) as? Self else {
      fatalError("an appearance of \(self) is an object of that class")
    }
    return object
  }

  /// Lets a property of a class of the client's be set through `appearance()`.
  public static func registerAppearanceProperty<Value: Equatable>(_ path: ReferenceWritableKeyPath<Self, Value>) {
    AppearanceProperties.register(AppearanceProperty(path), for: self)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceTarget {
  var appearance: [String: Any] {
    get { extras?.appearance ?? [:] }
    set { if !newValue.isEmpty || extras?.appearance != nil { requireExtras().appearance = newValue } }
  }
}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
