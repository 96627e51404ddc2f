import Foundation
import Testing

@testable import SourceAdapter

/// What the stand-ins for CryptoKit and CommonCrypto compute.
struct DigestTests {
  /// Provenance: documented: RFC 1321 (appendix A.5), FIPS 180-4's examples, RFC 4231 (test case 2).
  private static let expected = """
    d41d8cd98f00b204e9800998ecf8427e
    900150983cd24fb0d6963f7d28e17f72
    57edf4a22be3c955ac49da2e2107b67a
    a9993e364706816aba3e25717850c26c9cd0d89d
    84983e441c3bd26ebaae4aa1f95129e5e54670f1
    ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
    248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1
    cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7
    ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
    5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843
    5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843
    ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad

    """

  /// The generated source is compiled and run.
  @Test func knownVectors() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("digests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let use = #"""

      func show<S: Sequence>(_ bytes: S) where S.Element == UInt8 {
        print(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
      }
      let abc = Data("abc".utf8), digits = Data(String(repeating: "1234567890", count: 8).utf8)
      let long = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
      show(Insecure.MD5.hash(data: Data()))
      show(Insecure.MD5.hash(data: abc))
      show(Insecure.MD5.hash(data: digits))
      show(Insecure.SHA1.hash(data: abc))
      show(Insecure.SHA1.hash(data: long))
      show(SHA256.hash(data: abc))
      show(SHA256.hash(data: long))
      show(SHA384.hash(data: abc))
      show(SHA512.hash(data: abc))
      show(HMAC<SHA256>.authenticationCode(
        for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8))))
      var code = HMAC<SHA256>(key: SymmetricKey(data: Data("Jefe".utf8)))
      code.update(data: Data("what do ya want ".utf8))
      code.update(data: Data("for nothing?".utf8))
      show(code.finalize())
      var common = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
      _ = abc.withUnsafeBytes { CC_SHA256($0.baseAddress, 3, &common) }
      show(common)

      """#
    let source = "import Foundation\n" + FrameworkSources.source(for: ["CryptoKit", "CommonCrypto"]).text + use
    try source.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    #expect(try run(["swiftc", "-suppress-warnings", "main.swift", "-o", "digests"], in: folder) == "")
    #expect(try run([folder.appendingPathComponent("digests").path], in: folder) == Self.expected)
  }

  /// What a command writes.
  private func run(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
