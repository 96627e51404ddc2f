/// What is written in views.
@MainActor
enum AccessibilityTexts {
  /// The texts in a view, from the top down, as what it is called; nil where there are none.
  static func label(from view: UIView) -> String? {
    let texts = texts(in: view)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { child -> [String] in
      if child.isHidden || child.accessibilityElementsHidden { return [] }
      if let own = child.accessibilityStore?.label { return [own] }
      let standard = child.standardAccessibility
      guard standard.traits.contains(.staticText) else { return texts(in: child) }
      return [standard.label].compactMap { $0 }.filter { !$0.isEmpty }
    }
  }
}
