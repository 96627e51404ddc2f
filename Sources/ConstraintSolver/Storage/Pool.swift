/// Memory for the many small lists of the engine: blocks by size class, kept for reuse.
///
/// Blocks up to ``largest`` bytes come from chunks and go back to a free list of their class; larger ones come from the heap.
struct Pool: ~Copyable {
  /// The largest block cut from a chunk.
  private static let largest = 4096
  private static let chunkBytes = 32 * 1024
  private static let classes = 9  // 16, 32, … 4096

  private var chunks = Buffer<UnsafeMutableRawPointer>()
  private var freeLists = Buffer<UnsafeMutableRawPointer?>(capacity: Pool.classes)
  private var cursor: UnsafeMutableRawPointer?
  private var remaining = 0
  /// The last made of the blocks from the heap, which are chained through their headers.
  private var lastLarge: UnsafeMutablePointer<LargeHeader>?

  /// What stands before a block from the heap.
  private struct LargeHeader: BitwiseCopyable {
    var previous: UnsafeMutablePointer<LargeHeader>?
    var next: UnsafeMutablePointer<LargeHeader>?
  }

  init() {
    freeLists.resize(to: Pool.classes, filling: nil)
  }

  deinit {
    var last = lastLarge
    while let block = last {
      last = block.pointee.previous
      UnsafeMutableRawPointer(block).deallocate()
    }
    for index in 0..<chunks.count { chunks[index].deallocate() }
  }

  /// The bytes that a request of `bytes` really gets.
  @inline(__always)
  static func rounded(_ bytes: Int) -> Int {
    if bytes <= 16 { return 16 }
    if bytes > largest { return (bytes + 63) & ~63 }
    return 1 << (Int.bitWidth - (bytes - 1).leadingZeroBitCount)
  }

  @inline(__always)
  private static func sizeClass(_ rounded: Int) -> Int {
    rounded.trailingZeroBitCount - 4
  }

  /// Memory for `bytes` bytes, a result of ``rounded(_:)``.
  mutating func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    if bytes > Pool.largest { return allocateLarge(bytes) }
    let index = Pool.sizeClass(bytes)
    if let block = freeLists[index] {
      freeLists[index] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    if remaining < bytes { refill() }
    guard let block = cursor else { preconditionFailure("a pool without a chunk") }
    cursor = block + bytes
    remaining -= bytes
    return block
  }

  /// Takes back a block of `bytes` bytes, a result of ``rounded(_:)``.
  mutating func free(_ block: UnsafeMutableRawPointer, _ bytes: Int) {
    if bytes > Pool.largest { return freeLarge(block) }
    let index = Pool.sizeClass(bytes)
    block.storeBytes(of: freeLists[index], as: UnsafeMutableRawPointer?.self)
    freeLists[index] = block
  }

  private mutating func allocateLarge(_ bytes: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<LargeHeader>.stride + bytes, alignment: 16)
    let header = memory.bindMemory(to: LargeHeader.self, capacity: 1)
    header.initialize(to: LargeHeader(previous: lastLarge, next: nil))
    lastLarge?.pointee.next = header
    lastLarge = header
    return memory + MemoryLayout<LargeHeader>.stride
  }

  private mutating func freeLarge(_ block: UnsafeMutableRawPointer) {
    let memory = block - MemoryLayout<LargeHeader>.stride
    let header = memory.assumingMemoryBound(to: LargeHeader.self)
    header.pointee.previous?.pointee.next = header.pointee.next
    if let next = header.pointee.next {
      next.pointee.previous = header.pointee.previous
    } else {
      lastLarge = header.pointee.previous
    }
    memory.deallocate()
  }

  private mutating func refill() {
    // What is left of the old chunk is not lost: it becomes free blocks.
    while remaining >= 16, let rest = cursor {
      let size = min(1 << (Int.bitWidth - 1 - remaining.leadingZeroBitCount), Pool.largest)
      free(rest, size)
      cursor = rest + size
      remaining -= size
    }
    let bytes = chunks.isEmpty ? 4096 : Pool.chunkBytes
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    chunks.append(chunk)
    cursor = chunk
    remaining = bytes
  }
}
