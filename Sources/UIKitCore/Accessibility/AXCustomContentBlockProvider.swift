/// What `AXCustomContentProvider` leaves to its classes.
public protocol AXCustomContentBlockProvider: AnyObject {
  /// Asked for the content instead, where there is one. Optional: nil without.
  @_disfavoredOverload var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { get set }
}

extension AXCustomContentBlockProvider {
  @_disfavoredOverload public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? {
    get { nil }
    set {}
  }
}
