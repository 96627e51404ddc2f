/// What XCTest on Linux lacks, declared as far as a module of tests uses it.
enum TestGaps {
  /// - Parameter used: the identifiers of the module's files.
  static func source(used: Set<String>) -> String {
    let parts = members.filter { !$0.names.isDisjoint(with: used) }.map(\.text)
    return parts.isEmpty ? "" : "import XCTest\n\n" + parts.joined(separator: "\n")
  }

  /// Nimble's expectation of an exception of Objective-C, which nothing raises here: it fails either way, and evaluates
  /// nothing that would end the program.
  /// - Parameter matcher: what Nimble calls its matchers; `Predicate` until version 12.
  static func expectedExceptions(_ matcher: String) -> String {
    let parameters =
      "named: DarwinShims.NSExceptionName? = nil, reason: String? = nil, userInfo: NSDictionary? = nil, closure: ((NSException) -> Void)? = nil"
    let message = "raise an exception: there are none without the Objective-C runtime"
    return """
      import DarwinShims
      import struct Nimble.\(matcher)
      import Nimble

      func raiseException<T>(\(parameters)) -> \(matcher)<T> {
        \(matcher) { _ in \(matcher)Result(status: .fail, message: .expectedTo("\(message)")) }
      }
      """
  }

  /// Nimble's expectation of an assertion that does not hold, which is caught with Mach's exceptions: here it ended the
  /// program, and all other tests with it. It fails either way, and evaluates nothing.
  /// - Parameter matcher: what Nimble calls its matchers.
  static func expectedAssertions(_ matcher: String) -> String {
    """
    import struct Nimble.\(matcher)
    import Nimble

    func throwAssertion<T>() -> \(matcher)<T> {
      \(matcher) { _ in \(matcher)Result(status: .fail, message: .expectedTo("end the program, which no test survives without Mach's exceptions")) }
    }
    """
  }

  /// Nimble's expectation that two values are one object: boxes of equal numbers and short strings are, on Apple's
  /// systems. Its overload for objects alone is left to objects.
  /// - Parameter matcher: what Nimble calls its matchers.
  static func identity(_ matcher: String) -> String {
    """
    import struct Nimble.\(matcher)
    import Nimble

    func be(_ expected: Any?) -> \(matcher)<Any> {
      \(matcher) { expression in
        let value = try expression.evaluate()
        let isObject = value.map { type(of: $0) is AnyClass } ?? false
        let isSame = isObject ? value as AnyObject === expected as AnyObject
          : (value as? AnyHashable).map { $0 == expected as? AnyHashable } ?? false
        return \(matcher)Result(bool: isSame, message: .expectedActualValueTo("be identical to \\(expected.map { "\\($0)" } ?? "nil")"))
      }
    }
    """
  }

  /// The classes of libraries for tests that are written down here.
  static let libraryClasses: Set<String> = ["FBSnapshotTestCase"]

  private static let members: [(names: Set<String>, text: String)] = [
    (
      ["XCTContext", "XCTActivity", "XCTAttachment"],
      """
      /// A part of a test. Its attachments are not kept.
      protocol XCTActivity: AnyObject {
        var name: String { get }
        func add(_ attachment: XCTAttachment)
      }
      final class XCTContext: NSObject {
        private final class Activity: XCTActivity {
          let name: String
          init(_ name: String) { self.name = name }
          func add(_ attachment: XCTAttachment) {}
        }
        static func runActivity<Result, Failure: Error>(
          named name: String, block: (any XCTActivity) throws(Failure) -> Result
        ) throws(Failure) -> Result { try block(Activity(name)) }
      }
      class XCTAttachment: NSObject {
        enum Lifetime: Int { case keepAlways, deleteOnSuccess }
        enum ImageQuality: Int { case original, medium, low }
        var name: String?, lifetime = Lifetime.deleteOnSuccess, userInfo: [AnyHashable: Any] = [:]
        init(data: Data) {}
        init(data: Data, uniformTypeIdentifier: String) {}
        init(string: String) {}
        init(contentsOfFile url: URL) {}
        init(archivableObject object: Any) {}
        init(image: UIImage) {}
        init(image: UIImage, quality: ImageQuality) {}
      }
      extension XCTestCase { func add(_ attachment: XCTAttachment) {} }
      """
    ),
    (
      ["metrics", "XCTMeasureOptions", "XCTClockMetric", "XCTMetric"],
      """
      /// Time alone is measured.
      protocol XCTMetric {}
      final class XCTClockMetric: XCTMetric {}
      final class XCTCPUMetric: XCTMetric { init() {}; init(limitingToCurrentThread: Bool) {} }
      final class XCTMemoryMetric: XCTMetric {}
      final class XCTStorageMetric: XCTMetric {}
      final class XCTMeasureOptions {
        struct InvocationOptions: OptionSet { let rawValue: UInt; static let manuallyStart = Self(rawValue: 1), manuallyStop = Self(rawValue: 2) }
        static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
        var iterationCount = 5, invocationOptions: InvocationOptions = []
      }
      extension XCTestCase {
        func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block) }
        func measure(options: XCTMeasureOptions, block: () -> Void) { measure(block) }
        func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { measure(block) }
      }
      """
    ),
    (
      ["measure", "metrics", "XCTMeasureOptions", "XCTClockMetric", "XCTMetric"],
      """
      extension XCTestCase {
        /// Without a baseline no time is a failure; XCTest on Linux lets tests fail whose times differ.
        func measure(_ block: () -> Void) {
          let clock = ContinuousClock()
          let start = clock.now
          var times = [clock.measure(block)]
          while times.count < 10, clock.now - start < .seconds(1) { times.append(clock.measure(block)) }
          print("\\(name) measured: average \\(times.reduce(.zero, +) / times.count)")
        }
      }
      """
    ),
    (
      ["keyValueObservingExpectation", "XCTKVOExpectation"],
      """
      /// Fulfilled when the value of a key path is, or becomes, what is expected. It is asked for in short turns.
      class XCTKVOExpectation: XCTNSPredicateExpectation {
        convenience init(keyPath: String, object: Any, expectedValue: Any?) {
          self.init(object) { object in
            let value = (object as? NSObject)?.value(forKeyPath: keyPath) as AnyObject?
            return expectedValue == nil || (value as? NSObject)?.isEqual(expectedValue) == true
          }
        }
        init(_ object: Any, _ handler: @escaping (Any) -> Bool) {
          super.init(predicate: NSPredicate { object, _ in object.map(handler) ?? false }, object: object)
        }
      }
      extension XCTestCase {
        @discardableResult
        func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation {
          expectation(for: NSPredicate { value, _ in
            let found = (value as? NSObject)?.value(forKeyPath: keyPath) as AnyObject?
            return expectedValue == nil || (found as? NSObject)?.isEqual(expectedValue) == true
          }, evaluatedWith: object)
        }
        @discardableResult
        func keyValueObservingExpectation(for object: Any, keyPath: String, handler: ((Any, [AnyHashable: Any]) -> Bool)? = nil) -> XCTestExpectation {
          expectation(for: NSPredicate { value, _ in handler?(value as Any, [:]) ?? true }, evaluatedWith: object)
        }
      }
      """
    ),
    (
      ["cancelPreviousPerformRequests", "afterDelay"],
      """
      /// An expectation is an NSObject on Apple's systems, which takes messages later.
      extension XCTestExpectation {
        private static var waiting: [ObjectIdentifier: [DispatchWorkItem]] { get { _waitingExpectations } set { _waitingExpectations = newValue } }
        class func cancelPreviousPerformRequests(withTarget target: Any) {
          for item in waiting.removeValue(forKey: ObjectIdentifier(target as AnyObject)) ?? [] { item.cancel() }
        }
        /// `fulfill` is all that an expectation is told.
        func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
          let item = DispatchWorkItem { self.fulfill(#filePath, line: #line) }
          Self.waiting[ObjectIdentifier(self), default: []].append(item)
          DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
        }
      }
      nonisolated(unsafe) private var _waitingExpectations: [ObjectIdentifier: [DispatchWorkItem]] = [:]
      """
    ),
    (
      libraryClasses,
      """
      /// Compares views with pictures that iOS drew, which nothing drawn elsewhere equals: its tests are skipped.
      class FBSnapshotTestCase: XCTestCase {
        struct Options: OptionSet {
          let rawValue: UInt
          static let device = Self(rawValue: 1), OS = Self(rawValue: 2), screenSize = Self(rawValue: 4), screenScale = Self(rawValue: 8)
        }
        var recordMode = false, isDeviceAgnostic = false, usesDrawViewHierarchyInRect = false
        var agnosticOptions: Options = [], fileNameOptions: Options = [], folderName: String?
        override func setUpWithError() throws { throw XCTSkip("its pictures are those of iOS") }
        func FBSnapshotVerifyView(_ view: UIView, identifier: String? = nil, suffixes: Any? = nil, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line) {}
        func FBSnapshotVerifyLayer(_ layer: CALayer, identifier: String? = nil, suffixes: Any? = nil, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line) {}
        func FBSnapshotVerifyViewController(_ controller: UIViewController, identifier: String? = nil, suffixes: Any? = nil, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line) {}
      }
      """
    ),
    (
      ["classForCoder"],
      "/// A test case is an NSObject on Apple's systems.\nextension XCTestCase { var classForCoder: AnyClass { Swift.type(of: self) } }"
    ),
    (
      ["executionTimeAllowance"],
      "extension XCTestCase { var executionTimeAllowance: TimeInterval { get { 600 } set {} } }"
    ),
  ]
}
