#if LAYOUT_CHECKS
  /// Compiled with `-D LAYOUT_CHECKS` only: how often what is remembered is measured again. The first checks of a
  /// process are all made; films of many frames repeat the same ones, and then one of 32 must do.
  @MainActor
  enum LayoutChecks {
    private static var count = 0

    static func isDue() -> Bool {
      count += 1
      return count <= 20_000 || count % 32 == 0
    }
  }
#endif
