internal import CSwiftMetadata
internal import CoreGraphics

// What rewritten sources call; the names begin with an underscore since nobody writes them.

/// `T()` for a class that is known at run time only.
///
/// UIKIT: an `init()` of the class's own is called, also one that does not override UIKit's: Objective-C finds it by
/// name (how Objective-C finds initializers).
@preconcurrency @MainActor
public func _makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  if let own = ObjectRuntime.make(type) { return unsafeDowncast(own, to: Object.self) }
  let object =
    if let viewType = type as? UIView.Type { ClassInstantiation.make(viewType) as NSObject } else {
      ClassInstantiation.makeObject(type)
    }
  return unsafeDowncast(object, to: Object.self)
}

/// `T(frame:)` for a class of views that is known at run time only.
@preconcurrency @MainActor
public func _makeObject<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  ClassInstantiation.make(type, frame: frame)
}

/// `T(nibName:bundle:)` for a class of controllers that is known at run time only: a name of nil is what `init()` gives.
@preconcurrency @MainActor
public func _makeObject<Controller: UIViewController>(_ type: Controller.Type, nibName: String?, bundle: Bundle?)
  -> Controller
{
  guard let object = ClassInstantiation.makeObject(type) as? Controller else { fatalError("\(type) is no controller") }
  return object
}

/// `T()` for a class of layers that is known at run time only.
@preconcurrency @MainActor
public func _makeObject<Layer: CALayer>(_ type: Layer.Type) -> Layer {
  unsafeDowncast(ClassInstantiation.makeLayer(type), to: Layer.self)
}

/// The answer of an optional method: nil when the delegate does not implement it.
@preconcurrency @MainActor
public func _optionalAnswer<Answer>(_ ask: @autoclosure () -> Answer?) -> Answer? {
  OptionalAnswers.current.explicit(ask)
}

// DEVIATION: on Apple's systems the method gets the sender itself and fails once it asks for what the sender's class
// lacks. Here it gets an object of the class that it says, with the sender's tag.
extension UIView: ArgumentStandIn {
  package nonisolated var tagOfSender: Int { MainActor.assumeIsolated { tag } }
  package nonisolated static func standIn(tag: Int) -> AnyObject {
    let view: UIView = MainActor.assumeIsolated {
      let view = _makeObject(self)
      view.tag = tag
      return view
    }
    return view
  }
}

/// Lends what `overriding` overrides to `type` and all its subclasses: methods of Apple's systems that an extension
/// overrides hold for every object.
///
/// - Parameter plain: another subclass of `type`, which overrides nothing.
@preconcurrency @MainActor
public func _shareOverrides(of overriding: AnyClass, besides plain: AnyClass, with type: AnyClass) {
  cairn_share_overrides(
    unsafeBitCast(type, to: UnsafeMutableRawPointer.self), unsafeBitCast(overriding, to: UnsafeRawPointer.self),
    unsafeBitCast(plain, to: UnsafeRawPointer.self))
}

/// A test begins, or ends: what an autorelease pool of Apple's systems would hold lives until then.
@preconcurrency @MainActor
public func _testTakesPlace(_ isRunning: Bool) {
  if isRunning { UpdateCycle.beginTest() } else { UpdateCycle.endTest() }
}
