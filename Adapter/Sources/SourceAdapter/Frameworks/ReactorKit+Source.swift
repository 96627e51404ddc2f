extension FrameworkSources {
  /// The library of one-way streams over RxSwift: actions become mutations, mutations become states.
  static let reactorKit = #"""
    public typealias ActionSubject = PublishSubject
    public enum NoAction {}
    public typealias NoMutation = NoAction
    public typealias Reactor = _ReactorKitReactor
    final class _ReactorStreams<Action, State> { let action = PublishSubject<Action>(), states = ReplaySubject<State>.create(bufferSize: 1), bag = DisposeBag(); var current: State, isStarted = false; init(_ initial: State) { current = initial } }
    nonisolated(unsafe) private let _reactorKeys = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1))
    public protocol _ReactorKitReactor: AnyObject {
      associatedtype Action
      associatedtype Mutation = Action
      associatedtype State
      var action: PublishSubject<Action> { get }
      var initialState: State { get }
      var currentState: State { get }
      var state: Observable<State> { get }
      var scheduler: any ImmediateSchedulerType { get }
      func transform(action: Observable<Action>) -> Observable<Action>
      func mutate(action: Action) -> Observable<Mutation>
      func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
      func reduce(state: State, mutation: Mutation) -> State
      func transform(state: Observable<State>) -> Observable<State>
    }
    extension _ReactorKitReactor {
      var _streams: _ReactorStreams<Action, State> {
        if let found = objc_getAssociatedObject(self, _reactorKeys) as? _ReactorStreams<Action, State> { return found }
        let made = _ReactorStreams<Action, State>(initialState)
        objc_setAssociatedObject(self, _reactorKeys, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
      }
      func _start() -> _ReactorStreams<Action, State> {
        let streams = _streams
        guard !streams.isStarted else { return streams }
        streams.isStarted = true
        let mutations = transform(action: streams.action.asObservable()).flatMap { [weak self] action -> Observable<Mutation> in self?.mutate(action: action).catchError { _ in .empty() } ?? .empty() }
        let initial = initialState
        let states = transform(mutation: mutations).scan(initial) { [weak self] state, mutation in self?.reduce(state: state, mutation: mutation) ?? state }.startWith(initial)
        transform(state: states).subscribe(onNext: { [weak streams] state in streams?.current = state; streams?.states.onNext(state) }).disposed(by: streams.bag)
        return streams
      }
      public var action: PublishSubject<Action> { _start().action }
      public var currentState: State { _start().current }
      public var state: Observable<State> { _start().states.asObservable() }
      public var scheduler: any ImmediateSchedulerType { MainScheduler.instance }
      public func transform(action: Observable<Action>) -> Observable<Action> { action }
      public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
      public func transform(state: Observable<State>) -> Observable<State> { state }
      public func mutate(action: Action) -> Observable<Mutation> { .empty() }
      public func reduce(state: State, mutation: Mutation) -> State { state }
      public func pulse<Value>(_ part: @escaping (State) throws -> Pulse<Value>) -> Observable<Value> { state.map(part).distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }.map { $0.value } }
    }
    extension _ReactorKitReactor where Action == Mutation { public func mutate(action: Action) -> Observable<Mutation> { .just(action) } }
    @propertyWrapper public struct Pulse<Value> {
      public var value: Value { didSet { valueUpdatedCount &+= 1 } }
      public internal(set) var valueUpdatedCount = UInt.min
      public init(wrappedValue: Value) { value = wrappedValue }
      public var wrappedValue: Value { get { value } set { value = newValue } }
      public var projectedValue: Pulse<Value> { self }
    }
    public typealias View = _ReactorKitView
    public protocol _ReactorKitView: AnyObject {
      associatedtype Reactor: _ReactorKitReactor
      var disposeBag: DisposeBag { get set }
      var reactor: Reactor? { get set }
      func bind(reactor: Reactor)
    }
    extension _ReactorKitView {
      var _kept: Reactor? { get { objc_getAssociatedObject(self, _reactorKeys + 1) as? Reactor } set { objc_setAssociatedObject(self, _reactorKeys + 1, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) } }
      public var reactor: Reactor? { get { _kept } set { _kept = newValue; disposeBag = DisposeBag(); if let newValue { bind(reactor: newValue) } } }
    }
    public protocol StoryboardView: _ReactorKitView {}
    extension StoryboardView {
      /// A controller of a storyboard binds when its view is there.
      public var reactor: Reactor? { get { _kept } set { _kept = newValue; disposeBag = DisposeBag(); _bindWhenLoaded() } }
      func _bindWhenLoaded() {
        guard let reactor = _kept else { return }
        let controller = self as? UIViewController
        if MainActor.assumeIsolated({ controller?.isViewLoaded ?? true }) { return bind(reactor: reactor) }
        DispatchQueue.main.async { [weak self] in if let self, self._kept === reactor { self._bindWhenLoaded() } }
      }
    }
    """#
}
