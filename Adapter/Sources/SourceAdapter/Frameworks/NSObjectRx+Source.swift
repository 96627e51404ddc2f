extension FrameworkSources {
  /// A bag for each object, as long as it lives: `rx.disposeBag` of NSObject+Rx.
  static let nsObjectRx = #"""
    private final class _RxBag { var bag = DisposeBag(); nonisolated(unsafe) static var key: UInt8 = 0 }
    extension Reactive where Base: AnyObject {
      public var disposeBag: DisposeBag {
        get {
          if let known = objc_getAssociatedObject(base, &_RxBag.key) as? _RxBag { return known.bag }
          let made = _RxBag()
          objc_setAssociatedObject(base, &_RxBag.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          return made.bag
        }
        nonmutating set { _ = disposeBag; (objc_getAssociatedObject(base, &_RxBag.key) as? _RxBag)?.bag = newValue }
      }
    }
    public protocol HasDisposeBag: AnyObject { var disposeBag: DisposeBag { get set } }
    extension HasDisposeBag { public var disposeBag: DisposeBag { get { Reactive(self).disposeBag } set { Reactive(self).disposeBag = newValue } } }
    """#
}
