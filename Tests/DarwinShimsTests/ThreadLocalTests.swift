import DarwinShims
import Foundation
import Testing

/// References of each thread's own. Provenance: POSIX.
@Suite struct ThreadLocalTests {
  private final class Token: @unchecked Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }
  private static let local = ThreadLocal<Token>()

  /// Runs `body` on a thread of its own, until that has ended.
  private func onThread(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    pthread_create(
      &thread, nil,
      {
        Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().body(); return nil
      }, box)
    pthread_join(thread, nil)
  }
  private final class Box {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  @Test func eachThreadHasItsOwn() {
    let mine = Token("mine")
    Self.local.value = mine
    onThread {
      #expect(Self.local.value == nil)
      Self.local.value = Token("other")
      #expect(Self.local.value?.name == "other")
    }
    #expect(Self.local.value === mine)
    Self.local.value = nil
    #expect(Self.local.value == nil)
  }

  @Test func valuesAreHeldUntilReplacedOrUntilTheThreadEnds() {
    nonisolated(unsafe) weak var first: Token?
    nonisolated(unsafe) weak var second: Token?
    onThread {
      var token: Token? = Token("first")
      first = token
      Self.local.value = token
      token = nil
      #expect(first != nil)
      token = Token("second")
      second = token
      Self.local.value = token
      token = nil
      #expect(first == nil && second != nil)
    }
    #expect(second == nil)
  }
}
