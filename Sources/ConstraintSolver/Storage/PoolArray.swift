/// A list whose store is a block of a ``Pool``. It does not own the block: whoever drops the list gives it back with ``release(to:)``.
struct PoolArray<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var storage: UnsafeMutablePointer<Element>?
  private var used: Int32 = 0
  private var room: Int32 = 0

  init() {}

  var count: Int { Int(used) }
  var isEmpty: Bool { used == 0 }

  /// The first element; only when the list is not empty.
  var base: UnsafeMutablePointer<Element> {
    @inline(__always) get { storage.unsafelyUnwrapped }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      check(index)
      yield &base[index]
    }
  }

  @inline(__always)
  private func check(_ index: Int) {
    #if SOLVER_CHECKS
      precondition(index >= 0 && index < count, "index \(index) outside 0..<\(count)")
    #else
      assert(index >= 0 && index < count)
    #endif
  }

  @inline(__always)
  mutating func append(_ element: Element, _ pool: inout Pool) {
    if used == room { reserve(max(count + 1, count * 2), &pool) }
    base[count] = element
    used += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    check(count - 1)
    used -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() {
    used = 0
  }

  /// Sets the number of elements, without giving new ones a value. There must be room.
  @inline(__always)
  mutating func setCount(_ count: Int) {
    assert(count <= Int(room))
    used = Int32(truncatingIfNeeded: count)
  }

  /// Makes room for `needed` elements and keeps those in use.
  mutating func reserve(_ needed: Int, _ pool: inout Pool) {
    guard needed > Int(room) else { return }
    let bytes = Pool.rounded(needed * MemoryLayout<Element>.stride)
    let block = pool.allocate(bytes).assumingMemoryBound(to: Element.self)
    if let storage {
      block.update(from: storage, count: count)
      pool.free(storage, Pool.rounded(Int(room) * MemoryLayout<Element>.stride))
    }
    storage = block
    room = Int32(bytes / MemoryLayout<Element>.stride)
  }

  /// Gives the store back; the list is empty afterwards.
  mutating func release(to pool: inout Pool) {
    if let storage { pool.free(storage, Pool.rounded(Int(room) * MemoryLayout<Element>.stride)) }
    storage = nil
    used = 0
    room = 0
  }

  /// Replaces the elements by `source`.
  mutating func assign(_ source: UnsafeMutablePointer<Element>, count: Int, _ pool: inout Pool) {
    used = 0
    reserve(count, &pool)
    if count > 0 { base.update(from: source, count: count) }
    used = Int32(truncatingIfNeeded: count)
  }
}
