internal import CSwiftMetadata

/// Makes animations of classes known only at run time, by their `init()`, which is not `required`.
@MainActor
enum AnimationCopy {
  static func make(_ type: CAAnimation.Type) -> CAAnimation {
    let object = cairn_allocating_init(
      unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self), cairn_nsobject_init(),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let object else { fatalError("\(type) cannot be copied: this compiler lays classes out differently") }
    return Unmanaged<CAAnimation>.fromOpaque(object).takeRetainedValue()
  }
}
