internal import CSwiftMetadata

/// Makes views of classes known only at run time: registered cells, reusable views, views named by a document.
@MainActor
package enum ClassInstantiation {
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

  /// An instance of `viewClass` to which properties of UIKit's are set.
  ///
  /// A class that has no `init(frame:)` gets an object that nobody has initialized, with what the nearest superclass that
  /// can be made has made. Both live as long as the program.
  static func makeTemplate(_ viewClass: UIView.Type) -> UIView {
    func metadata(_ type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }
    func canBeMade(_ type: AnyClass) -> Bool {
      cairn_lacks_init_frame(metadata(UIView.self), cairn_uiview_init_frame(), metadata(type)) == 0
    }
    guard !canBeMade(viewClass),
      let maker = sequence(first: viewClass as AnyClass, next: { _getSuperclass($0) }).first(where: canBeMade)
        as? UIView.Type
    else { return make(viewClass) }
    let model = Unmanaged.passRetained(make(maker)).toOpaque()
    guard let object = cairn_hollow(metadata(viewClass), model) else { return make(viewClass) }
    return Unmanaged<UIView>.fromOpaque(object).retain().takeUnretainedValue()
  }

  /// An instance of `type` by its `init()`.
  package static func makeObject(_ type: NSObject.Type) -> NSObject {
    let object = cairn_allocating_init(
      unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self), cairn_nsobject_init(),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let object else {
      fatalError("\(type) cannot be made by its init(): this compiler lays classes out differently")
    }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

  /// A layer of `layerClass` by its `init()`, which is not `required` either.
  static func makeLayer(_ layerClass: CALayer.Type) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    let object = cairn_allocating_init(
      unsafeBitCast(CALayer.self as AnyClass, to: UnsafeRawPointer.self), cairn_calayer_init(),
      unsafeBitCast(layerClass as AnyClass, to: UnsafeRawPointer.self))
    guard let object else {
      fatalError("\(layerClass) cannot be made by its init(): this compiler lays classes out differently")
    }
    return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
  }
}
