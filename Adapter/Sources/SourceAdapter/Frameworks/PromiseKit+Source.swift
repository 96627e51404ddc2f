extension FrameworkSources {
  /// The library of promises, where its sources are not on the machine: what an application says in it, of version 6 and
  /// of what version 4 called otherwise. Handlers run on the main queue unless they name another one.
  static let promiseKit = #"""
    import Dispatch
    public enum _PMKResult<T> {
      case fulfilled(T), rejected(any Error)
      public var isFulfilled: Bool { if case .fulfilled = self { true } else { false } }
      func get() throws -> T { switch self { case .fulfilled(let value): return value; case .rejected(let error): throw error } }
    }
    public enum PMKError: Error, LocalizedError { case returnedSelf, cancelled, compactMap(Any, Any.Type), flatMap(Any, Any.Type), badInput, emptySequence, noWinner, invalidCallingConvention; public var errorDescription: String? { "\(self)" } }
    public enum PMKHTTPError: Error { case badStatusCode(Int, Data, HTTPURLResponse) }
    public enum CatchPolicy { case allErrors, allErrorsExceptCancellation }
    public enum PMKNamespacer { case promise }
    public protocol CancellableError: Error { var isCancelled: Bool { get } }
    extension PMKError: CancellableError { public var isCancelled: Bool { if case .cancelled = self { true } else { false } } }
    extension Error { public var isCancelled: Bool { (self as? any CancellableError)?.isCancelled ?? ((self as? URLError)?.code == .cancelled) } }
    public final class _PMKBox<T>: @unchecked Sendable {
      private let lock = NSLock()
      private var held: _PMKResult<T>?, waiting: [(_PMKResult<T>) -> Void] = []
      var result: _PMKResult<T>? { lock.lock(); defer { lock.unlock() }; return held }
      func settle(_ result: _PMKResult<T>) {
        lock.lock()
        guard held == nil else { lock.unlock(); return }
        held = result
        let called = waiting
        waiting = []
        lock.unlock()
        called.forEach { $0(result) }
      }
      func pipe(_ body: @escaping (_PMKResult<T>) -> Void) {
        lock.lock()
        guard let held else { waiting.append(body); lock.unlock(); return }
        lock.unlock()
        body(held)
      }
      func wait() -> _PMKResult<T> { if let result { return result }; let done = DispatchSemaphore(value: 0); pipe { _ in done.signal() }; while result == nil, done.wait(timeout: .now() + 0.01) == .timedOut { if Thread.isMainThread { RunLoop.main.run(mode: .default, before: Date()) } }; return result! }
    }
    private struct _PMKSent: @unchecked Sendable { let run: () -> Void }
    private func _pmk(_ queue: DispatchQueue?, _ flags: DispatchWorkItemFlags?, _ run: @escaping () -> Void) { let sent = _PMKSent(run: run); if let queue { queue.async { sent.run() } } else { run() } }
    public final class _PMKResolver<T> {
      let box: _PMKBox<T>
      init(_ box: _PMKBox<T>) { self.box = box }
      public func fulfill(_ value: T) { box.settle(.fulfilled(value)) }
      public func reject(_ error: any Error) { box.settle(.rejected(error)) }
      public func resolve(_ result: _PMKResult<T>) { box.settle(result) }
      public func resolve(_ result: Swift.Result<T, any Error>) { switch result { case .success(let value): fulfill(value); case .failure(let error): reject(error) } }
      public func resolve(_ value: T?, _ error: (any Error)?) { if let error { reject(error) } else if let value { fulfill(value) } else { reject(PMKError.invalidCallingConvention) } }
      @_disfavoredOverload public func resolve(_ error: (any Error)?, _ value: T?) { resolve(value, error) }
    }
    extension _PMKResolver where T == Void { public func fulfill() { fulfill(()) }; public func fulfill_() { fulfill(()) }; public func resolve(_ error: (any Error)?) { if let error { reject(error) } else { fulfill(()) } } }
    public protocol Thenable: AnyObject {
      associatedtype T
      func pipe(to: @escaping (_PMKResult<T>) -> Void)
      var result: _PMKResult<T>? { get }
    }
    extension Thenable {
      private func _next<U>(_ queue: DispatchQueue?, _ flags: DispatchWorkItemFlags?, _ body: @escaping (T, _PMKBox<U>) throws -> Void) -> Promise<U> {
        let box = _PMKBox<U>()
        pipe { result in
          switch result {
          case .rejected(let error): box.settle(.rejected(error))
          case .fulfilled(let value): _pmk(queue, flags) { do { try body(value, box) } catch { box.settle(.rejected(error)) } }
          }
        }
        return Promise<U>(box)
      }
      public func then<U: Thenable>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> U) -> Promise<U.T> { _next(on, flags) { value, box in try body(value).pipe { box.settle($0) } } }
      @_disfavoredOverload public func then<U>(on: DispatchQueue? = .main, execute body: @escaping (T) throws -> U) -> Promise<U> { map(on: on, body) }
      public func map<U>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U) -> Promise<U> { _next(on, flags) { value, box in box.settle(.fulfilled(try transform(value))) } }
      public func map<U>(_ keyPath: KeyPath<T, U>) -> Promise<U> { map(on: nil) { $0[keyPath: keyPath] } }
      public func compactMap<U>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U?) -> Promise<U> { _next(on, flags) { value, box in guard let new = try transform(value) else { throw PMKError.compactMap(value, U.self) }; box.settle(.fulfilled(new)) } }
      public func compactMap<U>(_ keyPath: KeyPath<T, U?>) -> Promise<U> { compactMap(on: nil) { $0[keyPath: keyPath] } }
      public func done(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void) -> Promise<Void> { map(on: on, flags: flags, body) }
      public func get(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void) -> Promise<T> { map(on: on, flags: flags) { try body($0); return $0 } }
      public func tap(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (_PMKResult<T>) -> Void) -> Promise<T> { let box = _PMKBox<T>(); pipe { result in _pmk(on, flags) { body(result); box.settle(result) } }; return Promise(box) }
      public func asVoid() -> Promise<Void> { map(on: nil) { _ in } }
      public func asPromise() -> Promise<T> { let box = _PMKBox<T>(); pipe { box.settle($0) }; return Promise(box) }
      public var error: (any Error)? { if case .rejected(let error)? = result { error } else { nil } }
      public var value: T? { if case .fulfilled(let value)? = result { value } else { nil } }
      public var isPending: Bool { result == nil }
      public var isResolved: Bool { result != nil }
      public var isFulfilled: Bool { value != nil }
      public var isRejected: Bool { error != nil }
    }
    extension Thenable where T: Sequence {
      public func mapValues<U>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T.Element) throws -> U) -> Promise<[U]> { map(on: on) { try $0.map(transform) } }
      public func flatMapValues<U: Sequence>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T.Element) throws -> U) -> Promise<[U.Element]> { map(on: on) { try $0.flatMap(transform) } }
      public func compactMapValues<U>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T.Element) throws -> U?) -> Promise<[U]> { map(on: on) { try $0.compactMap(transform) } }
      public func filterValues(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ isIncluded: @escaping (T.Element) -> Bool) -> Promise<[T.Element]> { map(on: on) { $0.filter(isIncluded) } }
      public func thenMap<U: Thenable>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T.Element) throws -> U) -> Promise<[U.T]> { then(on: on) { when(fulfilled: try $0.map(transform)) } }
      public func thenFlatMap<U: Thenable>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T.Element) throws -> U) -> Promise<[U.T.Element]> where U.T: Sequence { then(on: on) { when(fulfilled: try $0.map(transform)) }.map(on: nil) { $0.flatMap { $0 } } }
    }
    extension Thenable where T: Collection { public var firstValue: Promise<T.Element> { map(on: nil) { guard let first = $0.first else { throw PMKError.emptySequence }; return first } }; public var lastValue: Promise<T.Element> { map(on: nil) { guard let last = Array($0).last else { throw PMKError.emptySequence }; return last } } }
    extension Thenable where T: Sequence, T.Element: Comparable { public func sortedValues(on: DispatchQueue? = .main) -> Promise<[T.Element]> { map(on: on) { $0.sorted() } } }
    public final class PMKFinalizer { let pending = Guarantee<Void>(_PMKBox<Void>()); @discardableResult public func finally(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void) -> Guarantee<Void> { pending.done(on: on, flags: flags, body) }; @discardableResult public func always(on: DispatchQueue? = .main, _ body: @escaping () -> Void) -> Guarantee<Void> { finally(on: on, body) } }
    public protocol CatchMixin: Thenable {}
    extension CatchMixin {
      @discardableResult public func `catch`(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, policy: CatchPolicy = .allErrorsExceptCancellation, _ body: @escaping (any Error) -> Void) -> PMKFinalizer {
        let finalizer = PMKFinalizer()
        pipe { result in
          guard case .rejected(let error) = result, policy == .allErrors || !error.isCancelled else { finalizer.pending.box.settle(.fulfilled(())); return }
          _pmk(on, flags) { body(error); finalizer.pending.box.settle(.fulfilled(())) }
        }
        return finalizer
      }
      public func recover<U: Thenable>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, policy: CatchPolicy = .allErrors, _ body: @escaping (any Error) throws -> U) -> Promise<T> where U.T == T {
        let box = _PMKBox<T>()
        pipe { result in
          guard case .rejected(let error) = result, policy == .allErrors || !error.isCancelled else { box.settle(result); return }
          _pmk(on, flags) { do { try body(error).pipe { box.settle($0) } } catch { box.settle(.rejected(error)) } }
        }
        return Promise(box)
      }
      @discardableResult public func recover(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (any Error) -> Guarantee<T>) -> Guarantee<T> {
        let box = _PMKBox<T>()
        pipe { result in
          guard case .rejected(let error) = result else { box.settle(result); return }
          _pmk(on, flags) { body(error).pipe { box.settle($0) } }
        }
        return Guarantee(box)
      }
      public func ensure(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void) -> Promise<T> { let box = _PMKBox<T>(); pipe { result in _pmk(on, flags) { body(); box.settle(result) } }; return Promise(box) }
      public func always(on: DispatchQueue? = .main, execute body: @escaping () -> Void) -> Promise<T> { ensure(on: on, body) }
      public func ensureThen(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Guarantee<Void>) -> Promise<T> { let box = _PMKBox<T>(); pipe { result in _pmk(on, flags) { body().pipe { _ in box.settle(result) } } }; return Promise(box) }
      @discardableResult public func cauterize() -> PMKFinalizer { `catch` { print("PromiseKit:cauterized-error: \($0)") } }
    }
    extension CatchMixin where T == Void {
      @discardableResult public func recover(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (any Error) -> Void) -> Guarantee<Void> { recover(on: on, flags: flags) { error -> Guarantee<Void> in body(error); return .value(()) } }
    }
    public final class Promise<T>: Thenable, CatchMixin {
      let box: _PMKBox<T>
      init(_ box: _PMKBox<T>) { self.box = box }
      public init(resolver body: (_PMKResolver<T>) throws -> Void) { box = _PMKBox(); do { try body(_PMKResolver(box)) } catch { box.settle(.rejected(error)) } }
      public init(resolvers body: (_ fulfill: @escaping (T) -> Void, _ reject: @escaping (any Error) -> Void) throws -> Void) { let box = _PMKBox<T>(); self.box = box; do { try body({ box.settle(.fulfilled($0)) }, { box.settle(.rejected($0)) }) } catch { box.settle(.rejected(error)) } }
      public init(error: any Error) { box = _PMKBox(); box.settle(.rejected(error)) }
      public init(value: T) { box = _PMKBox(); box.settle(.fulfilled(value)) }
      public convenience init<U: Thenable>(_ bridge: U) where U.T == T { self.init(_PMKBox<T>()); let box = box; bridge.pipe { box.settle($0) } }
      public static func value(_ value: T) -> Promise<T> { Promise(value: value) }
      public static func pending() -> (promise: Promise<T>, resolver: _PMKResolver<T>) { let box = _PMKBox<T>(); return (Promise(box), _PMKResolver(box)) }
      public func pipe(to: @escaping (_PMKResult<T>) -> Void) { box.pipe(to) }
      public var result: _PMKResult<T>? { box.result }
      public func wait() throws -> T { try box.wait().get() }
    }
    extension Promise: AbsentDefault { public static var absentDefault: Promise<T> { pending().promise } }
    extension Guarantee: AbsentDefault { public static var absentDefault: Guarantee<T> { pending().guarantee } }
    extension Promise where T == Void { public convenience init() { self.init(value: ()) }; public static var value: Promise<Void> { Promise(value: ()) } }
    public final class Guarantee<T>: Thenable {
      let box: _PMKBox<T>
      init(_ box: _PMKBox<T>) { self.box = box }
      public init(resolver body: (@escaping (T) -> Void) -> Void) { let box = _PMKBox<T>(); self.box = box; body { box.settle(.fulfilled($0)) } }
      public static func value(_ value: T) -> Guarantee<T> { Guarantee { $0(value) } }
      public static func pending() -> (guarantee: Guarantee<T>, resolve: (T) -> Void) { let box = _PMKBox<T>(); return (Guarantee(box), { box.settle(.fulfilled($0)) }) }
      public func pipe(to: @escaping (_PMKResult<T>) -> Void) { box.pipe(to) }
      public var result: _PMKResult<T>? { box.result }
      private func next<U>(_ queue: DispatchQueue?, _ flags: DispatchWorkItemFlags?, _ body: @escaping (T, _PMKBox<U>) -> Void) -> Guarantee<U> { let box = _PMKBox<U>(); pipe { if case .fulfilled(let value) = $0 { _pmk(queue, flags) { body(value, box) } } }; return Guarantee<U>(box) }
      @discardableResult public func done(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> Void) -> Guarantee<Void> { map(on: on, flags: flags, body) }
      public func get(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> Void) -> Guarantee<T> { map(on: on, flags: flags) { body($0); return $0 } }
      public func map<U>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> U) -> Guarantee<U> { next(on, flags) { $1.settle(.fulfilled(body($0))) } }
      @discardableResult public func then<U>(on: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> Guarantee<U>) -> Guarantee<U> { next(on, flags) { value, box in body(value).pipe { box.settle($0) } } }
      public func asVoid() -> Guarantee<Void> { map(on: nil) { _ in } }
      public func wait() -> T { try! box.wait().get() }
    }
    extension Guarantee where T == Void { public convenience init() { self.init { $0(()) } }; public static var value: Guarantee<Void> { .value(()) } }
    public func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> { do { return try body().asPromise() } catch { return Promise(error: error) } }
    public func firstly<T>(execute body: () -> Guarantee<T>) -> Guarantee<T> { body() }
    public func after(seconds: TimeInterval) -> Guarantee<Void> { Guarantee { resolve in let sent = _PMKSent { resolve(()) }; DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { sent.run() } } }
    public func after(_ interval: DispatchTimeInterval) -> Guarantee<Void> { Guarantee { resolve in let sent = _PMKSent { resolve(()) }; DispatchQueue.main.asyncAfter(deadline: .now() + interval) { sent.run() } } }
    public func when<U: Thenable>(resolved promises: [U]) -> Guarantee<[_PMKResult<U.T>]> {
      guard !promises.isEmpty else { return .value([]) }
      let box = _PMKBox<[_PMKResult<U.T>]>(), lock = NSLock()
      var left = promises.count
      for promise in promises { promise.pipe { _ in lock.lock(); left -= 1; let isLast = left == 0; lock.unlock(); if isLast { box.settle(.fulfilled(promises.compactMap(\.result))) } } }
      return Guarantee(box)
    }
    public func when<U: Thenable>(resolved promises: U...) -> Guarantee<[_PMKResult<U.T>]> { when(resolved: promises) }
    public func when<U: Thenable>(fulfilled promises: [U]) -> Promise<[U.T]> {
      let box = _PMKBox<[U.T]>()
      for promise in promises { promise.pipe { if case .rejected(let error) = $0 { box.settle(.rejected(error)) } } }
      when(resolved: promises).pipe { _ in let values = promises.compactMap(\.value); if values.count == promises.count { box.settle(.fulfilled(values)) } }
      return Promise(box)
    }
    public func when<U: Thenable>(fulfilled promises: U...) -> Promise<Void> where U.T == Void { when(fulfilled: promises).asVoid() }
    public func when<U: Thenable>(fulfilled promises: [U]) -> Promise<Void> where U.T == Void { let all: Promise<[Void]> = when(fulfilled: promises); return all.asVoid() }
    public func when<A: Thenable, B: Thenable>(fulfilled a: A, _ b: B) -> Promise<(A.T, B.T)> { let all: Promise<Void> = when(fulfilled: [a.asVoid(), b.asVoid()]); return all.map(on: nil) { _ in (a.value!, b.value!) } }
    public func when<A: Thenable, B: Thenable, C: Thenable>(fulfilled a: A, _ b: B, _ c: C) -> Promise<(A.T, B.T, C.T)> { let all: Promise<Void> = when(fulfilled: [a.asVoid(), b.asVoid(), c.asVoid()]); return all.map(on: nil) { _ in (a.value!, b.value!, c.value!) } }
    public func when<A: Thenable, B: Thenable, C: Thenable, D: Thenable>(fulfilled a: A, _ b: B, _ c: C, _ d: D) -> Promise<(A.T, B.T, C.T, D.T)> { let all: Promise<Void> = when(fulfilled: [a.asVoid(), b.asVoid(), c.asVoid(), d.asVoid()]); return all.map(on: nil) { _ in (a.value!, b.value!, c.value!, d.value!) } }
    public func race<U: Thenable>(_ promises: [U]) -> Promise<U.T> { let box = _PMKBox<U.T>(); promises.forEach { $0.pipe { box.settle($0) } }; return Promise(box) }
    public func race<U: Thenable>(_ promises: U...) -> Promise<U.T> { race(promises) }
    extension DispatchQueue {
      public func async<T>(_: PMKNamespacer, group: DispatchGroup? = nil, execute body: @escaping () throws -> T) -> Promise<T> { let box = _PMKBox<T>(); let sent = _PMKSent { do { box.settle(.fulfilled(try body())) } catch { box.settle(.rejected(error)) } }; self.async { sent.run() }; return Promise(box) }
    }
    extension URLSession {
      public func dataTask(_: PMKNamespacer, with request: URLRequest) -> Promise<(data: Data, response: URLResponse)> { Promise { seal in dataTask(with: request) { data, response, error in if let data, let response { seal.fulfill((data, response)) } else { seal.reject(error ?? PMKError.invalidCallingConvention) } }.resume() } }
      public func dataTask(_ namespace: PMKNamespacer, with url: URL) -> Promise<(data: Data, response: URLResponse)> { dataTask(namespace, with: URLRequest(url: url)) }
    }
    extension Promise where T == (data: Data, response: URLResponse) {
      public func validate() -> Promise<T> { map { answer in if let response = answer.response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) { throw PMKHTTPError.badStatusCode(response.statusCode, answer.data, response) }; return answer } }
    }
    """#

  /// What requests of Alamofire answer where an application has both.
  static let promiseAlamofire = #"""
    public struct PMKAlamofireDataResponse { public let request: URLRequest?, response: HTTPURLResponse?, data: Data? }
    extension DataRequest {
      private func _answer<Value>(_ make: @escaping (Data) throws -> Value) -> Promise<(Value, PMKAlamofireDataResponse)> {
        Promise { seal in responseData { answer in
          let kept = PMKAlamofireDataResponse(request: answer.request, response: answer.response, data: answer.data)
          guard let data = answer.data, answer.error == nil else { return seal.reject(answer.error ?? PMKError.invalidCallingConvention) }
          do { seal.fulfill((try make(data), kept)) } catch { seal.reject(error) }
        } }
      }
      public func responseJSON(options: JSONSerialization.ReadingOptions = .allowFragments) -> Promise<(json: Any, response: PMKAlamofireDataResponse)> { _answer { try JSONSerialization.jsonObject(with: $0, options: options) }.map(on: nil) { (json: $0.0, response: $0.1) } }
      public func responseData(queue: DispatchQueue? = nil) -> Promise<(data: Data, response: PMKAlamofireDataResponse)> { _answer { $0 }.map(on: nil) { (data: $0.0, response: $0.1) } }
      public func responseString(queue: DispatchQueue? = nil) -> Promise<(string: String, response: PMKAlamofireDataResponse)> { _answer { String(decoding: $0, as: UTF8.self) }.map(on: nil) { (string: $0.0, response: $0.1) } }
      public func responseDecodable<Value: Decodable>(_ type: Value.Type = Value.self, queue: DispatchQueue? = nil, decoder: JSONDecoder = JSONDecoder()) -> Promise<Value> { _answer { try decoder.decode(type, from: $0) }.map(on: nil) { $0.0 } }
    }
    """#
}
