#if LAYOUT_CHECKS
  extension UIStackView {
    /// Stops when the natural size of an arranged view has changed and nobody said so. Compiled with `-D LAYOUT_CHECKS`
    /// only; only classes of the library are asked, and in long runs not each time.
    func checkMeasures() {
      guard LayoutChecks.isDue() else { return }
      guard placement.rules.isMeasured, placement.rules.measures.count == arranged.count else { return }
      for (view, known) in zip(arranged, placement.rules.measures)
      where known.isKnown && !known.isNested && LibraryModules.contain(type(of: view)) {
        let fresh = measure(view)
        precondition(
          fresh?.along == known.along && fresh?.across == known.across,
          "the intrinsic size of \(view) has changed without being invalidated")
      }
    }
  }
#endif
