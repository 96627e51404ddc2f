/// Told of a layout manager's work.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate>
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
