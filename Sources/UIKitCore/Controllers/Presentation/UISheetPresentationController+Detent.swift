extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name, by habit in reversed domain order.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The name of the detent at half the height.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The name of the detent at full height.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The detent's name, which a sheet has once.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen; inactive where the height is compact.
    open class func medium() -> Detent {
      Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
    }
    /// As high as the container allows.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the client's, in points; nil makes the detent inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The detent's height in points, without the safe area below; nil where it is not to be had.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What a detent's height may depend on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of what the sheet stands in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a sheet at full size without the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}
