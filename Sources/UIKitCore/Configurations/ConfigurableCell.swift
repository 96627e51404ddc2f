/// A cell or a header whose content and background can be described by configurations.
@MainActor
protocol ConfigurableCell: UIView {
  var configurator: CellConfigurator { get }
  /// Exchanges the view in which the content stands.
  func takeContentView(_ view: UIView)
  /// A content view as the cell has it by itself.
  func makePlainContentView() -> UIView
  var contentHolder: UIView { get }
  /// What a described content keeps free inside its view at least, in points.
  var describedContentMargins: NSDirectionalEdgeInsets { get }
  /// Lets the client describe the cell for its present state.
  func runUpdateConfiguration()
  /// Called when another background is shown.
  func backgroundDidChange()
}

extension ConfigurableCell {
  var describedContentMargins: NSDirectionalEdgeInsets { .zero }
}
