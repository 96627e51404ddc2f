import Glibc

/// Nanoseconds that the thread has had of a processor: what others run meanwhile does not count. On a busy machine the
/// fastest of many measurements by the wall is right only for what ends within one turn, a few milliseconds.
public func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The fastest of repeated measurements, which other work on the machine disturbs least: at least `minimum` of them, then as many as `seconds` allow.
public func fastest(minimum: Int = 5, maximum: Int = 3000, seconds: Double = 0.7, _ body: () -> Double) -> Double {
  var samples: [Double] = []
  let start = now()
  while samples.count < maximum, samples.count < minimum || now() - start < seconds * 1e9 { samples.append(body()) }
  samples.sort()
  return samples[0]
}

public func time(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return now() - start
}

/// One line of the table: engine, workload, size, operation, nanoseconds per view, largest difference from the reference.
public func report(_ workload: String, _ size: Int, _ operation: String, _ value: Double, difference: Double = 0) {
  if difference > 1e-3 { print("# WRONG: \(workload) \(size) \(operation) differs by \(difference)") }
  print("cairn,\(workload),\(size),\(operation),\(value),\(difference)")
}
