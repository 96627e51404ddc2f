/// Something whose font can follow the person's text size.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
