public import Foundation

/// A list of objects that can hold them weakly; places of those that are gone hold nothing.
///
/// Source: <https://developer.apple.com/documentation/foundation/nspointerarray>
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [HeldObject<AnyObject>?] = []

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// With the places that hold nothing.
  open var count: Int {
    get { held.count }
    set { held = Array(held.prefix(newValue)) + Array(repeating: nil, count: max(newValue - held.count, 0)) }
  }
  open var allObjects: [Any] { held.compactMap { $0?.object } }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    held[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(hold(pointer)) }
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { held.insert(hold(item), at: index) }
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { held[index] = hold(item) }
  open func removePointer(at index: Int) { held.remove(at: index) }
  /// Takes out the places that hold nothing.
  open func compact() { held.removeAll { $0?.object == nil } }

  private func hold(_ pointer: UnsafeMutableRawPointer?) -> HeldObject<AnyObject>? {
    pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
