/// Something whose pictures may grow with texts of accessibility sizes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting>
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether pictures are larger at accessibility sizes. Default: false.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
