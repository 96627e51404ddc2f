internal import CSwiftMetadata

/// Makes providers of classes that programs register, whose initializer is not `required`.
enum ProviderInstantiation {
  static func make(
    _ type: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment, _ parent: UIView?,
    _ manager: NSTextLayoutManager?, _ location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider? {
    // Two words: the object and what it conforms by. Without the cast the object alone would be looked at.
    _ = Unmanaged.passRetained(location as AnyObject)
    let words = unsafeBitCast(
      location as any NSTextLocation, to: (UnsafeMutableRawPointer, UnsafeMutableRawPointer).self)
    let object = cairn_allocating_init_provider(
      unsafeBitCast(NSTextAttachmentViewProvider.self as AnyClass, to: UnsafeRawPointer.self), cairn_provider_init(),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), Unmanaged.passRetained(attachment).toOpaque(),
      parent.map { Unmanaged.passRetained($0).toOpaque() }, manager.map { Unmanaged.passRetained($0).toOpaque() },
      words.0, words.1)
    guard let object else {
      fatalError("\(type) cannot be made by its init(textAttachment:parentView:textLayoutManager:location:)")
    }
    return Unmanaged<NSTextAttachmentViewProvider>.fromOpaque(object).takeRetainedValue()
  }
}
