internal import CSwiftMetadata

extension ClassInstantiation {
  /// A segue of a class of the client's by its `init(identifier:source:destination:)`, which is not `required`.
  package static func makeSegue(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    memory.initialize(to: identifier)
    let words = UnsafeRawPointer(memory).loadUnaligned(as: (UInt, UInt).self)
    memory.deallocate()
    let object = cairn_allocating_init_segue(
      unsafeBitCast(UIStoryboardSegue.self as AnyClass, to: UnsafeRawPointer.self), cairn_segue_init(),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), words.0, words.1,
      Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque())
    guard let object else {
      fatalError("\(type) cannot be made by its init(identifier:source:destination:)")
    }
    return Unmanaged<UIStoryboardSegue>.fromOpaque(object).takeRetainedValue()
  }
}
