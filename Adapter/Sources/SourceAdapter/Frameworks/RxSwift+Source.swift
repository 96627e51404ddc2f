extension FrameworkSources {
  /// The library of streams that very many applications bind their screens with, where its sources are not on the
  /// machine: observables, subjects, relays, traits and the operators that applications use.
  static let rxSwift = #"""
    @frozen public enum Event<Element> { case next(Element), error(any Error), completed; public var element: Element? { if case .next(let value) = self { value } else { nil } }; public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }; public var isStopEvent: Bool { element == nil }; public var isCompleted: Bool { if case .completed = self { true } else { false } } }
    public typealias RxTimeInterval = DispatchTimeInterval
    /// Before version 5 times were seconds.
    extension DispatchTimeInterval: @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByIntegerLiteral {
      public init(floatLiteral value: Double) { self = .nanoseconds(Int(value * 1e9)) }
      public init(integerLiteral value: Int) { self = .seconds(value) }
    }
    /// `.now() + 3` has two meanings since then; whole numbers mean seconds in both.
    public func + (time: DispatchTime, seconds: Int) -> DispatchTime { time + Double(seconds) }
    public func + (time: DispatchWallTime, seconds: Int) -> DispatchWallTime { time + Double(seconds) }
    public typealias RxTime = Date
    public enum RxError: Error { case unknown, disposed(object: AnyObject), overflow, argumentOutOfRange, noElements, moreThanOneElement, sequenceTimeout, timeout }
    public protocol Disposable { func dispose() }
    public protocol Cancelable: Disposable { var isDisposed: Bool { get } }
    final class _Disposable: Cancelable { private var action: (() -> Void)?; private(set) var isDisposed = false; init(_ action: (() -> Void)? = nil) { self.action = action }; func dispose() { guard !isDisposed else { return }; isDisposed = true; let body = action; action = nil; body?() } }
    public struct Disposables { public static func create(with dispose: @escaping () -> Void) -> any Cancelable { _Disposable(dispose) }; public static func create() -> any Disposable { _Disposable() }; public static func create(_ all: any Disposable...) -> any Cancelable { _Disposable { for one in all { one.dispose() } } }; public static func create(_ all: [any Disposable]) -> any Cancelable { _Disposable { for one in all { one.dispose() } } } }
    public typealias BooleanDisposable = SerialDisposable
    public final class SerialDisposable: Cancelable { private var held: (any Disposable)?; public private(set) var isDisposed = false; public init() {}; public var disposable: any Disposable { get { held ?? _Disposable() } set { let old = held; held = newValue; old?.dispose(); if isDisposed { newValue.dispose() } } }; public func setDisposable(_ one: any Disposable) { disposable = one }; public func dispose() { isDisposed = true; let old = held; held = nil; old?.dispose() } }
    public typealias SingleAssignmentDisposable = SerialDisposable
    public final class CompositeDisposable: Cancelable { public struct DisposeKey { let number: Int }; private var all: [Int: any Disposable] = [:], count = 0; public private(set) var isDisposed = false; public init() {}; public init(disposables: [any Disposable]) { for one in disposables { _ = insert(one) } }; @discardableResult public func insert(_ one: any Disposable) -> DisposeKey? { if isDisposed { one.dispose(); return nil }; count += 1; all[count] = one; return DisposeKey(number: count) }; public func remove(for key: DisposeKey) { all.removeValue(forKey: key.number)?.dispose() }; public func dispose() { isDisposed = true; let old = all; all = [:]; for one in old.values { one.dispose() } } }
    public final class DisposeBag { private var all: [any Disposable] = []; public init() {}; public init(disposing disposables: any Disposable...) { all = disposables }; public func insert(_ one: any Disposable) { all.append(one) }; public func insert(_ many: any Disposable...) { all += many }; public func insert(_ many: [any Disposable]) { all += many }; deinit { for one in all { one.dispose() } } }
    extension Disposable { public func disposed(by bag: DisposeBag) { bag.insert(self) }; public func addDisposableTo(_ bag: DisposeBag) { bag.insert(self) } }
    public protocol ObserverType<Element> { associatedtype Element; func on(_ event: Event<Element>) }
    extension ObserverType { public func onNext(_ element: Element) { on(.next(element)) }; public func onError(_ error: any Error) { on(.error(error)) }; public func onCompleted() { on(.completed) }; public func asObserver() -> AnyObserver<Element> { AnyObserver(self) } }
    extension ObserverType where Element == Void { public func onNext() { on(.next(())) } }
    public struct AnyObserver<Element>: ObserverType { let body: (Event<Element>) -> Void; public init(eventHandler: @escaping (Event<Element>) -> Void) { body = eventHandler }; public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element { body = observer.on }; public func on(_ event: Event<Element>) { body(event) }; public func mapObserver<New>(_ transform: @escaping (New) throws -> Element) -> AnyObserver<New> { AnyObserver<New> { event in switch event { case .next(let value): do { body(.next(try transform(value))) } catch { body(.error(error)) }; case .error(let error): body(.error(error)); case .completed: body(.completed) } } } }
    public protocol ObservableConvertibleType<Element> { associatedtype Element; func asObservable() -> Observable<Element> }
    public protocol ObservableType<Element>: ObservableConvertibleType { func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element }
    extension ObservableType { public func asObservable() -> Observable<Element> { Observable { on in self.subscribe(AnyObserver(eventHandler: on)) } } }
    /// A stream. Nothing comes after its end, and what it holds is let go of then.
    open class Observable<Element>: ObservableType {
      private let run: ((@escaping (Event<Element>) -> Void) -> any Disposable)?
      init() { run = nil }
      init(_ run: @escaping (@escaping (Event<Element>) -> Void) -> any Disposable) { self.run = run }
      open func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        let held = SerialDisposable(), lock = NSRecursiveLock()
        var isStopped = false
        let whole = _Disposable { isStopped = true; held.dispose() }
        held.disposable = _start { event in
          lock.lock(); defer { lock.unlock() }
          guard !isStopped else { return }
          if event.isStopEvent { isStopped = true }
          observer.on(event)
          if event.isStopEvent { whole.dispose() }
        }
        return whole
      }
      func _start(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { run?(on) ?? _Disposable() }
      public func asObservable() -> Observable<Element> { self }
    }
    extension ObservableType {
      func _each<New>(_ body: @escaping (Element, (Event<New>) -> Void) throws -> Void) -> Observable<New> { let source = asObservable(); return Observable<New> { on in source._on { event in switch event { case .next(let value): do { try body(value, on) } catch { on(.error(error)) }; case .error(let error): on(.error(error)); case .completed: on(.completed) } } } }
      func _on(_ body: @escaping (Event<Element>) -> Void) -> any Disposable { subscribe(AnyObserver(eventHandler: body)) }
      @discardableResult public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { _on(on) }
      @discardableResult public func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
        let one = _on { event in switch event { case .next(let value): onNext?(value); case .error(let error): onError?(error); if onError == nil { print("Unhandled error happened: \(error)") }; case .completed: onCompleted?() }; if event.isStopEvent { onDisposed?() } }
        return onDisposed == nil ? one : _Disposable { one.dispose(); onDisposed?() }
      }
      @discardableResult public func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable { _on { [weak object] event in guard let object else { return }; switch event { case .next(let value): onNext?(object, value); case .error(let error): onError?(object, error); case .completed: onCompleted?(object) } } }
      public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element { _on { event in for one in observers { one.on(event) } } }
      public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element? { map { Optional($0) }._on { event in for one in observers { one.on(event) } } }
      public func bind<Answer>(to binder: (Self) -> Answer) -> Answer { binder(self) }
      public func bind<One, Answer>(to binder: (Self) -> (One) -> Answer, curriedArgument: One) -> Answer { binder(self)(curriedArgument) }
      public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable { _on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
      public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable { _on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
      public func bind(to relays: PublishRelay<Element>...) -> any Disposable { _on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
      public func bind(to relays: PublishRelay<Element?>...) -> any Disposable { _on { event in if let value = event.element { for one in relays { one.accept(value) } } } }
      public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
      public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> any Disposable { subscribe(with: object, onNext: onNext) }

      public func map<New>(_ transform: @escaping (Element) throws -> New) -> Observable<New> { _each { value, on in on(.next(try transform(value))) } }
      public func compactMap<New>(_ transform: @escaping (Element) throws -> New?) -> Observable<New> { _each { value, on in if let new = try transform(value) { on(.next(new)) } } }
      public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> { _each { value, on in if try isIncluded(value) { on(.next(value)) } } }
      public func distinctUntilChanged(_ equal: @escaping (Element, Element) throws -> Bool) -> Observable<Element> { let source = asObservable(); return Observable { on in var last: Element?; return source._each { value, on in if let old = last, try equal(old, value) { return }; last = value; on(.next(value)) }._on(on) } }
      public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) throws -> Key) -> Observable<Element> { distinctUntilChanged { try key($0) == key($1) } }
      public func scan<New>(_ seed: New, accumulator: @escaping (New, Element) throws -> New) -> Observable<New> { let source = asObservable(); return Observable<New> { on in var sum = seed; return source._each { value, on in sum = try accumulator(sum, value); on(.next(sum)) }._on(on) } }
      public func scan<New>(into seed: New, accumulator: @escaping (inout New, Element) throws -> Void) -> Observable<New> { scan(seed) { var sum = $0; try accumulator(&sum, $1); return sum } }
      public func reduce<New>(_ seed: New, accumulator: @escaping (New, Element) throws -> New) -> Observable<New> { let source = asObservable(); return Observable<New> { on in var sum = seed; return source._on { event in switch event { case .next(let value): do { sum = try accumulator(sum, value) } catch { on(.error(error)) }; case .error(let error): on(.error(error)); case .completed: on(.next(sum)); on(.completed) } } } }
      public func toArray() -> Single<[Element]> { let source = asObservable(); return Single(Observable<[Element]> { on in var all: [Element] = []; return source._on { event in switch event { case .next(let value): all.append(value); case .error(let error): on(.error(error)); case .completed: on(.next(all)); on(.completed) } } }) }
      public func enumerated() -> Observable<(index: Int, element: Element)> { let source = asObservable(); return Observable<(index: Int, element: Element)> { on in var index = -1; return source._each { value, on in index += 1; on(.next((index, value))) }._on(on) } }
      public func take(_ count: Int) -> Observable<Element> { let source = asObservable(); return count == 0 ? .empty() : Observable { on in var seen = 0; return source._each { value, on in guard seen < count else { return }; seen += 1; on(.next(value)); if seen == count { on(.completed) } }._on(on) } }
      public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { _each { value, on in if try predicate(value) { on(.next(value)) } else { on(.completed) } } }
      public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { take(while: predicate) }
      public func take<Other: ObservableType>(until other: Other) -> Observable<Element> { let source = asObservable(); return Observable { on in let stop = other._on { if $0.element != nil { on(.completed) } }; return Disposables.create(source._on(on), stop) } }
      public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { take(until: other) }
      public func takeLast(_ count: Int) -> Observable<Element> { toArray().asObservable().flatMap { Observable.from(Array($0.suffix(count))) } }
      public func skip(_ count: Int) -> Observable<Element> { let source = asObservable(); return Observable { on in var seen = 0; return source._each { value, on in seen += 1; if seen > count { on(.next(value)) } }._on(on) } }
      public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { let source = asObservable(); return Observable { on in var isOpen = false; return source._each { value, on in if !isOpen { isOpen = try !predicate(value) }; if isOpen { on(.next(value)) } }._on(on) } }
      public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { skip(while: predicate) }
      public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> { let source = asObservable(); return Observable { on in var isOpen = false; let start = other._on { if $0.element != nil { isOpen = true } }; return Disposables.create(source._on { if isOpen || $0.isStopEvent { on($0) } }, start) } }
      public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { skip(until: other) }
      public func first() -> Single<Element?> { Single(take(1).map { Optional($0) }.ifEmpty(default: nil)) }
      public func element(at index: Int) -> Observable<Element> { let source = asObservable(); return Observable { on in var left = index; return source._on { event in switch event { case .next(let value): if left == 0 { on(.next(value)); on(.completed) }; left -= 1; case .error(let error): on(.error(error)); case .completed: on(.error(RxError.argumentOutOfRange)) } } } }
      public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
      public func single() -> Observable<Element> { single { _ in true } }
      public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { let source = asObservable(); return Observable { on in var isFound = false; return source._on { event in switch event { case .next(let value): do { guard try predicate(value) else { return }; if isFound { on(.error(RxError.moreThanOneElement)) } else { isFound = true; on(.next(value)) } } catch { on(.error(error)) }; case .error(let error): on(.error(error)); case .completed: on(isFound ? .completed : .error(RxError.noElements)) } } } }
      /// One element, which is told with the end; none where `end` says what that is.
      func _one(orAtTheEnd end: Event<Element>) -> Observable<Element> { let source = asObservable(); return Observable { on in var found: Element?; return source._on { event in switch event { case .next(let value): if found == nil { found = value } else { on(.error(RxError.moreThanOneElement)) }; case .error(let error): on(.error(error)); case .completed: if let found { on(.next(found)); on(.completed) } else { on(end) } } } } }
      public func startWith(_ elements: Element...) -> Observable<Element> { Observable.from(elements).concat(self) }
      public func ifEmpty(default value: Element) -> Observable<Element> { let source = asObservable(); return Observable { on in var isEmpty = true; return source._on { event in if event.element != nil { isEmpty = false }; if event.isCompleted, isEmpty { on(.next(value)) }; on(event) } } }
      public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> { let source = asObservable(); return Observable { on in var isEmpty = true; let held = SerialDisposable(); held.disposable = source._on { event in if event.element != nil { isEmpty = false }; if event.isCompleted, isEmpty { held.disposable = other._on(on) } else { on(event) } }; return held } }
      public func concat<Other: ObservableConvertibleType>(_ other: Other) -> Observable<Element> where Other.Element == Element { let source = asObservable(); return Observable { on in let held = SerialDisposable(); var isFirst = true; let one = source._on { event in if event.isCompleted { isFirst = false; held.disposable = other.asObservable()._on(on) } else { on(event) } }; if isFirst { held.disposable = one }; return held } }
      public func materialize() -> Observable<Event<Element>> { let source = asObservable(); return Observable<Event<Element>> { on in source._on { on(.next($0)); if $0.isStopEvent { on(.completed) } } } }
      public func dematerialize<New>() -> Observable<New> where Element == Event<New> { _each { event, on in on(event) } }
      public func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element> {
        let source = asObservable()
        return Observable { on in
          onSubscribe?()
          let one = source._on { event in
            do { switch event { case .next(let value): try onNext?(value); on(event); try afterNext?(value); case .error(let error): try onError?(error); on(event); try afterError?(error); case .completed: try onCompleted?(); on(event); try afterCompleted?() } } catch { on(.error(error)) }
          }
          onSubscribed?()
          return Disposables.create { one.dispose(); onDispose?() }
        }
      }
      public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Observable<Element> { self.do(onNext: { print("\(identifier ?? file) -> Event next(\($0))") }, onError: { print("\(identifier ?? file) -> Event error(\($0))") }, onCompleted: { print("\(identifier ?? file) -> Event completed") }) }
      public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> { map { try selector($0).asObservable() }._merged(.max) }
      public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> { map { try selector($0).asObservable() }._merged(1) }
      public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> { map { try selector($0).asObservable() }.switchLatest() }
      public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> { let source = asObservable(); return Observable<Source.Element> { on in let all = CompositeDisposable(); var isBusy = false, isDone = false; all.insert(source._on { event in switch event { case .next(let value): guard !isBusy else { return }; isBusy = true; do { all.insert(try selector(value).asObservable()._on { inner in if inner.isCompleted { isBusy = false; if isDone { on(.completed) } } else { on(inner) } }) } catch { on(.error(error)) }; case .error(let error): on(.error(error)); case .completed: isDone = true; if !isBusy { on(.completed) } } }); return all } }
      public func switchLatest() -> Observable<Element.Element> where Element: ObservableConvertibleType { let source = asObservable(); return Observable<Element.Element> { on in let held = SerialDisposable(); var isBusy = false, isDone = false, turn = 0; let one = source._on { event in switch event { case .next(let inner): turn += 1; let mine = turn; isBusy = true; held.disposable = _Disposable(); let started = inner.asObservable()._on { event in guard mine == turn else { return }; if event.isCompleted { isBusy = false; if isDone { on(.completed) } } else { on(event) } }; if mine == turn { held.disposable = started } else { started.dispose() }; case .error(let error): on(.error(error)); case .completed: isDone = true; if !isBusy { on(.completed) } } }; return Disposables.create(one, held) } }
      public func merge() -> Observable<Element.Element> where Element: ObservableConvertibleType { _merged(.max) }
      public func merge(maxConcurrent count: Int) -> Observable<Element.Element> where Element: ObservableConvertibleType { _merged(count) }
      public func concat() -> Observable<Element.Element> where Element: ObservableConvertibleType { _merged(1) }
      func _merged(_ limit: Int) -> Observable<Element.Element> where Element: ObservableConvertibleType {
        let source = asObservable()
        return Observable<Element.Element> { on in
          let all = CompositeDisposable()
          var running = 0, isDone = false, waiting: [Element] = []
          func start(_ inner: Element) {
            running += 1
            all.insert(inner.asObservable()._on { event in
              guard event.isCompleted else { return on(event) }
              running -= 1
              if !waiting.isEmpty { start(waiting.removeFirst()) } else if isDone, running == 0 { on(.completed) }
            })
          }
          all.insert(source._on { event in switch event { case .next(let inner): if running < limit { start(inner) } else { waiting.append(inner) }; case .error(let error): on(.error(error)); case .completed: isDone = true; if running == 0, waiting.isEmpty { on(.completed) } } })
          return all
        }
      }
      public func withLatestFrom<Other: ObservableConvertibleType, New>(_ other: Other, resultSelector: @escaping (Element, Other.Element) throws -> New) -> Observable<New> { let source = asObservable(); return Observable<New> { on in var last: Other.Element?; let held = other.asObservable()._on { if let value = $0.element { last = value } }; return Disposables.create(held, source._each { value, on in if let last { on(.next(try resultSelector(value, last))) } }._on(on)) } }
      public func withLatestFrom<Other: ObservableConvertibleType>(_ other: Other) -> Observable<Other.Element> { withLatestFrom(other) { $1 } }
      public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> { _each { [weak object] value, on in if let object { on(.next((object, value))) } else { on(.completed) } } }
      public func withUnretained<Object: AnyObject, New>(_ object: Object, resultSelector: @escaping (Object, Element) -> New) -> Observable<New> { withUnretained(object).map { resultSelector($0.0, $0.1) } }
      public func sample<Other: ObservableType>(_ sampler: Other) -> Observable<Element> { let source = asObservable(); return Observable { on in var last: Element?; let held = source._on { event in if let value = event.element { last = value } else { on(event) } }; return Disposables.create(held, sampler._on { event in if event.element != nil, let value = last { last = nil; on(.next(value)) } }) } }
      public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> { let source = asObservable(); return Observable<[Element]> { on in let timer = SerialDisposable(), lock = NSRecursiveLock(); var kept: [Element] = []; func wait() { timer.disposable = scheduler._after(timeSpan) { send() } }; func send() { lock.lock(); defer { lock.unlock() }; let all = kept; kept = []; wait(); on(.next(all)) }; wait(); let one = source._on { event in lock.lock(); defer { lock.unlock() }; switch event { case .next(let value): kept.append(value); if kept.count == count { send() }; case .error(let error): timer.dispose(); on(.error(error)); case .completed: timer.dispose(); on(.next(kept)); on(.completed) } }; return Disposables.create(one, timer) } }
      public func pairwise() -> Observable<(Element, Element)> { let source = asObservable(); return Observable<(Element, Element)> { on in var last: Element?; return source._each { value, on in if let old = last { on(.next((old, value))) }; last = value }._on(on) } }
      public func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> { let source = asObservable(); return Observable { on in let held = SerialDisposable(); var isFirst = true; let one = source._on { event in if case .error(let error) = event { isFirst = false; do { held.disposable = try handler(error)._on(on) } catch { on(.error(error)) } } else { on(event) } }; if isFirst { held.disposable = one }; return held } }
      public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> { catchError(handler) }
      public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchError { _ in .just(element) } }
      public func catchAndReturn(_ element: Element) -> Observable<Element> { catchError { _ in .just(element) } }
      /// Attempts follow at once, as there; of very many without a number each waits longer, up to a second, so that a source that fails at once does not keep the thread.
      public func retry(_ count: Int = .max) -> Observable<Element> {
        let source = asObservable()
        return Observable<Element> { on in
          let held = SerialDisposable()
          var failures = 0
          func start() {
            let mine = failures
            let one = source._on { event in
              guard case .error = event, failures + 1 < count else { return on(event) }
              failures += 1
              if count < .max || failures < 16 { start() } else { held.disposable = MainScheduler.asyncInstance._after(.milliseconds(min(1 << min(failures - 16, 10), 1000))) { start() } }
            }
            if mine == failures { held.disposable = one }
          }
          start()
          return held
        }
      }
      public func retryWhen<Trigger: ObservableType>(_ handler: @escaping (Observable<any Error>) -> Trigger) -> Observable<Element> { let source = asObservable(); return Observable<Element> { on in let errors = PublishSubject<any Error>(), held = SerialDisposable(); var turn = 0; func start() { turn += 1; let mine = turn; let one = source._on { event in if case .error(let error) = event { errors.onNext(error) } else { on(event) } }; if mine == turn { held.disposable = one } }; let again = handler(errors)._on { event in switch event { case .next: turn += 1; held.disposable = MainScheduler.asyncInstance._after(.milliseconds(1)) { start() }; case .error(let error): on(.error(error)); case .completed: on(.completed) } }; start(); return Disposables.create(again, held) } }
      public func retry<Trigger: ObservableType>(when handler: @escaping (Observable<any Error>) -> Trigger) -> Observable<Element> { retryWhen(handler) }
      public func ignoreElements() -> Observable<Never> { let source = asObservable(); return Observable<Never> { on in source._on { event in switch event { case .next: break; case .error(let error): on(.error(error)); case .completed: on(.completed) } } } }
      public func asSingle() -> Single<Element> { Single(_one(orAtTheEnd: .error(RxError.noElements))) }
      public func asMaybe() -> Maybe<Element> { Maybe(_one(orAtTheEnd: .completed)) }
      public func asCompletable() -> Completable where Element == Never { Completable(asObservable()) }
      public func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key) -> Observable<GroupedObservable<Key, Element>> { let source = asObservable(); return Observable<GroupedObservable<Key, Element>> { on in var groups: [Key: PublishSubject<Element>] = [:], all: [PublishSubject<Element>] = []; func end(_ event: Event<Element>, _ whole: Event<GroupedObservable<Key, Element>>) { for group in all { group.on(event) }; on(whole) }; return source._on { event in switch event { case .next(let value): do { let key = try keySelector(value); if let group = groups[key] { group.onNext(value) } else { let group = PublishSubject<Element>(); groups[key] = group; all.append(group); on(.next(GroupedObservable(key: key, source: group))); group.onNext(value) } } catch { end(.error(error), .error(error)) }; case .error(let error): end(.error(error), .error(error)); case .completed: end(.completed, .completed) } } } }

      public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { let source = asObservable(); return Observable { on in source._on { event in scheduler._run { on(event) } } } }
      public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
      public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> { let source = asObservable(); return Observable { on in let held = SerialDisposable(); scheduler._run { held.disposable = source._on(on) }; return held } }
      public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }
      public func delay(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { let source = asObservable(); return Observable { on in let all = CompositeDisposable(); all.insert(source._on { event in if case .error = event { on(event) } else { all.insert(scheduler._after(time) { on(event) }) } }); return all } }
      public func delaySubscription(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { let source = asObservable(); return Observable { on in let held = SerialDisposable(); held.disposable = scheduler._after(time) { held.disposable = source._on(on) }; return held } }
      public func debounce(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { let source = asObservable(); return Observable { on in let held = SerialDisposable(); var last: Element?; let one = source._on { event in switch event { case .next(let value): last = value; held.disposable = scheduler._after(time) { last = nil; on(.next(value)) }; case .error: on(event); case .completed: if let value = last { on(.next(value)) }; on(event) } }; return Disposables.create(one, held) } }
      public func throttle(_ time: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element> { let source = asObservable(); return Observable { on in let held = SerialDisposable(); var isClosed = false, last: Element?; func open(_ value: Element) { isClosed = true; on(.next(value)); held.disposable = scheduler._after(time) { isClosed = false; if latest, let value = last { last = nil; open(value) } } }; let one = source._on { event in switch event { case .next(let value): if isClosed { last = value } else { open(value) }; case .error: on(event); case .completed: if latest, let value = last { on(.next(value)) }; on(event) } }; return Disposables.create(one, held) } }
      public func timeout(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { let source = asObservable(); return Observable { on in let held = SerialDisposable(); func wait() { held.disposable = scheduler._after(time) { on(.error(RxError.timeout)) } }; wait(); return Disposables.create(source._on { event in if event.isStopEvent { held.dispose() } else { wait() }; on(event) }, held) } }

      public func multicast(_ make: @escaping () -> ReplaySubject<Element>) -> ConnectableObservable<Element> { ConnectableObservable(asObservable(), make()) }
      public func publish() -> ConnectableObservable<Element> { ConnectableObservable(asObservable(), ReplaySubject.create(bufferSize: 0)) }
      public func replay(_ count: Int) -> ConnectableObservable<Element> { ConnectableObservable(asObservable(), ReplaySubject.create(bufferSize: count)) }
      public func share(replay count: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let source = asObservable()
        var shared: ReplaySubject<Element>?, connection: (any Disposable)?, listeners = 0
        return Observable { on in
          if shared == nil { shared = ReplaySubject.create(bufferSize: count) }
          let subject = shared!
          listeners += 1
          let one = subject._on(on)
          if connection == nil { let held = SerialDisposable(); connection = held; held.disposable = source._on { event in if event.isStopEvent, scope == .whileConnected { shared = nil; connection = nil }; subject.on(event) } }
          return Disposables.create { one.dispose(); listeners -= 1; if listeners == 0, scope == .whileConnected { connection?.dispose(); connection = nil; shared = nil } }
        }
      }
    }
    extension ObservableType where Element: Equatable { public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } } }
    extension ObservableType where Element: EventConvertible { public func elements() -> Observable<Element.ElementType> { compactMap { $0.event.element } }; public func errors() -> Observable<any Error> { compactMap { $0.event.error } } }
    public protocol EventConvertible { associatedtype ElementType; var event: Event<ElementType> { get } }
    extension Event: EventConvertible { public var event: Event<Element> { self } }
    public enum SubjectLifetimeScope: Sendable { case whileConnected, forever }
    public final class GroupedObservable<Key, Element>: Observable<Element> { public let key: Key; let source: Observable<Element>; init(key: Key, source: Observable<Element>) { (self.key, self.source) = (key, source); super.init() }; override func _start(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { source._on(on) } }
    public final class ConnectableObservable<Element>: Observable<Element> {
      private let source: Observable<Element>, subject: ReplaySubject<Element>
      init(_ source: Observable<Element>, _ subject: ReplaySubject<Element>) { (self.source, self.subject) = (source, subject); super.init() }
      override func _start(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { subject._on(on) }
      public func connect() -> any Disposable { source._on { self.subject.on($0) } }
      public func refCount() -> Observable<Element> { source.share() }
      public func autoconnect() -> Observable<Element> { source.share() }
    }
    extension ObservableType {
      public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> { Observable { on in subscribe(AnyObserver(eventHandler: on)) } }
      public static func just(_ element: Element) -> Observable<Element> { Observable { on in on(.next(element)); on(.completed); return _Disposable() } }
      public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> { just(element).observe(on: scheduler) }
      public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> { from(elements) }
      public static func from(_ elements: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> { Observable { on in for one in elements { on(.next(one)) }; on(.completed); return _Disposable() } }
      public static func from<Elements: Sequence>(_ elements: Elements) -> Observable<Element> where Elements.Element == Element { from(Array(elements)) }
      public static func from(optional: Element?) -> Observable<Element> { optional.map { just($0) } ?? empty() }
      public static func empty() -> Observable<Element> { Observable { on in on(.completed); return _Disposable() } }
      public static func never() -> Observable<Element> { Observable { _ in _Disposable() } }
      public static func error(_ error: any Error) -> Observable<Element> { Observable { on in on(.error(error)); return _Disposable() } }
      public static func deferred(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> { Observable { on in do { return try factory()._on(on) } catch { on(.error(error)); return _Disposable() } } }
      public static func repeatElement(_ element: Element) -> Observable<Element> { Observable { on in let held = SerialDisposable(); func send() { for _ in 0..<1000 { on(.next(element)) }; if !held.isDisposed { held.disposable = MainScheduler.asyncInstance._after(.milliseconds(1)) { send() } } }; send(); return held } }
      public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element> where Sources.Element == Observable<Element> { Observable<Observable<Element>>.from(Array(sources))._merged(.max) }
      public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { Observable<Observable<Element>>.from(sources)._merged(.max) }
      public static func concat<Sources: Collection>(_ sources: Sources) -> Observable<Element> where Sources.Element == Observable<Element> { Observable<Observable<Element>>.from(Array(sources))._merged(1) }
      public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { Observable<Observable<Element>>.from(sources)._merged(1) }
      public static func amb<Sources: Collection>(_ sources: Sources) -> Observable<Element> where Sources.Element == Observable<Element> { let all = Array(sources); return Observable<Element> { on in let held = all.map { _ in SerialDisposable() }, lock = NSRecursiveLock(); var winner: Int?; for (number, source) in all.enumerated() where winner == nil { held[number].disposable = source._on { event in lock.lock(); defer { lock.unlock() }; if winner == nil { winner = number; for (other, one) in held.enumerated() where other != number { one.dispose() } }; if winner == number { on(event) } } }; return Disposables.create { for one in held { one.dispose() } } } }
      static func _combined(_ sources: [Observable<Any>], zipped: Bool) -> Observable<[Any]> {
        Observable<[Any]> { on in
          if sources.isEmpty { if !zipped { on(.next([])) }; on(.completed); return _Disposable() }
          let all = CompositeDisposable(), lock = NSRecursiveLock()
          var values = sources.map { _ in [Any]() }, done = sources.map { _ in false }
          for (number, source) in sources.enumerated() {
            all.insert(source._on { event in
              lock.lock(); defer { lock.unlock() }
              switch event {
              case .next(let value):
                if zipped { values[number].append(value) } else { values[number] = [value] }
                guard values.allSatisfy({ !$0.isEmpty }) else { return }
                let row = values.map { $0[0] }
                if zipped { for index in values.indices { values[index].removeFirst() } }
                on(.next(row))
                if zipped, Swift.zip(done, values).contains(where: { $0 && $1.isEmpty }) { on(.completed) }
              case .error(let error): on(.error(error))
              case .completed:
                done[number] = true
                if zipped ? values[number].isEmpty : done.allSatisfy({ $0 }) { on(.completed) } else if values[number].isEmpty { on(.completed) }
              }
            })
          }
          return all
        }
      }
      public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]> where Sources.Element: ObservableType, Sources.Element.Element == Element { Observable<Any>._combined(sources.map { $0.map { $0 as Any } }, zipped: false).map { $0.map { $0 as! Element } } }
      public static func combineLatest<Sources: Collection>(_ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element) -> Observable<Element> where Sources.Element: ObservableType { Observable<Any>._combined(sources.map { $0.map { $0 as Any } }, zipped: false).map { try resultSelector($0.map { $0 as! Sources.Element.Element }) } }
      public static func zip<Sources: Collection>(_ sources: Sources) -> Observable<[Element]> where Sources.Element: ObservableType, Sources.Element.Element == Element { Observable<Any>._combined(sources.map { $0.map { $0 as Any } }, zipped: true).map { $0.map { $0 as! Element } } }
      public static func zip<Sources: Collection>(_ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element) -> Observable<Element> where Sources.Element: ObservableType { Observable<Any>._combined(sources.map { $0.map { $0 as Any } }, zipped: true).map { try resultSelector($0.map { $0 as! Sources.Element.Element }) } }
    RX_ARITIES
    }
    extension ObservableType where Element: FixedWidthInteger {
      public static func range(start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> { from(Array(start..<start + count)) }
      public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { timer(period, period: period, scheduler: scheduler) }
      public static func timer(_ due: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType) -> Observable<Element> { Observable { on in let held = SerialDisposable(); var count: Element = 0; func turn() { on(.next(count)); count += 1; guard let period else { return on(.completed) }; if !held.isDisposed { held.disposable = scheduler._after(period, turn) } }; held.disposable = scheduler._after(due, turn); return held } }
    }
    // Subjects and relays.
    public protocol SubjectType: ObservableType { associatedtype Observer: ObserverType; func asObserver() -> Observer }
    /// Remembers as many elements as it is made for, and passes on to those that listen.
    open class _Subject<Element>: Observable<Element>, ObserverType, Cancelable {
      fileprivate var kept: [Element] = []
      private var listeners: [Int: (Event<Element>) -> Void] = [:], count = 0, end: Event<Element>?
      fileprivate let lock = NSRecursiveLock()
      private let limit: Int
      public private(set) var isDisposed = false
      public var hasObservers: Bool { !listeners.isEmpty }
      init(keeping limit: Int) { self.limit = limit; super.init() }
      override func _start(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        lock.lock(); defer { lock.unlock() }
        if end == nil || !(self is BehaviorSubject<Element>) { for one in kept { on(.next(one)) } }
        if let end { on(end); return _Disposable() }
        count += 1
        let number = count
        listeners[number] = on
        return Disposables.create { [weak self] in self?.lock.lock(); self?.listeners[number] = nil; self?.lock.unlock() }
      }
      public func on(_ event: Event<Element>) {
        lock.lock(); defer { lock.unlock() }
        guard end == nil else { return }
        if let value = event.element { if limit > 0 { kept.append(value); if kept.count > limit { kept.removeFirst() } } } else { end = event }
        for (_, one) in listeners.sorted(by: { $0.key < $1.key }) { one(event) }
        if event.isStopEvent { listeners = [:] }
      }
      public func dispose() { isDisposed = true; listeners = [:] }
      public func asObserver() -> Self { self }
    }
    public final class PublishSubject<Element>: _Subject<Element>, SubjectType { public typealias Observer = PublishSubject<Element>; public init() { super.init(keeping: 0) } }
    public final class ReplaySubject<Element>: _Subject<Element>, SubjectType { public typealias Observer = ReplaySubject<Element>; public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(keeping: bufferSize) }; public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(keeping: .max) } }
    public final class BehaviorSubject<Element>: _Subject<Element>, SubjectType { public typealias Observer = BehaviorSubject<Element>; public init(value: Element) { super.init(keeping: 1); kept = [value] }; public func value() throws -> Element { kept[0] } }
    public final class AsyncSubject<Element>: _Subject<Element>, SubjectType { public typealias Observer = AsyncSubject<Element>; private var last: Event<Element>?; public init() { super.init(keeping: 1) }; public override func on(_ event: Event<Element>) { lock.lock(); defer { lock.unlock() }; if event.element != nil { last = event; return }; if event.isCompleted, let last { super.on(last) }; super.on(event) } }
    @available(*, deprecated) public final class Variable<Element> { private let subject: BehaviorSubject<Element>; public init(_ value: Element) { subject = BehaviorSubject(value: value) }; public var value: Element { get { subject.kept[0] } set { subject.onNext(newValue) } }; public func asObservable() -> Observable<Element> { subject }; public func asDriver() -> Driver<Element> { Driver(raw: subject) } }
    public final class PublishRelay<Element>: ObservableType { let subject = PublishSubject<Element>(); public init() {}; public func accept(_ element: Element) { subject.onNext(element) }; public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { subject.subscribe(observer) }; public func asObservable() -> Observable<Element> { subject }; public func asSignal() -> Signal<Element> { Signal(raw: subject) } }
    public final class BehaviorRelay<Element>: ObservableType { let subject: BehaviorSubject<Element>; public init(value: Element) { subject = BehaviorSubject(value: value) }; public var value: Element { subject.kept[0] }; public func accept(_ element: Element) { subject.onNext(element) }; public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { subject.subscribe(observer) }; public func asObservable() -> Observable<Element> { subject }; public func asDriver() -> Driver<Element> { Driver(raw: subject) } }
    public final class ReplayRelay<Element>: ObservableType { let subject: ReplaySubject<Element>; init(_ subject: ReplaySubject<Element>) { self.subject = subject }; public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(.create(bufferSize: bufferSize)) }; public func accept(_ element: Element) { subject.onNext(element) }; public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { subject.subscribe(observer) } }
    extension PublishRelay where Element == Void { public func accept() { accept(()) } }
    // Schedulers.
    public protocol ImmediateSchedulerType { func _run(_ body: @escaping () -> Void) }
    public protocol SchedulerType: ImmediateSchedulerType { func _after(_ time: RxTimeInterval, _ body: @escaping () -> Void) -> any Disposable }
    extension SchedulerType { public var now: Date { Date() } }
    open class SerialDispatchQueueScheduler: SchedulerType {
      let queue: DispatchQueue
      public init(queue: DispatchQueue, internalSerialQueueName: String = "") { self.queue = DispatchQueue(label: "rx", target: queue) }
      public convenience init(qos: DispatchQoS, internalSerialQueueName: String = "") { self.init(queue: .global(qos: qos.qosClass)) }
      public convenience init(internalSerialQueueName name: String) { self.init(queue: .global()) }
      init(main: DispatchQueue) { queue = main }
      open func _run(_ body: @escaping () -> Void) { nonisolated(unsafe) let body = body; queue.async { body() } }
      open func _after(_ time: RxTimeInterval, _ body: @escaping () -> Void) -> any Disposable { let held = _Disposable(); nonisolated(unsafe) let (kept, body) = (held, body); queue.asyncAfter(deadline: .now() + time) { if !kept.isDisposed { body() } }; return held }
    }
    public final class ConcurrentDispatchQueueScheduler: SerialDispatchQueueScheduler {}
    public final class MainScheduler: SerialDispatchQueueScheduler { private let isAsync: Bool; init(isAsync: Bool) { self.isAsync = isAsync; super.init(main: .main) }; nonisolated(unsafe) public static let instance = MainScheduler(isAsync: false); nonisolated(unsafe) public static let asyncInstance: SerialDispatchQueueScheduler = MainScheduler(isAsync: true); public override func _run(_ body: @escaping () -> Void) { if !isAsync, Thread.isMainThread { body() } else { super._run(body) } }; public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}; public static func ensureRunningOnMainThread(errorMessage: String? = nil) {} }
    public typealias ConcurrentMainScheduler = MainScheduler
    public final class CurrentThreadScheduler: ImmediateSchedulerType { nonisolated(unsafe) public static let instance = CurrentThreadScheduler(); public func _run(_ body: @escaping () -> Void) { body() } }
    public final class OperationQueueScheduler: ImmediateSchedulerType { let queue: OperationQueue; public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) { queue = operationQueue }; public func _run(_ body: @escaping () -> Void) { nonisolated(unsafe) let body = body; queue.addOperation { body() } } }
    // Traits.
    public enum SingleTrait {}
    public enum MaybeTrait {}
    public enum CompletableTrait {}
    public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
    public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
    public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
    public typealias SingleEvent<Element> = Result<Element, any Error>
    public enum MaybeEvent<Element> { case success(Element), error(any Error), completed }
    public enum CompletableEvent { case error(any Error), completed }
    public protocol PrimitiveSequenceType { associatedtype Trait; associatedtype Element; var primitiveSequence: PrimitiveSequence<Trait, Element> { get } }
    /// What applications add to streams of one element is said of the protocol.
    extension PrimitiveSequenceType where Trait == SingleTrait {
      public func map<New>(_ transform: @escaping (Element) throws -> New) -> Single<New> { primitiveSequence.map(transform) }
      public func flatMap<New>(_ selector: @escaping (Element) throws -> Single<New>) -> Single<New> { primitiveSequence.flatMap(selector) }
    }
    /// What stands for a stream of a library that is absent: nothing ever comes.
    extension Observable: AbsentDefault { public static var absentDefault: Self { unsafeDowncast(Observable<Element>.never(), to: self) } }
    extension PrimitiveSequence: AbsentDefault { public static var absentDefault: Self { .never() } }
    public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
      let source: Observable<Element>
      init(_ source: Observable<Element>) { self.source = source }
      public var primitiveSequence: Self { self }
      public func asObservable() -> Observable<Element> { source }
      public static func deferred(_ factory: @escaping () throws -> PrimitiveSequence<Trait, Element>) -> Self { Self(.deferred { try factory().source }) }
      public static func error(_ error: any Error) -> Self { Self(.error(error)) }
      public static func never() -> Self { Self(.never()) }
      public func observe(on scheduler: any ImmediateSchedulerType) -> Self { Self(source.observe(on: scheduler)) }
      public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }
      public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self { Self(source.subscribe(on: scheduler)) }
      public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self { subscribe(on: scheduler) }
      public func delay(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Self { Self(source.delay(time, scheduler: scheduler)) }
      public func delaySubscription(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Self { Self(source.delaySubscription(time, scheduler: scheduler)) }
      public func timeout(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Self { Self(source.timeout(time, scheduler: scheduler)) }
      public func retry(_ count: Int = .max) -> Self { Self(source.retry(count)) }
      public func retry<Trigger: ObservableType>(when handler: @escaping (Observable<any Error>) -> Trigger) -> Self { Self(source.retryWhen(handler)) }
      public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Self { Self(source.debug(identifier)) }
      public func catchError(_ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>) -> Self { Self(source.catchError { try handler($0).source }) }
      public func `catch`(_ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>) -> Self { catchError(handler) }
      public func catchErrorJustReturn(_ element: Element) -> Self { Self(source.catchErrorJustReturn(element)) }
      public func catchAndReturn(_ element: Element) -> Self { Self(source.catchAndReturn(element)) }
      public func map<New>(_ transform: @escaping (Element) throws -> New) -> PrimitiveSequence<Trait, New> { PrimitiveSequence<Trait, New>(source.map(transform)) }
      public func flatMap<New>(_ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, New>) -> PrimitiveSequence<Trait, New> { PrimitiveSequence<Trait, New>(source.flatMap(selector)) }
      public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable { Completable(source.flatMap(selector)) }
      public func flatMapMaybe<New>(_ selector: @escaping (Element) throws -> Maybe<New>) -> Maybe<New> { Maybe<New>(source.flatMap(selector)) }
      public func compactMap<New>(_ transform: @escaping (Element) throws -> New?) -> Maybe<New> { Maybe<New>(source.compactMap(transform)) }
      public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Maybe<Element> { Maybe<Element>(source.filter(isIncluded)) }
      public func asCompletable() -> Completable { Completable(source.ignoreElements()) }
      public func asMaybe() -> Maybe<Element> { Maybe<Element>(source) }
      public func asSingle() -> Single<Element> { Single<Element>(source._one(orAtTheEnd: .error(RxError.noElements))) }
      public static func zip<A, B>(_ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>, resultSelector: @escaping (A, B) throws -> Element) -> Self { Self(Observable<Element>.zip(a.source, b.source, resultSelector: resultSelector)) }
      public static func zip<A, B>(_ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>) -> Self where Element == (A, B) { Self(Observable<Any>.zip(a.source, b.source)) }
    }
    extension PrimitiveSequence where Trait == SingleTrait {
      public typealias SingleObserver = (SingleEvent<Element>) -> Void
      public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> { Single(Observable { on in subscribe { result in switch result { case .success(let value): on(.next(value)); on(.completed); case .failure(let error): on(.error(error)) } } }) }
      public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }
      @discardableResult public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable { source._on { event in switch event { case .next(let value): observer(.success(value)); case .error(let error): observer(.failure(error)); case .completed: break } } }
      @discardableResult public func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onFailure ?? { print("Unhandled error happened: \($0)") }, onDisposed: onDisposed) }
      @discardableResult public func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }
      @discardableResult public func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable { source.subscribe(with: object, onNext: onSuccess, onError: onFailure) }
      public func `do`(onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element> { Single(source.do(onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)) }
      public var value: Element { get async throws { try await withCheckedThrowingContinuation { continuation in let one = subscribe { nonisolated(unsafe) let result = $0; continuation.resume(with: result) }; _ = one } } }
    }
    extension Result where Failure == any Error { @available(*, deprecated) public static func error(_ error: any Error) -> Self { .failure(error) } }
    extension PrimitiveSequence where Trait == MaybeTrait {
      public static func create(subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable) -> Maybe<Element> { Maybe(Observable { on in subscribe { event in switch event { case .success(let value): on(.next(value)); on(.completed); case .error(let error): on(.error(error)); case .completed: on(.completed) } } }) }
      public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }
      public static func empty() -> Maybe<Element> { Maybe(.empty()) }
      @discardableResult public func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError, onCompleted: onCompleted) }
    }
    extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
      public static func create(subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable) -> Completable { Completable(Observable { on in subscribe { event in switch event { case .error(let error): on(.error(error)); case .completed: on(.completed) } } }) }
      public static func empty() -> Completable { Completable(.empty()) }
      @discardableResult public func subscribe(onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { source.subscribe(onError: onError ?? { print("Unhandled error happened: \($0)") }, onCompleted: onCompleted, onDisposed: onDisposed) }
      @discardableResult public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable { source._on { event in switch event { case .next: break; case .error(let error): observer(.error(error)); case .completed: observer(.completed) } } }
      public func andThen<New>(_ second: Single<New>) -> Single<New> { Single<New>(andThen(second.source)) }
      public func andThen(_ second: Completable) -> Completable { Completable(andThen(second.source)) }
      public func andThen<New>(_ second: Observable<New>) -> Observable<New> { let source = source; return Observable<New> { on in let held = SerialDisposable(); var isFirst = true; let one = source._on { event in switch event { case .next: break; case .error(let error): on(.error(error)); case .completed: isFirst = false; held.disposable = second._on(on) } }; if isFirst { held.disposable = one }; return held } }
      public func `do`(onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Completable { Completable(source.do(onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose)) }
    }
    """#.replacing("RX_ARITIES", with: rxArities)

  /// `combineLatest` and `zip` of two to eight sources.
  private static let rxArities = ["combineLatest", "zip"].flatMap { name in
    (2...8).flatMap { count -> [String] in
      let types = (1...count).map { "O\($0)" }
      let parameters = types.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
      let generics = types.map { "\($0): ObservableConvertibleType" }.joined(separator: ", ")
      let sources = types.map { "\($0.lowercased()).asObservable().map { $0 as Any }" }.joined(separator: ", ")
      let row = types.enumerated().map { "$0[\($0)] as! \($1).Element" }.joined(separator: ", ")
      let all = "Observable<Any>._combined([\(sources)], zipped: \(name == "zip"))"
      let elements = types.map { "\($0).Element" }.joined(separator: ", ")
      return [
        "  public static func \(name)<\(generics)>(\(parameters), resultSelector: @escaping (\(elements)) throws -> Element) -> Observable<Element> { \(all).map { try resultSelector(\(row)) } }",
        "  public static func \(name)<\(generics)>(\(parameters)) -> Observable<(\(elements))> where Element == Any { \(all).map { (\(row)) } }",
      ]
    }
  }.joined(separator: "\n")
}
