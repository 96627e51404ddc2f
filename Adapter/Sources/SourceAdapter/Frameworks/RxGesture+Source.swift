extension FrameworkSources {
  /// Gestures as streams: RxGesture over RxCocoa.
  ///
  /// A stream of gestures begins with the recognizer itself, which is possible then, makes the view take touches, and lets
  /// others recognize at the same time. Source: the library's README ("RxGesture", "Delegate customization").
  static let rxGesture = #"""
    public typealias RxGestureRecognizer = UIGestureRecognizer
    public typealias RxGestureView = UIView
    public typealias RxGestureRecognizerState = UIGestureRecognizer.State
    public enum GestureRecognizerDelegatePolicy<PolicyInput> { case always, never, custom((PolicyInput) -> Bool); public func isPolicyPassing(with input: PolicyInput) -> Bool { switch self { case .always: return true; case .never: return false; case .custom(let rule): return rule(input) } } }
    @preconcurrency @MainActor public final class RxGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
      static var key: UInt8 = 0
      public var beginPolicy: GestureRecognizerDelegatePolicy<UIGestureRecognizer> = .always
      public var touchReceptionPolicy: GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UITouch)> = .always
      public var selfFailureRequirementPolicy: GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .never
      public var otherFailureRequirementPolicy: GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .never
      public var simultaneousRecognitionPolicy: GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .always
      public func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { beginPolicy.isPolicyPassing(with: one) }
      public func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touchReceptionPolicy.isPolicyPassing(with: (one, touch)) }
      public func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { otherFailureRequirementPolicy.isPolicyPassing(with: (one, other)) }
      public func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool { selfFailureRequirementPolicy.isPolicyPassing(with: (one, other)) }
      public func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { simultaneousRecognitionPolicy.isPolicyPassing(with: (one, other)) }
    }
    public typealias Configuration<Gesture: UIGestureRecognizer> = @MainActor (Gesture, RxGestureRecognizerDelegate) -> Void
    public typealias TapConfiguration = Configuration<UITapGestureRecognizer>
    public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
    public typealias TapObservable = Observable<UITapGestureRecognizer>
    public typealias LongPressConfiguration = Configuration<UILongPressGestureRecognizer>
    public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
    public typealias LongPressObservable = Observable<UILongPressGestureRecognizer>
    public typealias PanConfiguration = Configuration<UIPanGestureRecognizer>
    public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
    public typealias PanObservable = Observable<UIPanGestureRecognizer>
    public typealias PinchConfiguration = Configuration<UIPinchGestureRecognizer>
    public typealias PinchControlEvent = ControlEvent<UIPinchGestureRecognizer>
    public typealias PinchObservable = Observable<UIPinchGestureRecognizer>
    public typealias RotationConfiguration = Configuration<UIRotationGestureRecognizer>
    public typealias RotationControlEvent = ControlEvent<UIRotationGestureRecognizer>
    public typealias RotationObservable = Observable<UIRotationGestureRecognizer>
    public typealias SwipeConfiguration = Configuration<UISwipeGestureRecognizer>
    public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>
    public typealias SwipeObservable = Observable<UISwipeGestureRecognizer>
    public typealias SwipeDirection = UISwipeGestureRecognizer.Direction
    public typealias ScreenEdgePanConfiguration = Configuration<UIScreenEdgePanGestureRecognizer>
    public typealias ScreenEdgePanControlEvent = ControlEvent<UIScreenEdgePanGestureRecognizer>
    /// A recognizer that is made and set up when its view is there.
    public struct Factory<Gesture: UIGestureRecognizer> {
      let make: @MainActor () -> Gesture
      init(_ make: @escaping @MainActor () -> Gesture) { self.make = make }
      init(_ make: @escaping @MainActor () -> Gesture, _ configuration: Configuration<Gesture>?) {
        self.make = {
          let (gesture, delegate) = (make(), RxGestureRecognizerDelegate())
          configuration?(gesture, delegate)
          objc_setAssociatedObject(gesture, &RxGestureRecognizerDelegate.key, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          gesture.delegate = delegate
          return gesture
        }
      }
      public var gesture: Gesture { _rxMain { make() } }
      public func abstracted() -> AnyFactory { let make = make; return AnyFactory { make() } }
      public func when(_ states: UIGestureRecognizer.State...) -> (AnyFactory, when: [UIGestureRecognizer.State]) { (abstracted(), states) }
    }
    public typealias AnyFactory = Factory<UIGestureRecognizer>
    extension Factory {
      static func _tap(_ configuration: TapConfiguration?) -> Factory<UITapGestureRecognizer> { .init({ UITapGestureRecognizer() }, configuration) }
      static func _longPress(_ configuration: LongPressConfiguration?, _ duration: TimeInterval = 0.5) -> Factory<UILongPressGestureRecognizer> { .init({ let one = UILongPressGestureRecognizer(); one.minimumPressDuration = duration; return one }, configuration) }
      static func _pan(_ configuration: PanConfiguration?) -> Factory<UIPanGestureRecognizer> { .init({ UIPanGestureRecognizer() }, configuration) }
      static func _pinch(_ configuration: PinchConfiguration?) -> Factory<UIPinchGestureRecognizer> { .init({ UIPinchGestureRecognizer() }, configuration) }
      static func _rotation(_ configuration: RotationConfiguration?) -> Factory<UIRotationGestureRecognizer> { .init({ UIRotationGestureRecognizer() }, configuration) }
      static func _swipe(_ direction: SwipeDirection, _ configuration: SwipeConfiguration?) -> Factory<UISwipeGestureRecognizer> { .init({ let one = UISwipeGestureRecognizer(); one.direction = direction; return one }, configuration) }
      static func _screenEdgePan(_ edges: UIRectEdge, _ configuration: ScreenEdgePanConfiguration?) -> Factory<UIScreenEdgePanGestureRecognizer> { .init({ let one = UIScreenEdgePanGestureRecognizer(); one.edges = edges; return one }, configuration) }
    }
    extension Factory where Gesture == UIGestureRecognizer {
      public static func tap(configuration: TapConfiguration? = nil) -> AnyFactory { _tap(configuration).abstracted() }
      public static func longPress(configuration: LongPressConfiguration? = nil) -> AnyFactory { _longPress(configuration).abstracted() }
      public static func touchDown(configuration: LongPressConfiguration? = nil) -> AnyFactory { _longPress(configuration, 0).abstracted() }
      public static func pan(configuration: PanConfiguration? = nil) -> AnyFactory { _pan(configuration).abstracted() }
      public static func pinch(configuration: PinchConfiguration? = nil) -> AnyFactory { _pinch(configuration).abstracted() }
      public static func rotation(configuration: RotationConfiguration? = nil) -> AnyFactory { _rotation(configuration).abstracted() }
      public static func swipe(direction: SwipeDirection, configuration: SwipeConfiguration? = nil) -> AnyFactory { _swipe(direction, configuration).abstracted() }
      public static func screenEdgePan(edges: UIRectEdge, configuration: ScreenEdgePanConfiguration? = nil) -> AnyFactory { _screenEdgePan(edges, configuration).abstracted() }
    }
    extension Reactive where Base: UIView {
      public func gesture<Gesture: UIGestureRecognizer>(_ factory: Factory<Gesture>) -> ControlEvent<Gesture> { gesture(factory.gesture) }
      public func gesture<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> ControlEvent<Gesture> {
        let view: UIView = base
        nonisolated(unsafe) let gesture = gesture
        let heard = Observable<Gesture>.create { [weak view] observer in
          _rxMain { view?.isUserInteractionEnabled = true; view?.addGestureRecognizer(gesture) }
          let listening = gesture.rx.event.subscribe(onNext: { observer.onNext($0) })
          return Disposables.create { listening.dispose(); _rxMain { view?.removeGestureRecognizer(gesture) } }
        }
        return ControlEvent(events: heard.startWith(gesture))
      }
      public func anyGesture(_ factories: AnyFactory...) -> ControlEvent<UIGestureRecognizer> { ControlEvent(events: Observable.merge(factories.map { gesture($0).asObservable() })) }
      public func anyGesture(_ factories: (AnyFactory, when: UIGestureRecognizer.State)...) -> ControlEvent<UIGestureRecognizer> { ControlEvent(events: Observable.merge(factories.map { one in gesture(one.0).asObservable().filter { found in _rxMain { found.state == one.when } } })) }
      public func tapGesture(configuration: TapConfiguration? = nil) -> TapControlEvent { gesture(AnyFactory._tap(configuration)) }
      public func longPressGesture(configuration: LongPressConfiguration? = nil) -> LongPressControlEvent { gesture(AnyFactory._longPress(configuration)) }
      public func touchDownGesture(configuration: LongPressConfiguration? = nil) -> LongPressControlEvent { gesture(AnyFactory._longPress(configuration, 0)) }
      public func panGesture(configuration: PanConfiguration? = nil) -> PanControlEvent { gesture(AnyFactory._pan(configuration)) }
      public func pinchGesture(configuration: PinchConfiguration? = nil) -> PinchControlEvent { gesture(AnyFactory._pinch(configuration)) }
      public func rotationGesture(configuration: RotationConfiguration? = nil) -> RotationControlEvent { gesture(AnyFactory._rotation(configuration)) }
      public func screenEdgePanGesture(edges: UIRectEdge, configuration: ScreenEdgePanConfiguration? = nil) -> ScreenEdgePanControlEvent { gesture(AnyFactory._screenEdgePan(edges, configuration)) }
      public func swipeGesture(_ directions: SwipeDirection..., configuration: SwipeConfiguration? = nil) -> SwipeControlEvent { ControlEvent(events: Observable.merge(directions.map { gesture(AnyFactory._swipe($0, configuration)).asObservable() })) }
    }
    extension ObservableType where Element: UIGestureRecognizer {
      public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> { when(states) }
      public func when(_ states: [UIGestureRecognizer.State]) -> Observable<Element> { asObservable().filter { gesture in _rxMain { states.contains(gesture.state) } } }
      public func asLocation(in target: TargetView = .view) -> Observable<CGPoint> { asObservable().map { gesture in _rxMain { gesture.location(in: target._view(gesture)) } } }
    }
    extension ObservableType where Element: UIPanGestureRecognizer { public func asTranslation(in target: TargetView = .view) -> Observable<(translation: CGPoint, velocity: CGPoint)> { asObservable().map { gesture in _rxMain { let view = target._view(gesture); return (translation: gesture.translation(in: view), velocity: gesture.velocity(in: view)) } } } }
    extension ObservableType where Element: UIPinchGestureRecognizer { public func asScale() -> Observable<(scale: CGFloat, velocity: CGFloat)> { asObservable().map { gesture in _rxMain { (scale: gesture.scale, velocity: gesture.velocity) } } } }
    extension ObservableType where Element: UIRotationGestureRecognizer { public func asRotation() -> Observable<(rotation: CGFloat, velocity: CGFloat)> { asObservable().map { gesture in _rxMain { (rotation: gesture.rotation, velocity: gesture.velocity) } } } }
    public enum TargetView { case view, window, custom(UIView); @MainActor func _view(_ gesture: UIGestureRecognizer) -> UIView? { switch self { case .view: return gesture.view; case .window: return gesture.view?.window; case .custom(let view): return view } } }
    """#
}
