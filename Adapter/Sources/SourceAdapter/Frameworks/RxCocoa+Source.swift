extension FrameworkSources {
  /// What binds streams to UIKit: drivers and signals, binders, and the `rx` of views, lists and notifications. Its
  /// sources want the Objective-C runtime, so that it stands in even where they are on the machine.
  static let rxCocoa = #"""
    // Streams that fail never and run on the main thread.
    public protocol SharingStrategyProtocol { static var _replays: Bool { get } }
    public struct DriverSharingStrategy: SharingStrategyProtocol { public static var _replays: Bool { true } }
    public struct SignalSharingStrategy: SharingStrategyProtocol { public static var _replays: Bool { false } }
    public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
    public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
    public protocol SharedSequenceConvertibleType: ObservableConvertibleType { associatedtype SharingStrategy: SharingStrategyProtocol; func asSharedSequence() -> SharedSequence<SharingStrategy, Element> }
    extension SharedSequenceConvertibleType { public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() } }
    public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
      let source: Observable<Element>
      init(_ source: Observable<Element>) { self.source = source.share(replay: SharingStrategy._replays ? 1 : 0) }
      init(raw source: Observable<Element>) { self.source = source }
      public func asSharedSequence() -> Self { self }
      public func asObservable() -> Observable<Element> { source }
      public func asDriver() -> Driver<Element> { Driver(raw: source) }
      public func asSignal() -> Signal<Element> { Signal(raw: source) }
      public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> { Signal(raw: source) }
      public static func just(_ element: Element) -> Self { Self(raw: .just(element)) }
      public static func empty() -> Self { Self(raw: .empty()) }
      public static func never() -> Self { Self(raw: .never()) }
      public static func of(_ elements: Element...) -> Self { Self(raw: .from(elements)) }
      public static func from(_ elements: [Element]) -> Self { Self(raw: .from(elements)) }
      public static func deferred(_ factory: @escaping () -> Self) -> Self { Self(raw: .deferred { factory().source }) }
      public static func merge(_ sources: Self...) -> Self { Self(.merge(sources.map(\.source))) }
      public static func merge(_ sources: [Self]) -> Self { Self(.merge(sources.map(\.source))) }
      public func map<New>(_ transform: @escaping (Element) -> New) -> SharedSequence<SharingStrategy, New> { .init(source.map(transform)) }
      public func compactMap<New>(_ transform: @escaping (Element) -> New?) -> SharedSequence<SharingStrategy, New> { .init(source.compactMap(transform)) }
      public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Self { Self(source.filter(isIncluded)) }
      public func flatMap<New>(_ selector: @escaping (Element) -> SharedSequence<SharingStrategy, New>) -> SharedSequence<SharingStrategy, New> { .init(source.flatMap(selector)) }
      public func flatMapLatest<Strategy, New>(_ selector: @escaping (Element) -> SharedSequence<Strategy, New>) -> SharedSequence<Strategy, New> { .init(source.flatMapLatest(selector)) }
      public func flatMapFirst<New>(_ selector: @escaping (Element) -> SharedSequence<SharingStrategy, New>) -> SharedSequence<SharingStrategy, New> { .init(source.flatMapFirst(selector)) }
      public func scan<New>(_ seed: New, accumulator: @escaping (New, Element) -> New) -> SharedSequence<SharingStrategy, New> { .init(source.scan(seed, accumulator: accumulator)) }
      public func distinctUntilChanged(_ equal: @escaping (Element, Element) -> Bool) -> Self { Self(source.distinctUntilChanged(equal)) }
      public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) -> Key) -> Self { Self(source.distinctUntilChanged(key)) }
      public func skip(_ count: Int) -> Self { Self(source.skip(count)) }
      public func startWith(_ element: Element) -> Self { Self(source.startWith(element)) }
      public func delay(_ time: RxTimeInterval) -> Self { Self(source.delay(time, scheduler: MainScheduler.instance)) }
      public func debounce(_ time: RxTimeInterval) -> Self { Self(source.debounce(time, scheduler: MainScheduler.instance)) }
      public func throttle(_ time: RxTimeInterval, latest: Bool = true) -> Self { Self(source.throttle(time, latest: latest, scheduler: MainScheduler.instance)) }
      public func withLatestFrom<Other, New>(_ other: SharedSequence<SharingStrategy, Other>, resultSelector: @escaping (Element, Other) -> New) -> SharedSequence<SharingStrategy, New> { .init(source.withLatestFrom(other.source, resultSelector: resultSelector)) }
      public func withLatestFrom<Other>(_ other: SharedSequence<SharingStrategy, Other>) -> SharedSequence<SharingStrategy, Other> { .init(source.withLatestFrom(other.source)) }
      public func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Self { Self(source.do(onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)) }
      public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Self { Self(source.debug(identifier)) }
      public func asSharedSequence(onErrorJustReturn element: Element) -> Self { self }
      public static func combineLatest<A, B>(_ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, resultSelector: @escaping (A, B) -> Element) -> Self { Self(Observable<Element>.combineLatest(a.source, b.source, resultSelector: resultSelector)) }
      public static func combineLatest<A, B, C>(_ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, _ c: SharedSequence<SharingStrategy, C>, resultSelector: @escaping (A, B, C) -> Element) -> Self { Self(Observable<Element>.combineLatest(a.source, b.source, c.source, resultSelector: resultSelector)) }
      public static func combineLatest<A, B, C, D>(_ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, _ c: SharedSequence<SharingStrategy, C>, _ d: SharedSequence<SharingStrategy, D>, resultSelector: @escaping (A, B, C, D) -> Element) -> Self { Self(Observable<Element>.combineLatest(a.source, b.source, c.source, d.source, resultSelector: resultSelector)) }
      public static func combineLatest<A, B>(_ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>) -> SharedSequence<SharingStrategy, (A, B)> where Element == Any { .init(Observable<Any>.combineLatest(a.source, b.source)) }
      public static func combineLatest<A, B, C>(_ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, _ c: SharedSequence<SharingStrategy, C>) -> SharedSequence<SharingStrategy, (A, B, C)> where Element == Any { .init(Observable<Any>.combineLatest(a.source, b.source, c.source)) }
      public static func zip<A, B>(_ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>, resultSelector: @escaping (A, B) -> Element) -> Self { Self(Observable<Element>.zip(a.source, b.source, resultSelector: resultSelector)) }
      public static func zip<A, B>(_ a: SharedSequence<SharingStrategy, A>, _ b: SharedSequence<SharingStrategy, B>) -> SharedSequence<SharingStrategy, (A, B)> where Element == Any { .init(Observable<Any>.zip(a.source, b.source)) }
      @discardableResult public func drive() -> any Disposable { source.subscribe() }
      @discardableResult public func emit() -> any Disposable { source.subscribe() }
      @discardableResult public func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
      @discardableResult public func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable { source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted) }
      @discardableResult public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element { source._on { event in for one in observers { one.on(event) } } }
      @discardableResult public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element? { source.map { Optional($0) }._on { event in for one in observers { one.on(event) } } }
      @discardableResult public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable { source._on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
      @discardableResult public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable { source._on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
      public func drive<Answer>(_ transformation: (Observable<Element>) -> Answer) -> Answer { transformation(source) }
      public func drive<One, Answer>(_ with: (Observable<Element>) -> (One) -> Answer, curriedArgument: One) -> Answer { with(source)(curriedArgument) }
      @discardableResult public func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
      @discardableResult public func emit<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable { source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted) }
      @discardableResult public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element { source._on { event in for one in observers { one.on(event) } } }
      @discardableResult public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element? { source.map { Optional($0) }._on { event in for one in observers { one.on(event) } } }
      @discardableResult public func emit(to relays: PublishRelay<Element>...) -> any Disposable { source._on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
      @discardableResult public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable { source._on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
    }
    /// What applications add to drivers and signals is said of the protocol.
    extension SharedSequenceConvertibleType {
      public func map<New>(_ transform: @escaping (Element) -> New) -> SharedSequence<SharingStrategy, New> { asSharedSequence().map(transform) }
      public func compactMap<New>(_ transform: @escaping (Element) -> New?) -> SharedSequence<SharingStrategy, New> { asSharedSequence().compactMap(transform) }
      public func filter(_ isIncluded: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> { asSharedSequence().filter(isIncluded) }
      public func flatMapLatest<New>(_ selector: @escaping (Element) -> SharedSequence<SharingStrategy, New>) -> SharedSequence<SharingStrategy, New> { asSharedSequence().flatMapLatest(selector) }
    }
    extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
      @discardableResult public func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { asSharedSequence().drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    }
    extension SharedSequence where Element: Equatable { public func distinctUntilChanged() -> Self { Self(source.distinctUntilChanged()) } }
    extension ObservableConvertibleType {
      public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { Driver(asObservable().observe(on: MainScheduler.instance).catchErrorJustReturn(element)) }
      public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> { Driver(asObservable().observe(on: MainScheduler.instance).catchError { _ in other.asObservable() }) }
      public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> { Driver(asObservable().observe(on: MainScheduler.instance).catchError { onErrorRecover($0).asObservable() }) }
      public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> { Signal(asObservable().observe(on: MainScheduler.instance).catchErrorJustReturn(element)) }
      public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> { Signal(asObservable().observe(on: MainScheduler.instance).catchError { _ in other.asObservable() }) }
    }
    // What happens to controls, and what is set.
    public protocol ControlEventType: ObservableType { func asControlEvent() -> ControlEvent<Element> }
    public struct ControlEvent<Element>: ControlEventType { let source: Observable<Element>; public init<Source: ObservableType>(events: Source) where Source.Element == Element { source = events.asObservable() }; public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { source.subscribe(observer) }; public func asObservable() -> Observable<Element> { source }; public func asControlEvent() -> Self { self }; public func asDriver() -> Driver<Element> { Driver(raw: source) }; public func asSignal() -> Signal<Element> { Signal(raw: source) } }
    public protocol ControlPropertyType: ObservableType, ObserverType { func asControlProperty() -> ControlProperty<Element> }
    public struct ControlProperty<Element>: ControlPropertyType {
      let source: Observable<Element>, sink: AnyObserver<Element>
      public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink) where Values.Element == Element, Sink.Element == Element { (source, sink) = (values.asObservable(), AnyObserver(valueSink)) }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { source.subscribe(observer) }
      public func asObservable() -> Observable<Element> { source }
      public func asControlProperty() -> Self { self }
      public var changed: ControlEvent<Element> { ControlEvent(events: source.skip(1)) }
      public func asDriver() -> Driver<Element> { Driver(raw: source) }
      public func on(_ event: Event<Element>) { if event.element != nil { sink.on(event) } }
    }
    extension ControlPropertyType where Element == String? { public var orEmpty: ControlProperty<String> { ControlProperty(values: asObservable().map { $0 ?? "" }, valueSink: AnyObserver<String> { event in if let value = event.element { self.on(.next(value)) } }) } }
    public struct Binder<Value>: ObserverType {
      let body: (Event<Value>) -> Void
      public init<Target: AnyObject>(_ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance, binding: @escaping @MainActor (Target, Value) -> Void) {
        body = { [weak target] event in guard let value = event.element else { return }; scheduler._run { if let target { nonisolated(unsafe) let (target, value) = (target, value); MainActor.assumeIsolated { binding(target, value) } } } }
      }
      public func on(_ event: Event<Value>) { body(event) }
    }
    @dynamicMemberLookup public struct Reactive<Base> {
      public let base: Base
      public init(_ base: Base) { self.base = base }
      public subscript<Property>(dynamicMember path: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> where Base: AnyObject { nonisolated(unsafe) let path = path; return Binder(base) { $0[keyPath: path] = $1 } }
    }
    public protocol ReactiveCompatible { associatedtype ReactiveBase; var rx: Reactive<ReactiveBase> { get set }; static var rx: Reactive<ReactiveBase>.Type { get set } }
    extension ReactiveCompatible { public var rx: Reactive<Self> { get { Reactive(self) } set {} }; public static var rx: Reactive<Self>.Type { get { Reactive<Self>.self } set {} } }
    extension NSObject: ReactiveCompatible {}
    extension NotificationCenter: ReactiveCompatible {}
    /// Passes on what a target is told.
    @MainActor final class _RxTarget: NSObject { let action: (AnyObject) -> Void; init(_ action: @escaping (AnyObject) -> Void) { self.action = action } }
    /// On the main thread, where streams of UIKit are listened to.
    func _rxMain<Value>(_ body: @MainActor () -> Value) -> Value { withoutActuallyEscaping(body) { body in nonisolated(unsafe) var result: Value?; nonisolated(unsafe) let body = body; MainActor.assumeIsolated { result = body() }; return result! } }
    extension Reactive where Base: NSObject {
      public var deallocated: Observable<Void> { if let known = objc_getAssociatedObject(base, &_RxEnd.key) as? _RxEnd { return known.subject }; let end = _RxEnd(); objc_setAssociatedObject(base, &_RxEnd.key, end, .OBJC_ASSOCIATION_RETAIN_NONATOMIC); return end.subject }
      public var deallocating: Observable<Void> { deallocated }
      /// Messages are not sent by a runtime that could tell of them.
      public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { AbsentFrameworks.say("Reactive.methodInvoked"); return .never() }
      public func sentMessage(_ selector: Selector) -> Observable<[Any]> { AbsentFrameworks.say("Reactive.sentMessage"); return .never() }
      public func observe<Value>(_ type: Value.Type, _ keyPath: String, options: NSKeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true) -> Observable<Value?> {
        let held = retainSelf ? base : nil
        return Observable<Value?> { [weak base] on in
          guard let base else { return _Disposable() }
          let watcher = _RxWatcher { [weak base] in _ = held; on(.next(base?.value(forKeyPath: keyPath) as? Value)) }
          if options.contains(.initial) { watcher.action() }
          base.addObserver(watcher, forKeyPath: keyPath, options: [.new], context: nil)
          return _Disposable { [weak base] in base?.removeObserver(watcher, forKeyPath: keyPath) }
        }
      }
      public func observeWeakly<Value>(_ type: Value.Type, _ keyPath: String, options: NSKeyValueObservingOptions = [.new, .initial]) -> Observable<Value?> { observe(type, keyPath, options: options, retainSelf: false) }
    }
    /// Ends with the object that it is associated with.
    final class _RxEnd: NSObject { nonisolated(unsafe) static var key: UInt8 = 0; let subject = ReplaySubject<Void>.create(bufferSize: 1); deinit { subject.onNext(()); subject.onCompleted() } }
    /// Hears of a property's changes.
    final class _RxWatcher: NSObject {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action; super.init(); Self.declare() }
      /// The runtime's table is the main thread's.
      private static func declare() { if Thread.isMainThread { _rxMain { _ = declaration } } else { DispatchQueue.main.async { MainActor.assumeIsolated { _ = declaration } } } }
      @MainActor private static let declaration: Void = ObjectRuntime.declare(_RxWatcher.self) { c in c.method("observeValueForKeyPath:ofObject:change:context:") { o, _ in o.action() } }
    }
    extension Reactive where Base: UIControl {
      public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent(events: Observable<Void> { [weak base] on in guard let base else { return _Disposable() }; return _rxMain { let action = UIAction { _ in on(.next(())) }; base.addAction(action, for: events); return _Disposable { [weak base] in _rxMain { base?.removeAction(action, for: events) } } } })
      }
      public func controlProperty<Value>(editingEvents events: UIControl.Event, getter: @escaping @MainActor (Base) -> Value, setter: @escaping @MainActor (Base, Value) -> Void) -> ControlProperty<Value> {
        let changes = controlEvent(events).source
        return ControlProperty(values: Observable<Value> { [weak base] on in if let base { on(.next(_rxMain { getter(base) })) }; return changes.compactMap { [weak base] _ in base.map { object in _rxMain { getter(object) } } }._on(on) }, valueSink: Binder(base, binding: setter))
      }
    }
    extension Reactive where Base: UIButton {
      public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
      public func title(for state: UIControl.State = []) -> Binder<String?> { Binder(base) { $0.setTitle($1, for: state) } }
      public func attributedTitle(for state: UIControl.State = []) -> Binder<NSAttributedString?> { Binder(base) { $0.setAttributedTitle($1, for: state) } }
      public func image(for state: UIControl.State = []) -> Binder<UIImage?> { Binder(base) { $0.setImage($1, for: state) } }
      public func backgroundImage(for state: UIControl.State = []) -> Binder<UIImage?> { Binder(base) { $0.setBackgroundImage($1, for: state) } }
    }
    extension Reactive where Base: UITextField { public var text: ControlProperty<String?> { value }; public var value: ControlProperty<String?> { controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text }, setter: { if $0.text != $1 { $0.text = $1 } }) }; public var attributedText: ControlProperty<NSAttributedString?> { controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.attributedText }, setter: { $0.attributedText = $1 }) } }
    extension Reactive where Base: UISwitch { public var isOn: ControlProperty<Bool> { value }; public var value: ControlProperty<Bool> { controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 }) } }
    extension Reactive where Base: UISlider { public var value: ControlProperty<Float> { controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 }) } }
    extension Reactive where Base: UIStepper { public var value: ControlProperty<Double> { controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 }) } }
    extension Reactive where Base: UISegmentedControl { public var selectedSegmentIndex: ControlProperty<Int> { value }; public var value: ControlProperty<Int> { controlProperty(editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 }) }; public func titleForSegment(at index: Int) -> Binder<String?> { Binder(base) { $0.setTitle($1, forSegmentAt: index) } }; public func enabledForSegment(at index: Int) -> Binder<Bool> { Binder(base) { $0.setEnabled($1, forSegmentAt: index) } } }
    extension Reactive where Base: UIDatePicker { public var date: ControlProperty<Date> { value }; public var value: ControlProperty<Date> { controlProperty(editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 }) }; public var countDownDuration: ControlProperty<TimeInterval> { controlProperty(editingEvents: .valueChanged, getter: { $0.countDownDuration }, setter: { $0.countDownDuration = $1 }) } }
    extension Reactive where Base: UIPageControl { public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } } }
    extension Reactive where Base: UIRefreshControl { public var isRefreshing: Binder<Bool> { Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } } } }
    extension Reactive where Base: UIActivityIndicatorView { public var isAnimating: Binder<Bool> { Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } } } }
    extension Reactive where Base: UIViewController { public var title: Binder<String?> { Binder(base) { $0.title = $1 } } }
    extension Reactive where Base: UIBarButtonItem { public var tap: ControlEvent<Void> { ControlEvent(events: Observable<Void> { [weak base] on in guard let base else { return _Disposable() }; return _rxMain { base.primaryAction = nil; base._rxTap { on(.next(())) }; return _Disposable() } }) } }
    extension UIBarButtonItem { func _rxTap(_ body: @escaping () -> Void) { let target = _RxTarget { _ in body() }; _RxTarget._declare(); objc_setAssociatedObject(self, &_RxDelegate.key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC); self.target = target; action = Selector(("rxFire:")) } }
    extension _RxTarget { static var isDeclared = false; static func _declare() { guard !isDeclared else { return }; isDeclared = true; ObjectRuntime.declare(_RxTarget.self) { c in c.method("rxFire:") { o, a in o.action(try a.argument(0)) } } } }
    extension Reactive where Base: UIGestureRecognizer { public var event: ControlEvent<Base> { ControlEvent(events: Observable<Base> { [weak base] on in guard let base else { return _Disposable() }; return _rxMain { let target = _RxTarget { _ in on(.next(base)) }; _RxTarget._declare(); base.addTarget(target, action: Selector(("rxFire:"))); return _Disposable { [weak base] in _rxMain { base?.removeTarget(target, action: nil) } } } }) } }
    extension Reactive where Base: NotificationCenter { public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> { let base = base; return Observable<Notification> { on in nonisolated(unsafe) let on = on; let token = base.addObserver(forName: name, object: object, queue: nil) { on(.next($0)) }; return _Disposable { base.removeObserver(token) } } } }
    extension Reactive where Base: URLSession {
      public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> { let base = base; return Observable<(response: HTTPURLResponse, data: Data)> { on in nonisolated(unsafe) let on = on; let task = base.dataTask(with: request) { data, response, error in if let data, let response = response as? HTTPURLResponse { on(.next((response, data))); on(.completed) } else { on(.error(error ?? RxCocoaURLError.unknown)) } }; task.resume(); return _Disposable { task.cancel() } } }
      public func data(request: URLRequest) -> Observable<Data> { response(request: request).map { guard 200..<300 ~= $0.response.statusCode else { throw RxCocoaURLError.httpRequestFailed(response: $0.response, data: $0.data) }; return $0.data } }
      public func json(request: URLRequest) -> Observable<Any> { data(request: request).map { try JSONSerialization.jsonObject(with: $0) } }
      public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
    }
    public enum RxCocoaURLError: Error { case unknown, nonHTTPResponse(response: URLResponse), httpRequestFailed(response: HTTPURLResponse, data: Data?), deserializationError(error: any Error) }
    /// Stands between a view and its delegate: tells the streams, and asks who was there before.
    @MainActor class _RxDelegate: NSObject {
      static var key: UInt8 = 0
      weak var other: AnyObject?
      static let nobody = _RxNobody()
      let events = PublishSubject<(String, Any)>()
      func tell(_ name: String, _ value: Any = ()) { events.onNext((name, value)) }
      func stream<Value>(_ name: String, _ type: Value.Type = Value.self) -> ControlEvent<Value> { ControlEvent(events: events.compactMap { $0.0 == name ? $0.1 as? Value : nil }) }
      /// What is not told here goes to who was there before.
      private static var handsOn = false
      private static func declareHandingOn() { guard !handsOn else { return }; handsOn = true; ObjectRuntime.declare(_RxDelegate.self) { c in c.method("forwardingTargetForSelector:") { o, _ in o.other } } }
      static func of<Delegate: _RxDelegate>(_ view: NSObject, _ make: () -> Delegate) -> Delegate { declareHandingOn(); if let known = objc_getAssociatedObject(view, &key) as? Delegate { return known }; let made = make(); objc_setAssociatedObject(view, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC); return made }
    }
    @MainActor final class _RxNobody: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout, UITextViewDelegate, UISearchBarDelegate, UIPickerViewDelegate, UITabBarDelegate {}
    class _RxScrolling: _RxDelegate, UIScrollViewDelegate {
      var scrolling: any UIScrollViewDelegate { (other as? any UIScrollViewDelegate) ?? Self.nobody }
      func scrollViewDidScroll(_ view: UIScrollView) { tell("didScroll"); tell("offset", view.contentOffset); scrolling.scrollViewDidScroll(view) }
      func scrollViewWillBeginDragging(_ view: UIScrollView) { tell("willBeginDragging"); scrolling.scrollViewWillBeginDragging(view) }
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerates: Bool) { tell("didEndDragging", decelerates); scrolling.scrollViewDidEndDragging(view, willDecelerate: decelerates) }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { tell("didEndDecelerating"); scrolling.scrollViewDidEndDecelerating(view) }
      func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { tell("didEndScrollingAnimation"); scrolling.scrollViewDidEndScrollingAnimation(view) }
    }
    public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)
    /// A data source whose rows move.
    protocol _RxMovingSource {}
    final class _RxTable: _RxScrolling, UITableViewDelegate, UITableViewDataSource {
      var source: (any UITableViewDataSource)?
      var table: any UITableViewDelegate { (other as? any UITableViewDelegate) ?? Self.nobody }
      func numberOfSections(in view: UITableView) -> Int { source?.numberOfSections(in: view) ?? 1 }
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { source?.tableView(view, numberOfRowsInSection: section) ?? 0 }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { source?.tableView(view, cellForRowAt: path) ?? UITableViewCell() }
      func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { (source ?? Self.empty).tableView(view, titleForHeaderInSection: section) }
      func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? { (source ?? Self.empty).tableView(view, titleForFooterInSection: section) }
      func sectionIndexTitles(for view: UITableView) -> [String]? { (source ?? Self.empty).sectionIndexTitles(for: view) }
      func tableView(_ view: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { (source ?? Self.empty).tableView(view, sectionForSectionIndexTitle: title, at: index) }
      func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool { (source ?? Self.empty).tableView(view, canEditRowAt: path) }
      func tableView(_ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) { (source ?? Self.empty).tableView(view, commit: style, forRowAt: path); if style == .delete { tell("deleted", path) } else if style == .insert { tell("inserted", path) } }
      /// Whether somebody hears of moves; a source without them, of whom nobody asks, has rows that stay.
      var movesRows = false
      func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool { (movesRows || source is any _RxMovingSource) && (source ?? Self.empty).tableView(view, canMoveRowAt: path) }
      func tableView(_ view: UITableView, moveRowAt from: IndexPath, to place: IndexPath) { (source ?? Self.empty).tableView(view, moveRowAt: from, to: place); events.onNext(("moved", (sourceIndex: from, destinationIndex: place))) }
      func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { tell("selected", path); table.tableView(view, didSelectRowAt: path) }
      func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) { tell("deselected", path); table.tableView(view, didDeselectRowAt: path) }
      func tableView(_ view: UITableView, accessoryButtonTappedForRowWith path: IndexPath) { tell("accessory", path); table.tableView(view, accessoryButtonTappedForRowWith: path) }
      func tableView(_ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { events.onNext(("willDisplay", (cell: cell, indexPath: path))); table.tableView(view, willDisplay: cell, forRowAt: path) }
      func tableView(_ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) { events.onNext(("didEndDisplaying", (cell: cell, indexPath: path))); table.tableView(view, didEndDisplaying: cell, forRowAt: path) }
      func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { table.tableView(view, heightForRowAt: path) }
      func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { table.tableView(view, estimatedHeightForRowAt: path) }
      func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat { table.tableView(view, heightForHeaderInSection: section) }
      func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat { table.tableView(view, heightForFooterInSection: section) }
      func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? { table.tableView(view, viewForHeaderInSection: section) }
      func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? { table.tableView(view, viewForFooterInSection: section) }
      func tableView(_ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? { table.tableView(view, trailingSwipeActionsConfigurationForRowAt: path) }
      func tableView(_ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? { table.tableView(view, leadingSwipeActionsConfigurationForRowAt: path) }
      func tableView(_ view: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle { table.tableView(view, editingStyleForRowAt: path) }
      static let empty = _RxItems { _, _, _ in UITableViewCell() }
    }
    final class _RxCollection: _RxScrolling, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
      var source: (any UICollectionViewDataSource)?
      var flow: any UICollectionViewDelegateFlowLayout { (other as? any UICollectionViewDelegateFlowLayout) ?? Self.nobody }
      var plain: any UICollectionViewDelegate { (other as? any UICollectionViewDelegate) ?? Self.nobody }
      func numberOfSections(in view: UICollectionView) -> Int { source?.numberOfSections(in: view) ?? 1 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { source?.collectionView(view, numberOfItemsInSection: section) ?? 0 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { source?.collectionView(view, cellForItemAt: path) ?? UICollectionViewCell() }
      func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView { source?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path) ?? UICollectionReusableView() }
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { tell("selected", path); plain.collectionView(view, didSelectItemAt: path) }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { tell("deselected", path); plain.collectionView(view, didDeselectItemAt: path) }
      func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) { events.onNext(("willDisplay", (cell: cell, at: path))); plain.collectionView(view, willDisplay: cell, forItemAt: path) }
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { flow.collectionView(view, layout: layout, sizeForItemAt: path) }
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { flow.collectionView(view, layout: layout, insetForSectionAt: section) }
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { flow.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section) }
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { flow.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section) }
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { flow.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) }
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { flow.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) }
    }
    final class _RxText: _RxScrolling, UITextViewDelegate {
      var text: any UITextViewDelegate { (other as? any UITextViewDelegate) ?? Self.nobody }
      func textViewDidChange(_ view: UITextView) { tell("didChange"); text.textViewDidChange(view) }
      func textViewDidBeginEditing(_ view: UITextView) { tell("didBeginEditing"); text.textViewDidBeginEditing(view) }
      func textViewDidEndEditing(_ view: UITextView) { tell("didEndEditing"); text.textViewDidEndEditing(view) }
      func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText: String) -> Bool { text.textView(view, shouldChangeTextIn: range, replacementText: replacementText) }
    }
    final class _RxSearch: _RxDelegate, UISearchBarDelegate {
      var search: any UISearchBarDelegate { (other as? any UISearchBarDelegate) ?? Self.nobody }
      func searchBar(_ bar: UISearchBar, textDidChange text: String) { tell("text", text); search.searchBar(bar, textDidChange: text) }
      func searchBarSearchButtonClicked(_ bar: UISearchBar) { tell("search"); search.searchBarSearchButtonClicked(bar) }
      func searchBarCancelButtonClicked(_ bar: UISearchBar) { tell("cancel"); search.searchBarCancelButtonClicked(bar) }
      func searchBarBookmarkButtonClicked(_ bar: UISearchBar) { tell("bookmark"); search.searchBarBookmarkButtonClicked(bar) }
      func searchBarTextDidBeginEditing(_ bar: UISearchBar) { tell("began"); search.searchBarTextDidBeginEditing(bar) }
      func searchBarTextDidEndEditing(_ bar: UISearchBar) { tell("ended"); search.searchBarTextDidEndEditing(bar) }
      func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) { tell("scope", index); search.searchBar(bar, selectedScopeButtonIndexDidChange: index) }
    }
    extension Reactive where Base: UIScrollView {
      var _proxy: _RxScrolling {
        _rxMain { [base] in
          if let table = base as? UITableView { return _RxDelegate.of(table) { let made = _RxTable(); made.other = table.delegate; table.delegate = made; return made } }
          if let list = base as? UICollectionView { return _RxDelegate.of(list) { let made = _RxCollection(); made.other = list.delegate; list.delegate = made; return made } }
          if let text = base as? UITextView { return _RxDelegate.of(text) { let made = _RxText(); made.other = text.delegate; text.delegate = made; return made } }
          return _RxDelegate.of(base) { let made = _RxScrolling(); made.other = base.delegate; base.delegate = made; return made }
        }
      }
      func _stream<Value>(_ name: String, _ type: Value.Type = Value.self) -> ControlEvent<Value> { let proxy = _proxy; return _rxMain { proxy.stream(name) } }
      public var didScroll: ControlEvent<Void> { _stream("didScroll") }
      public var willBeginDragging: ControlEvent<Void> { _stream("willBeginDragging") }
      public var didEndDragging: ControlEvent<Bool> { _stream("didEndDragging") }
      public var didEndDecelerating: ControlEvent<Void> { _stream("didEndDecelerating") }
      public var didEndScrollingAnimation: ControlEvent<Void> { _stream("didEndScrollingAnimation") }
      public var contentOffset: ControlProperty<CGPoint> { ControlProperty(values: _stream("offset", CGPoint.self).source.startWith(_rxMain { [base] in base.contentOffset }), valueSink: Binder(base) { $0.contentOffset = $1 }) }
      @discardableResult public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable { let proxy = _proxy; _rxMain { proxy.other = delegate as AnyObject }; return _Disposable { _rxMain { proxy.other = nil } } }
    }
    public protocol RxTableViewDataSourceType: AnyObject { associatedtype Element; @MainActor func tableView(_ tableView: UITableView, observedEvent: Event<Element>) }
    public protocol RxCollectionViewDataSourceType: AnyObject { associatedtype Element; @MainActor func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) }
    public protocol SectionedViewDataSourceType { @MainActor func model(at indexPath: IndexPath) throws -> Any }
    final class _RxItems: NSObject, UITableViewDataSource, SectionedViewDataSourceType { var items: [Any] = []; let make: @MainActor (UITableView, Int, Any) -> UITableViewCell; init(_ make: @escaping @MainActor (UITableView, Int, Any) -> UITableViewCell) { self.make = make }; func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }; func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { make(view, path.row, items[path.row]) }; func model(at path: IndexPath) throws -> Any { items[path.row] } }
    final class _RxCells: NSObject, UICollectionViewDataSource, SectionedViewDataSourceType { var items: [Any] = []; let make: @MainActor (UICollectionView, Int, Any) -> UICollectionViewCell; init(_ make: @escaping @MainActor (UICollectionView, Int, Any) -> UICollectionViewCell) { self.make = make }; func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }; func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { make(view, path.item, items[path.item]) }; func model(at path: IndexPath) throws -> Any { items[path.item] } }
    extension Reactive where Base: UITableView {
      var _table: _RxTable { _proxy as! _RxTable }
      func _show<Source: ObservableType>(_ source: Source, _ items: _RxItems) -> any Disposable where Source.Element: Sequence {
        let (proxy, table) = (_table, base)
        _rxMain { proxy.source = items; table.dataSource = proxy }
        return source._on { [weak table] event in if let row = event.element { MainScheduler.instance._run { items.items = row.map { $0 as Any }; _rxMain { table?.reloadData() } } } }
      }
      public func items<Row: Sequence, Source: ObservableType>(_ source: Source) -> (_ cellFactory: @escaping (UITableView, Int, Row.Element) -> UITableViewCell) -> any Disposable where Source.Element == Row { { make in self._show(source, _RxItems { make($0, $1, $2 as! Row.Element) }) } }
      public func items<Row: Sequence, Cell: UITableViewCell, Source: ObservableType>(cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Row.Element, Cell) -> Void) -> any Disposable where Source.Element == Row { { source in { configure in self._show(source, _RxItems { table, row, item in let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0)) as! Cell; configure(row, item as! Row.Element, cell); return cell }) } } }
      public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(dataSource: DataSource) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element { { source in let (proxy, table) = (self._table, self.base); _rxMain { proxy.source = dataSource; table.dataSource = proxy }; return source._on { [weak table] event in MainScheduler.instance._run { if let table { _rxMain { dataSource.tableView(table, observedEvent: event) } } } } } }
      public var itemSelected: ControlEvent<IndexPath> { _stream("selected") }
      public var itemDeselected: ControlEvent<IndexPath> { _stream("deselected") }
      public var itemDeleted: ControlEvent<IndexPath> { _stream("deleted") }
      public var itemInserted: ControlEvent<IndexPath> { _stream("inserted") }
      public var itemMoved: ControlEvent<ItemMovedEvent> { let proxy = _table; _rxMain { proxy.movesRows = true }; return _stream("moved") }
      public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { _stream("accessory") }
      public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { _stream("willDisplay") }
      public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { _stream("didEndDisplaying") }
      public func model<Model>(at path: IndexPath) throws -> Model { let proxy = _table; guard let model = try _rxMain({ try? (proxy.source as? any SectionedViewDataSourceType)?.model(at: path) }) as? Model else { throw RxError.noElements }; return model }
      public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { ControlEvent(events: itemSelected.compactMap { try? self.model(at: $0) as Model }) }
      public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { ControlEvent(events: itemDeselected.compactMap { try? self.model(at: $0) as Model }) }
      public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> { ControlEvent(events: itemDeleted.compactMap { try? self.model(at: $0) as Model }) }
    }
    extension Reactive where Base: UICollectionView {
      var _list: _RxCollection { _proxy as! _RxCollection }
      func _show<Source: ObservableType>(_ source: Source, _ items: _RxCells) -> any Disposable where Source.Element: Sequence {
        let (proxy, list) = (_list, base)
        _rxMain { proxy.source = items; list.dataSource = proxy }
        return source._on { [weak list] event in if let row = event.element { MainScheduler.instance._run { items.items = row.map { $0 as Any }; _rxMain { list?.reloadData() } } } }
      }
      public func items<Row: Sequence, Source: ObservableType>(_ source: Source) -> (_ cellFactory: @escaping (UICollectionView, Int, Row.Element) -> UICollectionViewCell) -> any Disposable where Source.Element == Row { { make in self._show(source, _RxCells { make($0, $1, $2 as! Row.Element) }) } }
      public func items<Row: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Row.Element, Cell) -> Void) -> any Disposable where Source.Element == Row { { source in { configure in self._show(source, _RxCells { list, item, model in let cell = list.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: IndexPath(item: item, section: 0)) as! Cell; configure(item, model as! Row.Element, cell); return cell }) } } }
      public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(dataSource: DataSource) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element { { source in let (proxy, list) = (self._list, self.base); _rxMain { proxy.source = dataSource; list.dataSource = proxy }; return source._on { [weak list] event in MainScheduler.instance._run { if let list { _rxMain { dataSource.collectionView(list, observedEvent: event) } } } } } }
      public var itemSelected: ControlEvent<IndexPath> { _stream("selected") }
      public var itemDeselected: ControlEvent<IndexPath> { _stream("deselected") }
      public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { _stream("willDisplay") }
      public func model<Model>(at path: IndexPath) throws -> Model { let proxy = _list; guard let model = try _rxMain({ try? (proxy.source as? any SectionedViewDataSourceType)?.model(at: path) }) as? Model else { throw RxError.noElements }; return model }
      public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { ControlEvent(events: itemSelected.compactMap { try? self.model(at: $0) as Model }) }
      public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { ControlEvent(events: itemDeselected.compactMap { try? self.model(at: $0) as Model }) }
    }
    extension Reactive where Base: UITextView {
      public var text: ControlProperty<String?> { value }
      public var value: ControlProperty<String?> { let changes = _stream("didChange", Void.self).source; return ControlProperty(values: Observable<String?> { [weak base] on in on(.next(_rxMain { base?.text })); return changes.map { [weak base] _ in _rxMain { base?.text } }._on(on) }, valueSink: Binder(base) { if $0.text != $1 { $0.text = $1 } }) }
      public var didBeginEditing: ControlEvent<Void> { _stream("didBeginEditing") }
      public var didEndEditing: ControlEvent<Void> { _stream("didEndEditing") }
      public var didChange: ControlEvent<Void> { _stream("didChange") }
    }
    extension Reactive where Base: UISearchBar {
      func _search<Value>(_ name: String) -> ControlEvent<Value> { _rxMain { [base] in _RxDelegate.of(base) { let made = _RxSearch(); made.other = base.delegate; base.delegate = made; return made }.stream(name) } }
      public var text: ControlProperty<String?> { value }
      public var value: ControlProperty<String?> { let changes: ControlEvent<String> = _search("text"); return ControlProperty(values: Observable<String?> { [weak base] on in on(.next(_rxMain { base?.text })); return changes.map { Optional($0) }._on(on) }, valueSink: Binder(base) { $0.text = $1 }) }
      public var searchButtonClicked: ControlEvent<Void> { _search("search") }
      public var cancelButtonClicked: ControlEvent<Void> { _search("cancel") }
      public var bookmarkButtonClicked: ControlEvent<Void> { _search("bookmark") }
      public var textDidBeginEditing: ControlEvent<Void> { _search("began") }
      public var textDidEndEditing: ControlEvent<Void> { _search("ended") }
      public var selectedScopeButtonIndex: ControlProperty<Int> { let changes: ControlEvent<Int> = _search("scope"); return ControlProperty(values: changes, valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 }) }
      @discardableResult public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable { _rxMain { [base] in _ = _RxDelegate.of(base) { let made = _RxSearch(); base.delegate = made; return made }; (base.delegate as? _RxSearch)?.other = delegate as AnyObject }; return _Disposable() }
    }
    final class _RxSearching: _RxDelegate, UISearchControllerDelegate {
      var searching: (any UISearchControllerDelegate)? { other as? any UISearchControllerDelegate }
      func willPresentSearchController(_ search: UISearchController) { tell("willPresent"); searching?.willPresentSearchController(search) }
      func didPresentSearchController(_ search: UISearchController) { tell("didPresent"); searching?.didPresentSearchController(search) }
      func willDismissSearchController(_ search: UISearchController) { tell("willDismiss"); searching?.willDismissSearchController(search) }
      func didDismissSearchController(_ search: UISearchController) { tell("didDismiss"); searching?.didDismissSearchController(search) }
    }
    extension Reactive where Base: UISearchController {
      func _searching(_ name: String) -> Observable<Void> { _rxMain { [base] in _RxDelegate.of(base) { let made = _RxSearching(); made.other = base.delegate; base.delegate = made; return made }.stream(name, Void.self) }.asObservable() }
      public var willPresent: Observable<Void> { _searching("willPresent") }
      public var didPresent: Observable<Void> { _searching("didPresent") }
      public var willDismiss: Observable<Void> { _searching("willDismiss") }
      public var didDismiss: Observable<Void> { _searching("didDismiss") }
    }
    final class _RxPicker: _RxDelegate, UIPickerViewDelegate, UIPickerViewDataSource { var items: [Any] = [], title: (@MainActor (Int, Any) -> String?)?; func numberOfComponents(in view: UIPickerView) -> Int { 1 }; func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items.count }; func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { title?(row, items[row]) }; func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) { events.onNext(("selected", (row: row, component: component))) } }
    extension Reactive where Base: UIPickerView {
      var _picker: _RxPicker { _rxMain { [base] in _RxDelegate.of(base) { let made = _RxPicker(); base.delegate = made; return made } } }
      public func itemTitles<Row: Sequence, Source: ObservableType>(_ source: Source) -> (_ titleForRow: @escaping (Int, Row.Element) -> String?) -> any Disposable where Source.Element == Row { { title in let (proxy, picker) = (self._picker, self.base); _rxMain { proxy.title = { title($0, $1 as! Row.Element) }; picker.dataSource = proxy }; return source._on { [weak picker] event in if let row = event.element { _rxMain { proxy.items = row.map { $0 as Any }; picker?.reloadAllComponents() } } } } }
      public var itemSelected: ControlEvent<(row: Int, component: Int)> { let proxy = _picker; return _rxMain { proxy.stream("selected") } }
      public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<[Model]> { let proxy = _picker; return ControlEvent(events: itemSelected.map { selected in _rxMain { [proxy.items[selected.row] as! Model] } }) }
    }
    """#
}
