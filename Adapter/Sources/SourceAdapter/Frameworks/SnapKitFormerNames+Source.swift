extension FrameworkSources {
  /// SnapKit's names of before `snp.`, which it keeps for views.
  ///
  /// Source: SnapKit's `ConstraintView+Extensions.swift`, where they are deprecated.
  static let snapKitFormerNames: String = {
    let attributes = [
      "left", "top", "right", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
      "lastBaseline", "firstBaseline", "leftMargin", "topMargin", "rightMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins", "edges", "size", "center", "margins",
      "centerWithinMargins",
    ]
    let items = attributes.map { "  public var snp_\($0): ConstraintItem { snp.\($0) }" }
    let makers = ["makeConstraints", "remakeConstraints", "updateConstraints"].map {
      "  public func snp_\($0)(_ closure: (_ make: ConstraintMaker) -> Void) { snp.\($0)(closure) }"
    }
    return """
      extension UIView {
      \((items + makers).joined(separator: "\n"))
        public func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] { snp.prepareConstraints(closure) }
        public func snp_removeConstraints() { snp.removeConstraints() }
      }

      """
  }()
}
