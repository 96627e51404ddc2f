extension FrameworkSources {
  /// What OpenCombine lacks of Combine: publishers of the latest values and of merged ones, and first values that end.
  static let combine = #"""
    import OpenCombineShim
    /// Hands on what several publishers send; which of it, subclasses say.
    private class _JoinedSubscription<Downstream: Subscriber>: Subscription {
      let lock = NSRecursiveLock(); var downstream: Downstream?; var demand = Subscribers.Demand.none
      private var cancellables: [AnyCancellable] = []; private var running: Int
      init(_ downstream: Downstream, count: Int) { self.downstream = downstream; running = count }
      func connect<Upstream: Publisher>(_ upstream: Upstream, _ receive: @escaping (Upstream.Output) -> Void) where Upstream.Failure == Downstream.Failure {
        let cancellable = upstream.sink(receiveCompletion: { self.end($0) }, receiveValue: { value in self.lock.lock(); defer { self.lock.unlock() }; receive(value) })
        lock.lock(); defer { lock.unlock() }
        if downstream != nil { cancellables.append(cancellable) }
      }
      private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock(); defer { lock.unlock() }
        running -= 1
        if case .finished = completion, running > 0 { return }
        let last = downstream; cancel(); last?.receive(completion: completion)
      }
      func offer(_ value: @autoclosure () -> Downstream.Input) -> Bool {
        guard demand > .none, let downstream else { return false }
        demand -= 1; demand += downstream.receive(value()); return true
      }
      func drain() {}
      func request(_ demand: Subscribers.Demand) { lock.lock(); defer { lock.unlock() }; self.demand += demand; drain() }
      func cancel() { lock.lock(); defer { lock.unlock() }; downstream = nil; cancellables.forEach { $0.cancel() }; cancellables = [] }
    }
    private final class _LatestSubscription<Downstream: Subscriber>: _JoinedSubscription<Downstream> {
      var values: [Any?]; let make: ([Any?]) -> Downstream.Input; private var waits = false
      init(_ downstream: Downstream, count: Int, make: @escaping ([Any?]) -> Downstream.Input) { values = Array(repeating: nil, count: count); self.make = make; super.init(downstream, count: count) }
      func latest<Upstream: Publisher>(_ place: Int, _ upstream: Upstream) where Upstream.Failure == Downstream.Failure { connect(upstream) { self.values[place] = .some($0); self.waits = true; self.drain() } }
      override func drain() { guard waits, values.allSatisfy({ $0 != nil }), demand > .none, downstream != nil else { return }; waits = false; _ = offer(make(values)) }
    }
    private final class _MergedSubscription<Downstream: Subscriber>: _JoinedSubscription<Downstream> {
      private var kept: [Downstream.Input] = []
      func merge<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure { connect(upstream) { self.kept.append($0); self.drain() } }
      override func drain() { while let next = kept.first, demand > .none, downstream != nil { kept.removeFirst(); _ = offer(next) } }
    }
    /// The first values, and the end with the last of them: OpenCombine's ends with the one behind it, which may never come.
    public struct _PrefixPublisher<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output; public typealias Failure = Upstream.Failure
      let upstream: Upstream, count: Int
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        if count > 0 { upstream.subscribe(_PrefixSubscription(subscriber, count)) } else { Empty().subscribe(subscriber) }
      }
    }
    private final class _PrefixSubscription<Downstream: Subscriber>: Subscriber, Subscription {
      typealias Input = Downstream.Input; typealias Failure = Downstream.Failure
      private let lock = NSRecursiveLock(); private var downstream: Downstream?, upstream: Subscription?, left: Int
      init(_ downstream: Downstream, _ count: Int) { self.downstream = downstream; left = count }
      func receive(subscription: Subscription) { upstream = subscription; downstream?.receive(subscription: self) }
      func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock(); defer { lock.unlock() }
        guard left > 0, let downstream else { return .none }
        left -= 1
        let further = downstream.receive(input)
        guard left == 0, self.downstream != nil else { return further }
        cancel(); downstream.receive(completion: .finished); return .none
      }
      func receive(completion: Subscribers.Completion<Failure>) { lock.lock(); defer { lock.unlock() }; let last = downstream; (downstream, upstream) = (nil, nil); last?.receive(completion: completion) }
      func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
      func cancel() { lock.lock(); defer { lock.unlock() }; let last = upstream; (downstream, upstream) = (nil, nil); last?.cancel() }
    }
    extension Publisher where Failure == Never { public func prefix(_ maxLength: Int) -> _PrefixPublisher<Self> { _PrefixPublisher(upstream: self, count: maxLength) } }
    extension Publisher where Failure == Error { public func prefix(_ maxLength: Int) -> _PrefixPublisher<Self> { _PrefixPublisher(upstream: self, count: maxLength) } }
    extension Publishers.Sequence where Failure == Never { public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> { .init(sequence: sequence.prefix(maxLength)) } }
    extension Publishers.Sequence where Failure == Error { public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> { .init(sequence: sequence.prefix(maxLength)) } }
    extension Publishers {
      public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output); public typealias Failure = A.Failure
        public let a: A, b: B; public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
          let join = _LatestSubscription(subscriber, count: 2) { ($0[0] as! A.Output, $0[1] as! B.Output) }
          subscriber.receive(subscription: join); join.latest(0, a); join.latest(1, b)
        }
      }
      public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output); public typealias Failure = A.Failure
        public let a: A, b: B, c: C; public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
          let join = _LatestSubscription(subscriber, count: 3) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
          subscriber.receive(subscription: join); join.latest(0, a); join.latest(1, b); join.latest(2, c)
        }
      }
      public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output); public typealias Failure = A.Failure
        public let a: A, b: B, c: C, d: D; public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
          let join = _LatestSubscription(subscriber, count: 4) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output) }
          subscriber.receive(subscription: join); join.latest(0, a); join.latest(1, b); join.latest(2, c); join.latest(3, d)
        }
      }
      public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output; public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<List: Swift.Sequence>(_ upstream: List) where List.Element == Upstream { publishers = Array(upstream) }
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
          let join = _MergedSubscription(subscriber, count: publishers.count)
          subscriber.receive(subscription: join)
          if publishers.isEmpty { subscriber.receive(completion: .finished) }
          for publisher in publishers { join.merge(publisher) }
        }
      }
      public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output; public typealias Failure = A.Failure
        public let a: A, b: B; public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output { MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber) }
      }
      public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output; public typealias Failure = A.Failure
        public let a: A, b: B, c: C; public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output { MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()).receive(subscriber: subscriber) }
      }
      public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure {
        public typealias Output = A.Output; public typealias Failure = A.Failure
        public let a: A, b: B, c: C, d: D; public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output { MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()).receive(subscriber: subscriber) }
      }
    FURTHER_TYPES
    }
    extension Publisher {
      public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure { .init(self, other) }
      public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure { Publishers.CombineLatest(self, other).map(transform) }
      public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure { .init(self, publisher1, publisher2) }
      public func combineLatest<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, publisher1, publisher2).map(transform) }
      public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { .init(self, publisher1, publisher2, publisher3) }
      public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform) }
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure { .init(self, other) }
      public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure { .init(self, b, c) }
      public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure { .init(self, b, c, d) }
    FURTHER_MERGES
    }
    /// The values of a property that can be observed.
    private final class _PropertySubscription<Downstream: Subscriber>: Subscription where Downstream.Failure == Never {
      private var downstream: Downstream?; private var demand = Subscribers.Demand.none; private var waiting: Downstream.Input?; private var observation: NSKeyValueObservation?
      init(_ downstream: Downstream) { self.downstream = downstream }
      func start(_ observation: NSKeyValueObservation) { if downstream != nil { self.observation = observation } }
      func offer(_ value: Downstream.Input) { guard let downstream else { return }; guard demand > .none else { waiting = value; return }; demand -= 1; demand += downstream.receive(value) }
      func request(_ demand: Subscribers.Demand) { self.demand += demand; if let value = waiting { waiting = nil; offer(value) } }
      func cancel() { downstream = nil; observation = nil }
    }
    extension NSObject {
      public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value; public typealias Failure = Never
        public let object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
          let subscription = _PropertySubscription(subscriber), path = keyPath
          if options.contains(.initial) { subscription.offer(object[keyPath: path]) }
          subscription.start(object.observe(path, options: [.new]) { object, _ in subscription.offer(object[keyPath: path]) })
          subscriber.receive(subscription: subscription)
        }
      }
    }
    extension _KeyValueCodingAndObserving where Self: NSObject {
      public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> NSObject.KeyValueObservingPublisher<Self, Value> { NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) }
    }
    """#.replacing("FURTHER_TYPES", with: mergedTypes).replacing("FURTHER_MERGES", with: merges)

  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

  /// `Merge5` to `Merge8`.
  private static let mergedTypes = (5...8).map { count in
    let types = letters.prefix(count)
    let conditions = types.dropFirst().map { "A.Output == \($0).Output, A.Failure == \($0).Failure" }
    let names = types.map { $0.lowercased() }
    return """
      public struct Merge\(count)<\(types.map { "\($0): Publisher" }.joined(separator: ", "))>: Publisher where \(conditions.joined(separator: ", ")) {
        public typealias Output = A.Output; public typealias Failure = A.Failure
        public let \(zip(names, types).map { "\($0): \($1)" }.joined(separator: ", "))
        public init(\(zip(names, types).map { "_ \($0): \($1)" }.joined(separator: ", "))) { \(names.map { "self.\($0) = \($0)" }.joined(separator: "; ")) }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output { MergeMany(\(names.map { "\($0).eraseToAnyPublisher()" }.joined(separator: ", "))).receive(subscriber: subscriber) }
      }
      """
  }.joined(separator: "\n")

  private static let merges = (5...8).map { count in
    let types = letters.prefix(count).dropFirst()
    let conditions = types.map { "\($0).Output == Output, \($0).Failure == Failure" }.joined(separator: ", ")
    let names = types.map { $0.lowercased() }
    let parameters = zip(names, types).enumerated().map { "\($0 == 0 ? "with" : "_") \($1.0): \($1.1)" }
    return
      "  public func merge<\(types.map { "\($0): Publisher" }.joined(separator: ", "))>(\(parameters.joined(separator: ", "))) -> Publishers.Merge\(count)<Self, \(types.joined(separator: ", "))> where \(conditions) { .init(self, \(names.joined(separator: ", "))) }"
  }.joined(separator: "\n")
}
