/// An object that owns a window, told of it by name.
///
/// UIKIT: `window` is an optional requirement of `UIApplicationDelegate` and `UIWindowSceneDelegate`. Through the
/// protocol it is a `UIWindow??`, which sources unwrap twice (`delegate?.window??.rootViewController`); a class that
/// declares it has a `UIWindow?`. The requirement stands here, and yields to the property of two optionals there.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {
  /// The window; nil where the object keeps none.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension _WindowOwner {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
