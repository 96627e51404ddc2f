/// Views and layout guides seen alike.
@MainActor
package enum LayoutItems {
  /// The view whose coordinates the item's frame belongs to, or which is the item itself.
  package static func view(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owner
  }
}
