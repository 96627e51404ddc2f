extension SystemMetrics {
  /// Whether one text of several lines pulls every such text towards an equal share of a horizontal stack.
  ///
  /// UIKIT: iOS 9 to 14 (see `Compatibility.eagerTextWidths`).
  package var hasEagerTextWidths: Bool { system <= 14 }

  /// Whether stacks show nothing of their own, `backgroundColor` included.
  ///
  /// UIKIT: iOS 9 to 13 (release notes of iOS 14).
  package var hasNonRenderingStacks: Bool { system <= 13 }
}
