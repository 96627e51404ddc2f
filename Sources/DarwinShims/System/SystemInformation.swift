internal import Glibc

/// What the kernel says of the machine, by its name: `hw.machine`, `hw.model`, `hw.ncpu`, `hw.memsize` and what is near.
///
/// Called without a place for the value it tells the size, as on Apple's systems.
///
/// - Returns: 0, or -1 with `errno` for a name that is not known, and for a place that is too small.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: UnsafeMutablePointer<Int>!,
  _ newValue: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 {
  guard newValue == nil, let bytes = systemInformation(String(cString: name)) else {
    errno = newValue == nil ? ENOENT : EPERM
    return -1
  }
  guard let size else { return 0 }
  defer { size.pointee = bytes.count }
  guard let value else { return 0 }
  let count = min(size.pointee, bytes.count)
  value.copyMemory(from: bytes, byteCount: count)
  guard count < bytes.count else { return 0 }
  errno = ENOMEM
  return -1
}

private func systemInformation(_ name: String) -> [UInt8]? {
  func text(_ value: String) -> [UInt8] { Array(value.utf8) + [0] }
  func number<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
  switch name {
  case "hw.machine", "hw.model":
    var system = utsname()
    guard uname(&system) == 0 else { return nil }
    return withUnsafeBytes(of: &system.machine) { text(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
  case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu": return number(Int32(ProcessInfo.processInfo.processorCount))
  case "hw.activecpu": return number(Int32(ProcessInfo.processInfo.activeProcessorCount))
  case "hw.memsize": return number(ProcessInfo.processInfo.physicalMemory)
  case "hw.pagesize": return number(Int64(sysconf(Int32(_SC_PAGESIZE))))
  default: return nil
  }
}
