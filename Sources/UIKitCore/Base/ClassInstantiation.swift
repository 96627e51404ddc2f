internal import CSwiftMetadata

/// Makes views of classes known only at run time: registered cells, reusable views, views named by a document.
@MainActor
enum ClassInstantiation {
  /// An instance of `viewClass` by its `init(frame:)`.
  static func make<View: UIView>(_ viewClass: View.Type, frame: CGRect = .zero) -> View {
    let object = cairn_allocating_init_frame(
      unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self), cairn_uiview_init_frame(),
      unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self), Double(frame.origin.x), Double(frame.origin.y),
      Double(frame.size.width), Double(frame.size.height))
    guard let object else {
      fatalError("\(viewClass) cannot be made by its init(frame:): this compiler lays classes out differently")
    }
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }
}
