import Testing

@testable import ProjectBuilder

struct TestHomeTests {
  /// The package manager, which starts the tests, keeps its own home.
  @Test func whatTheTestsTakeTravelsUnderOtherNames() {
    let given = TestHome.handedOn(["CFFIXED_USER_HOME": "/a", "TMPDIR": "/a/tmp/"])
    #expect(given == ["CAIRN_TEST_CFFIXED_USER_HOME": "/a", "CAIRN_TEST_TMPDIR": "/a/tmp/"])
    #expect(TestHome.source.contains("getenv(\"CAIRN_TEST_\" + name)"))
    for name in ApplicationContainer.names { #expect(TestHome.source.contains("\"\(name)\"")) }
  }
}
