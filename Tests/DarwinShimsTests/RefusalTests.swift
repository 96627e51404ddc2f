import DarwinShims
import Testing

/// What applications ask the person for is undecided until they ask.
@Suite struct RefusalTests {
  /// Expectation: Apple's pages on `CLAuthorizationStatus.notDetermined` and `PHAuthorizationStatus.notDetermined`: the
  /// person has not chosen yet.
  @Test @MainActor func nobodyRefusesUnasked() async {
    #expect(!AbsentFrameworks.isRefused("a place of this test"))
    await withCheckedContinuation { continuation in
      AbsentFrameworks.refuse("a place of this test") { continuation.resume() }
    }
    #expect(AbsentFrameworks.isRefused("a place of this test"))
    #expect(!AbsentFrameworks.isRefused("another place of this test"))
  }
}
