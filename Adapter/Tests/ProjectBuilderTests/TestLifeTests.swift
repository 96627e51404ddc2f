import Testing

@testable import ProjectBuilder

@Suite struct TestLifeTests {
  /// Derived from the tests of three public libraries that put controllers into the window of their host.
  @Test(arguments: [
    ("UIApplication.shared.keyWindow?.rootViewController = a", true), ("_ = UIApplication.shared.windows.first!", true),
    ("window.isKeyWindow", false),
  ]) func testsThatAskForAWindowHaveOne(_ code: String, _ expected: Bool) {
    let source = TestLife.source(besides: ["class A: XCTestCase { func testB() { \(code) } }"])
    #expect(source.contains("makeKeyAndVisible()") == expected)
    #expect(source.contains("addTestObserver"))
  }

  @Test func withoutTestsThereIsNothing() {
    #expect(TestLife.source(besides: ["let a = UIApplication.shared.keyWindow"]).isEmpty)
  }
}
