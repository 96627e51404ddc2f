extension UIWindowScene {
  /// What a scene's geometry was at a moment.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// How the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The scene's space: its origin is the top left corner.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether a finger changes the scene's size at the moment: always false.
    public let isInteractivelyResizing = false

    init(interfaceOrientation: UIInterfaceOrientation, coordinateSpace: any UICoordinateSpace) {
      self.interfaceOrientation = interfaceOrientation
      self.coordinateSpace = coordinateSpace
      super.init()
    }
  }

  /// What an application would like a scene's geometry to be. Make one of a subclass: `.iOS(interfaceOrientations:)`.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences>
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Orientations of the interface.
    open class iOS: GeometryPreferences {
      /// The orientations that are asked for; the scene turns to the first of them that is supported.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// - Parameter interfaceOrientations: those that are wanted; the present one stays where it is among them.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// Limits of a scene's size, in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenesizerestrictions>
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// In points. Kept; has no effect.
  open var minimumSize = CGSize.zero
  /// In points. Kept; has no effect.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var allowsFullScreen = true
}

/// Why a geometry was not granted. Its domain and code are UIKit's (`UISceneErrorDomain`,
/// `UISceneErrorCode.geometryRequestDenied`).
struct GeometryError: LocalizedError, CustomNSError {
  struct Code { var rawValue: Int }
  static var errorDomain: String { "UISceneErrorDomain" }
  var code: Code
  var reason: String
  var errorCode: Int { code.rawValue }
  var errorDescription: String? { reason }
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
}
