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

  private final class Service: AbsentObject, AbsentDefault {
    static var absentDefault: Service { Service() }
  }
  private final class Token: AbsentObject, AbsentDefault {
    static var absentDefault: Token { Token() }
  }

  /// Provenance: an application that starts a library of Objective-C and unwraps what it makes of itself.
  @Test func whatALibraryMakesOfItselfIsThere() {
    let started: Service? = Service.start(withKey: "1")
    let shared: Service? = Service.shared
    let token: Token? = Service.token()
    #expect(started != nil && shared != nil && token == nil)
  }
}
