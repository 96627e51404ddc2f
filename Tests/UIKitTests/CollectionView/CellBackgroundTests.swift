import Testing
import UIKit

/// Backgrounds and contents of cells that are shown follow what is set later. Provenance: derived; closures and shadows
/// are as much a part of a configuration as colors.
@MainActor
@Suite struct CellBackgroundTests {
  private func layers(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(layers) }

  @Test func aShadowAloneIsShown() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var background = UIBackgroundConfiguration.clear()
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    background.shadowProperties.opacity = 0.5
    #expect(background != UIBackgroundConfiguration.clear())
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(layers(cell).contains { $0.layer.shadowOpacity == 0.5 })
  }

  @Test func aTransformerAloneIsShown() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(layers(cell).contains { $0.backgroundColor == .red })
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(layers(cell).contains { $0.backgroundColor == .green })
    background.backgroundColorTransformer = nil
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(!layers(cell).contains { $0.backgroundColor == .green })
  }

  @Test func aTransformedTextIsShown() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    let view = content.makeContentView()
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    view.configuration = content
    let label = try #require(layers(view).lazy.compactMap { $0 as? UILabel }.first { $0.text == "Row" })
    #expect(label.textColor == .green)
  }
}
