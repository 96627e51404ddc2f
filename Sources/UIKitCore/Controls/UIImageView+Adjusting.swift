/// Something whose pictures may grow with texts of accessibility sizes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting>
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether pictures are larger at accessibility sizes. Default: false.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
  private static let adjusting = AssociatedKey<any UITraitChangeRegistration>()

  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { Self.adjusting.value(of: self) != nil }
    set {
      guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      if let registration = Self.adjusting.value(of: self) {
        unregisterForTraitChanges(registration)
        Self.adjusting.set(nil, of: self)
      } else {
        let registration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
          (view: UIImageView, _: UITraitCollection) in
          view.invalidateIntrinsicContentSize()
          view.setNeedsDisplay()
        }
        Self.adjusting.set(registration, of: self)
      }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// UIKIT: pictures grow as body text does from the largest size that is not an accessibility one.
  var accessibilityScale: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else { return 1 }
    let usual = TextStyleSizes.size(.body, .extraExtraExtraLarge)
    return TextStyleSizes.size(.body, category) / usual
  }

  /// Always standard: pictures have 256 steps for each colour.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { .unspecified }
    set { if newValue != .standard { Limitation.hasNoEffect("UIImageView.preferredImageDynamicRange") } }
  }
}

extension UIImage {
  /// How bright a picture's brightest parts are.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
