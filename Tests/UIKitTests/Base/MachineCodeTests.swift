import CSwiftMetadata
import Testing

/// Whether a function has a way back, read from its code: that tells initializers that a class has no more.
@Suite struct MachineCodeTests {
  private func neverReturns(_ code: [UInt8]) -> Bool { cairn_never_returns(code, UInt(code.count)) != 0 }

  #if arch(x86_64)
    /// `push rbp; mov rbp, rsp`.
    private static let start: [UInt8] = [0x55, 0x48, 0x89, 0xE5]
    private static let trap: [UInt8] = [0x0F, 0x0B]
    /// `pop rbp; ret`.
    private static let end: [UInt8] = [0x5D, 0xC3]

    @Test(
      arguments: [
        ("a call and a trap", [0xE8, 0x99, 0x96, 0xC1, 0xFD] + trap, true),
        ("a call that does not come back", [0xE8, 0x47, 0x59, 0xAE, 0xFF], true),
        ("a return", end, false),
        ("a return before the trap", [0x74, 0x02] + end + trap, false),
        // Bytes of an address that are those of `pop rbp; ret`.
        ("an address like a return", [0x48, 0x8D, 0x3D, 0x5D, 0xC3, 0x0C, 0x01] + trap, true),
        ("a number like a return", [0x48, 0xC7, 0x40, 0x10, 0x5D, 0xC3, 0x00, 0x00] + trap, true),
        // Bytes of a displacement that are those of a call.
        ("a return behind something like a call", [0x48, 0x8B, 0x45, 0xE8, 0x48, 0x83, 0xC4, 0x28] + end, false),
        ("a jump into another function", [0xE9, 0x00, 0x01, 0x00, 0x00], false),
        ("a jump to its own start", [0xEB, 0xFA], true),
        ("a jump by a register", [0xFF, 0xE0], false),
        ("nothing that leads anywhere", [0x90], false),
        ("an instruction that is cut off", [0xE8, 0x00], false),
        ("an instruction that there is not", [0x06] + trap, false),
      ] as [(String, [UInt8], Bool)])
    func waysBack(_ name: String, _ code: [UInt8], _ expected: Bool) {
      #expect(neverReturns(Self.start + code) == expected, "\(name)")
    }
  #elseif arch(arm64)
    private static func bytes(_ words: [UInt32]) -> [UInt8] {
      words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    }

    @Test(
      arguments: [
        ("a call and a trap", [0x9400_0100, 0xD420_0020], true),
        ("a return", [0xD65F_03C0], false),
        ("a jump into another function", [0x1400_0100], false),
        ("a jump by a register", [0xD61F_0200], false),
        ("nothing that leads anywhere", [0xD503_201F], false),
      ] as [(String, [UInt32], Bool)])
    func waysBack(_ name: String, _ code: [UInt32], _ expected: Bool) {
      #expect(neverReturns(Self.bytes(code)) == expected, "\(name)")
    }
  #endif

  @Test func noCodeIsNoFunction() { #expect(!neverReturns([])) }
}
