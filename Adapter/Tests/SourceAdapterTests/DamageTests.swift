import SourceAdapter
import SwiftParser
import Testing

/// Whatever the adapter reads, it ends, keeps the lines and leaves what parses parsing.
struct DamageTests {
  private static let seed = """
    import UIKit
    @objc protocol P { @objc optional func f(_ a: Int, b: Int) -> Int; @objc optional var x: Int { get } }
    @UIApplicationMain class D: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class A<T: UIView>: UIViewController, P {
      @IBOutlet private var labels: [UILabel]! { didSet { labels.forEach { $0.text = #keyPath(A.b) } } }
      #if os(iOS) && !targetEnvironment(macCatalyst)
      @IBAction func tap(_ sender: Any?) { delegate?.f?(1, b: 2).words.first; perform(#selector(A.tap(_:)), with: nil) }
      #else
      @objc dynamic var y = 1
      #endif
      weak var delegate: P?
      func make() -> T { T(frame: .zero) }
    }
    extension A { override func viewDidLoad() { super.viewDidLoad(); let c = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1) } }
    """

  @Test func damagedSourcesEnd() {
    var generator = SplitMix(state: 7)
    let bytes = Array(Self.seed.utf8)
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let at = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged.removeSubrange(at..<min(at + Int.random(in: 1...40, using: &generator), damaged.count))
        case 1: damaged[at] = UInt8.random(in: 32...126, using: &generator)
        default:
          let from = Int.random(in: 0..<bytes.count, using: &generator)
          damaged.insert(contentsOf: bytes[from..<min(from + 30, bytes.count)], at: at)
        }
      }
      let text = String(decoding: damaged, as: UTF8.self)
      let result = adapt(text)
      if !Parser.parse(source: text).hasError {
        #expect(!Parser.parse(source: result.text).hasError, "\(text)\n=====\n\(result.text)")
        #expect(adapt(result.text).text == result.text)
      }
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
