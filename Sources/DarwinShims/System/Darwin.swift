internal import Glibc

/// Runs `body`: there are no pools.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
public typealias CFAbsoluteTime = Double

// Darwin's C library has these functions of half turns and powers of ten.
public func __sinpi(_ x: Double) -> Double {
  let part = x.remainder(dividingBy: 2)
  // Exact at whole and half turns.
  return sin((abs(part) > 0.5 ? (part < 0 ? -1 : 1) - part : part) * .pi)
}
public func __cospi(_ x: Double) -> Double { __sinpi(0.5 - abs(x.remainder(dividingBy: 2))) }
public func __tanpi(_ x: Double) -> Double { __sinpi(x) / __cospi(x) }
public func __exp10(_ x: Double) -> Double { pow(10, x) }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Nanoseconds since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// The C library has had these since glibc 2.36; where both are seen, its own are meant.
@_disfavoredOverload
public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }
@_disfavoredOverload
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
