internal import Glibc

/// A reference of each thread's own, which goes with the thread.
///
/// OPTIMIZATION: what every layout pass and every dynamic colour asks for. `Thread.threadDictionary` boxes key and value
/// (eight allocations for a look and a change). The keys are POSIX's (`pthread_key_create`, IEEE Std 1003.1).
package struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Takes a key for good: for constants of the program.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { if let object = $0 { Unmanaged<AnyObject>.fromOpaque(object).release() } }
    precondition(failure == 0, "no key for another value of threads: \(failure)")
    self.key = key
  }

  /// What the calling thread has; nil until it sets something.
  package var value: Object? {
    get { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      // Last: an object may ask for the value as it ends.
      if let old { Unmanaged<Object>.fromOpaque(old).release() }
    }
  }
}
