/// Digests, and codes of messages made of them.
extension FrameworkSources {
  static let cryptoKit = #"""
    public typealias CairnDigest = Digest
    public protocol HashFunction: Sendable {
      associatedtype Digest: CairnDigest
      static var byteCount: Int { get }
      static var blockByteCount: Int { get }
      init()
      mutating func update(bufferPointer: UnsafeRawBufferPointer)
      func finalize() -> Digest
    }
    extension HashFunction {
      public mutating func update<D: DataProtocol>(data: D) { Data(data).withUnsafeBytes { update(bufferPointer: $0) } }
      public static func hash<D: DataProtocol>(data: D) -> Digest { var function = Self(); function.update(data: data); return function.finalize() }
    }
    public protocol Digest: Hashable, ContiguousBytes, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
      static var name: String { get }
      static var byteCount: Int { get }
      var bytes: [UInt8] { get }
      init(bytes: [UInt8])
    }
    extension CairnDigest {
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
      public var description: String { "\(Self.name): " + bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
    }
    public struct SHA256Digest: CairnDigest { public static let name = "SHA256 digest", byteCount = 32; public let bytes: [UInt8]; public init(bytes: [UInt8]) { self.bytes = bytes } }
    public struct SHA384Digest: CairnDigest { public static let name = "SHA384 digest", byteCount = 48; public let bytes: [UInt8]; public init(bytes: [UInt8]) { self.bytes = bytes } }
    public struct SHA512Digest: CairnDigest { public static let name = "SHA512 digest", byteCount = 64; public let bytes: [UInt8]; public init(bytes: [UInt8]) { self.bytes = bytes } }
    public struct SHA256: HashFunction { private var message: [UInt8] = []; public static let byteCount = 32, blockByteCount = 64; public init() {}; public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }; public func finalize() -> SHA256Digest { SHA256Digest(bytes: CairnDigests.sha256(message)) } }
    public struct SHA384: HashFunction { private var message: [UInt8] = []; public static let byteCount = 48, blockByteCount = 128; public init() {}; public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }; public func finalize() -> SHA384Digest { SHA384Digest(bytes: CairnDigests.sha384(message)) } }
    public struct SHA512: HashFunction { private var message: [UInt8] = []; public static let byteCount = 64, blockByteCount = 128; public init() {}; public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }; public func finalize() -> SHA512Digest { SHA512Digest(bytes: CairnDigests.sha512(message)) } }
    public enum Insecure {
      public struct MD5Digest: CairnDigest { public static let name = "MD5 digest", byteCount = 16; public let bytes: [UInt8]; public init(bytes: [UInt8]) { self.bytes = bytes } }
      public struct SHA1Digest: CairnDigest { public static let name = "SHA1 digest", byteCount = 20; public let bytes: [UInt8]; public init(bytes: [UInt8]) { self.bytes = bytes } }
      public struct MD5: HashFunction { private var message: [UInt8] = []; public static let byteCount = 16, blockByteCount = 64; public init() {}; public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }; public func finalize() -> MD5Digest { MD5Digest(bytes: CairnDigests.md5(message)) } }
      public struct SHA1: HashFunction { private var message: [UInt8] = []; public static let byteCount = 20, blockByteCount = 64; public init() {}; public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }; public func finalize() -> SHA1Digest { SHA1Digest(bytes: CairnDigests.sha1(message)) } }
    }
    public struct SymmetricKeySize: Sendable { public let bitCount: Int; public init(bitCount: Int) { self.bitCount = bitCount }; public static let bits128 = Self(bitCount: 128), bits192 = Self(bitCount: 192), bits256 = Self(bitCount: 256) }
    public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
      private let bytes: [UInt8]
      public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
      public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
      public var bitCount: Int { bytes.count * 8 }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }
    public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Sequence, Hashable, Sendable {
      private let bytes: [UInt8]
      init(_ bytes: [UInt8]) { self.bytes = bytes }
      public var byteCount: Int { bytes.count }
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }
    public struct HMAC<H: HashFunction>: Sendable {
      public typealias MAC = HashedAuthenticationCode<H>
      private let key: SymmetricKey; private var message: [UInt8] = []
      public init(key: SymmetricKey) { self.key = key }
      public mutating func update<D: DataProtocol>(data: D) { message += Array(data) }
      public func finalize() -> MAC { Self.authenticationCode(for: message, using: key) }
      public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        let code = CairnDigests.code(key.withUnsafeBytes { Array($0) }, Array(data), block: H.blockByteCount) { H.hash(data: $0).bytes }
        return MAC(code)
      }
      public static func isValidAuthenticationCode<D: DataProtocol>(_ code: MAC, authenticating data: D, using key: SymmetricKey) -> Bool { authenticationCode(for: data, using: key) == code }
    }
    """#

  static let commonCrypto = #"""
    public typealias CC_LONG = UInt32
    public let CC_MD5_DIGEST_LENGTH: Int32 = 16, CC_SHA1_DIGEST_LENGTH: Int32 = 20, CC_SHA256_DIGEST_LENGTH: Int32 = 32, CC_SHA384_DIGEST_LENGTH: Int32 = 48, CC_SHA512_DIGEST_LENGTH: Int32 = 64
    func _commonDigest(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?, _ digest: ([UInt8]) -> [UInt8]) -> UnsafeMutablePointer<UInt8>? {
      let bytes = digest(Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))))
      for (index, byte) in bytes.enumerated() { result?[index] = byte }
      return result
    }
    @discardableResult public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { _commonDigest(data, len, md, CairnDigests.md5) }
    @discardableResult public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { _commonDigest(data, len, md, CairnDigests.sha1) }
    @discardableResult public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { _commonDigest(data, len, md, CairnDigests.sha256) }
    @discardableResult public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { _commonDigest(data, len, md, CairnDigests.sha384) }
    @discardableResult public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { _commonDigest(data, len, md, CairnDigests.sha512) }
    """#

  /// The functions of RFC 1321, FIPS 180-4 and RFC 2104.
  static let digests = #"""
    enum CairnDigests {
      private static func padded(_ message: [UInt8], block: Int, bigEndian: Bool) -> [UInt8] {
        var result = message + [0x80]
        let lengthBytes = block / 8
        while result.count % block != block - lengthBytes { result.append(0) }
        let bits = UInt64(message.count) &* 8
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) }
        return result + (bigEndian ? Array(repeating: 0, count: lengthBytes - 8) + length.reversed() : length)
      }
      private static func turned(_ x: UInt32, _ n: UInt32) -> UInt32 { x << n | x >> (32 - n) }
      static func md5(_ message: [UInt8]) -> [UInt8] {
        let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
        let table = (0..<64).map { UInt32(truncatingIfNeeded: Int64(abs(sin(Double($0 + 1))) * 4294967296)) }
        var state: [UInt32] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
        let bytes = padded(message, block: 64, bigEndian: false)
        for start in stride(from: 0, to: bytes.count, by: 64) {
          let words = (0..<16).map { i in (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + i * 4 + $1]) << UInt32(8 * $1) } }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          for i in 0..<64 {
            let mix: UInt32, place: Int
            switch i / 16 {
            case 0: (mix, place) = (b & c | ~b & d, i)
            case 1: (mix, place) = (d & b | ~d & c, (5 * i + 1) % 16)
            case 2: (mix, place) = (b ^ c ^ d, (3 * i + 5) % 16)
            default: (mix, place) = (c ^ (b | ~d), (7 * i) % 16)
            }
            let sum = a &+ mix &+ table[i] &+ words[place]
            (a, d, c, b) = (d, c, b, b &+ turned(sum, shifts[i / 16 * 4 + i % 4]))
          }
          state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
      }
      static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
        let bytes = padded(message, block: 64, bigEndian: true)
        for start in stride(from: 0, to: bytes.count, by: 64) {
          var words = (0..<16).map { i in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + i * 4 + $1]) } }
          for i in 16..<80 { words.append(turned(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1)) }
          var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
          for i in 0..<80 {
            let mix: UInt32, constant: UInt32
            switch i / 20 {
            case 0: (mix, constant) = (b & c | ~b & d, 0x5a827999)
            case 1: (mix, constant) = (b ^ c ^ d, 0x6ed9eba1)
            case 2: (mix, constant) = (b & c | b & d | c & d, 0x8f1bbcdc)
            default: (mix, constant) = (b ^ c ^ d, 0xca62c1d6)
            }
            let next = turned(a, 5) &+ mix &+ e &+ constant &+ words[i]
            (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
          }
          state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d, state[4] &+ e]
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
      }
      /// The first bits of the fractions of the roots of the first primes.
      private static let primes: [Int] = (2..<410).filter { n in !(2..<n).contains { n % $0 == 0 } }
      /// The first 64 bits behind the point of a prime's square or cube root.
      private static func fraction(_ prime: Int, cube: Bool) -> UInt64 {
        var low = [UInt64](repeating: 0, count: 4)
        // Bit by bit, by whole numbers alone: root(prime) * 2^64.
        var root = [UInt64](repeating: 0, count: 4)
        let target = shifted([UInt64(prime), 0, 0, 0, 0, 0], by: cube ? 192 : 128)
        for bit in stride(from: 67, through: 0, by: -1) {
          low = root
          low[bit / 64] |= 1 << UInt64(bit % 64)
          let square = product(low, low)
          if !isMore(cube ? product(square, low) : square, than: target) { root = low }
        }
        return root[0]
      }
      private static func shifted(_ value: [UInt64], by bits: Int) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: value.count)
        for index in value.indices where index + bits / 64 < value.count { result[index + bits / 64] = value[index] }
        return result
      }
      private static func product(_ x: [UInt64], _ y: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: 6)
        for i in x.indices where x[i] != 0 {
          var carry: UInt64 = 0
          for j in y.indices where i + j < 6 {
            let (high, low) = x[i].multipliedFullWidth(by: y[j])
            let (first, one) = result[i + j].addingReportingOverflow(low)
            let (second, two) = first.addingReportingOverflow(carry)
            result[i + j] = second
            carry = high &+ (one ? 1 : 0) &+ (two ? 1 : 0)
          }
          if i + y.count < 6 { result[i + y.count] = result[i + y.count] &+ carry }
        }
        return result
      }
      private static func isMore(_ x: [UInt64], than y: [UInt64]) -> Bool {
        for index in (0..<6).reversed() where x[index] != y[index] { return x[index] > y[index] }
        return false
      }
      private static let cubes: [UInt64] = primes.map { fraction($0, cube: true) }
      private static let squares: [UInt64] = primes.prefix(16).map { fraction($0, cube: false) }
      static func sha256(_ message: [UInt8]) -> [UInt8] {
        func right(_ x: UInt32, _ n: UInt32) -> UInt32 { turned(x, 32 - n) }
        let table = cubes.prefix(64).map { UInt32($0 >> 32) }
        var state = squares.prefix(8).map { UInt32($0 >> 32) }
        let bytes = padded(message, block: 64, bigEndian: true)
        for start in stride(from: 0, to: bytes.count, by: 64) {
          var words = (0..<16).map { i in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + i * 4 + $1]) } }
          for i in 16..<64 {
            let one = right(words[i - 15], 7) ^ right(words[i - 15], 18) ^ words[i - 15] >> 3
            let two = right(words[i - 2], 17) ^ right(words[i - 2], 19) ^ words[i - 2] >> 10
            words.append(words[i - 16] &+ one &+ words[i - 7] &+ two)
          }
          var v = state
          for i in 0..<64 {
            let one = right(v[4], 6) ^ right(v[4], 11) ^ right(v[4], 25)
            let first = v[7] &+ one &+ (v[4] & v[5] ^ ~v[4] & v[6]) &+ table[i] &+ words[i]
            let two = right(v[0], 2) ^ right(v[0], 13) ^ right(v[0], 22)
            let second = two &+ (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2])
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
          }
          for i in 0..<8 { state[i] = state[i] &+ v[i] }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
      }
      static func sha512(_ message: [UInt8]) -> [UInt8] { large(message, Array(squares.prefix(8))) }
      static func sha384(_ message: [UInt8]) -> [UInt8] { Array(large(message, Array(squares.suffix(8))).prefix(48)) }
      private static func large(_ message: [UInt8], _ start: [UInt64]) -> [UInt8] {
        func right(_ x: UInt64, _ n: UInt64) -> UInt64 { x >> n | x << (64 - n) }
        var state = start
        let bytes = padded(message, block: 128, bigEndian: true)
        for start in stride(from: 0, to: bytes.count, by: 128) {
          var words = (0..<16).map { i in (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[start + i * 8 + $1]) } }
          for i in 16..<80 {
            let one = right(words[i - 15], 1) ^ right(words[i - 15], 8) ^ words[i - 15] >> 7
            let two = right(words[i - 2], 19) ^ right(words[i - 2], 61) ^ words[i - 2] >> 6
            words.append(words[i - 16] &+ one &+ words[i - 7] &+ two)
          }
          var v = state
          for i in 0..<80 {
            let one = right(v[4], 14) ^ right(v[4], 18) ^ right(v[4], 41)
            let first = v[7] &+ one &+ (v[4] & v[5] ^ ~v[4] & v[6]) &+ cubes[i] &+ words[i]
            let two = right(v[0], 28) ^ right(v[0], 34) ^ right(v[0], 39)
            let second = two &+ (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2])
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
          }
          for i in 0..<8 { state[i] = state[i] &+ v[i] }
        }
        return state.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
      }
      static func code(_ key: [UInt8], _ message: [UInt8], block: Int, _ digest: ([UInt8]) -> [UInt8]) -> [UInt8] {
        let short = key.count > block ? digest(key) : key
        let full = short + Array(repeating: 0, count: block - short.count)
        return digest(full.map { $0 ^ 0x5c } + digest(full.map { $0 ^ 0x36 } + message))
      }
    }
    """#
}
