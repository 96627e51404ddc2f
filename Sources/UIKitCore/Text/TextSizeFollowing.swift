extension UIContentSizeCategoryAdjusting where Self: UITraitEnvironment & UITraitChangeObservable {
  /// Lets the fonts of the view's text follow the person's text size from now on, as long as it wants that.
  ///
  /// - Parameters:
  ///   - registration: the view's own, made once.
  ///   - adjust: gives the text its fonts at a size.
  func followTextSize(
    _ registration: inout (any UITraitChangeRegistration)?,
    _ adjust: @escaping @MainActor (Self, UIContentSizeCategory) -> Void
  ) {
    guard adjustsFontForContentSizeCategory, registration == nil else { return }
    registration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
      guard view.adjustsFontForContentSizeCategory else { return }
      adjust(view, view.traitCollection.preferredContentSizeCategory)
    }
  }
}
