/// A class whose objects appearances reach.
@MainActor
protocol AppearanceTarget: NSObject {
  /// The properties of UIKit's that appearances may set, with those of the superclasses.
  static var appearanceProperties: [AppearanceProperty] { get }
  /// The nearest class of UIKit's own that clients know.
  static var appearanceClass: NSObject.Type { get }
  /// What appearances have set, by property.
  var appearance: [String: Any] { get set }
}
