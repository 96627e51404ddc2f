internal import UIKitCore

#if canImport(Glibc)
  internal import Glibc
#endif

/// What documents that are done with leave free in the heap.
///
/// The C library keeps it in pieces between what is still used, where the next large document often does not fit: work
/// on thousands of documents would take more memory than the largest of them.
struct SpareMemory {
  /// So much of documents is read before free memory goes back to the system.
  private static let portion = 1 << 20
  private var read = 0

  #if canImport(Glibc)
    // `malloc_trim(3)`, which Swift's module of the C library does not declare.
    private static let trim = dlsym(nil, "malloc_trim").map {
      unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
    }
  #endif

  /// A document is done with.
  mutating func didFinish(_ file: String) {
    read += FileStatus(file)?.size ?? 0
    guard read >= Self.portion else { return }
    read = 0
    #if canImport(Glibc)
      _ = Self.trim?(0)
    #endif
  }
}
