#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A growable array of plain values with a stable, directly addressable store.
///
/// The engine's loops run over ``base``; everything else goes through the subscript, which is checked in debug builds and under
/// `SOLVER_CHECKS`.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element. Appending may move it.
  private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements are in use.
  private(set) var count = 0
  /// How many elements fit without growing.
  private(set) var capacity: Int

  init(capacity: Int = 8) {
    self.capacity = capacity
    base = Buffer.reallocate(nil, capacity)
  }

  deinit {
    free(base)
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return base[index]
    }
    @inline(__always) _modify {
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
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    check(count - 1)
    count -= 1
    return base[count]
  }

  /// Forgets the elements and keeps the store.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Sets the number of elements; new ones get `value`.
  mutating func resize(to newCount: Int, filling value: Element) {
    reserve(newCount)
    if newCount > count { (base + count).update(repeating: value, count: newCount - count) }
    count = newCount
  }

  /// Makes room for `needed` elements.
  @inline(__always)
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  /// Adds `extra` elements without giving them values, and answers the place of the first.
  mutating func extend(by extra: Int) -> Int {
    reserve(count + extra)
    let start = count
    count += extra
    return start
  }

  /// Gives back what a large store has too much, but for an eighth.
  mutating func trim() {
    let wanted = count + count / 8 + 64
    guard capacity > 1024, capacity > wanted + wanted / 8 else { return }
    capacity = wanted
    base = Buffer.reallocate(base, capacity)
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * (capacity < 4096 ? 2 : 4))
    base = Buffer.reallocate(base, capacity)
  }

  /// OPTIMIZATION: the C allocator moves large blocks without copying them.
  private static func reallocate(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<
    Element
  > {
    guard let block = realloc(old, max(1, capacity) * MemoryLayout<Element>.stride) else {
      fatalError("out of memory: \(capacity) elements of \(MemoryLayout<Element>.stride) bytes")
    }
    return block.assumingMemoryBound(to: Element.self)
  }
}
