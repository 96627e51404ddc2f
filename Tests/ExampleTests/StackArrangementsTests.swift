import CairnHost
import Testing
import UIKit

@testable import StackArrangements

/// The arrangements on a screen of 320 × 320 points, which leaves the stacks at most 280 × 280. Frames worked out by hand
/// from UIKit's rules: along the axis the sum of the views and the spacing, across it the largest view, plus margins.
@MainActor
@Suite(.serialized)
struct StackArrangementsTests {
  private func lay<Controller: StackOwner>(_ controller: Controller) -> Controller {
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    controller.view.layoutIfNeeded()
    return controller
  }

  private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

  private func isNear(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 0.6 }
      }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func thePositionAloneLeavesTheSizeToTheViews() {
    let column = lay(PositionOnlyController(axis: .vertical)).stackView
    let labels = column.arrangedSubviews
    #expect(column.frame.origin == CGPoint(x: 20, y: 20))
    #expect(abs(column.frame.height - (labels.map(\.intrinsicContentSize.height).reduce(0, +) + 16)) < 1)
    #expect(abs(column.frame.width - labels.map(\.intrinsicContentSize.width).max()!) < 1)
    let padded = lay(PositionOnlyController(axis: .vertical, margin: 12)).stackView
    #expect(abs(padded.frame.width - column.frame.width - 24) < 1)
    #expect(abs(padded.frame.height - column.frame.height - 24) < 1)
    let row = lay(PositionOnlyController(axis: .horizontal)).stackView
    let baselines = row.arrangedSubviews.compactMap { $0 as? UILabel }.map { $0.frame.minY + $0.font.ascender }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 1 })
    #expect(abs(row.frame.height - row.arrangedSubviews[0].frame.height) < 1)
  }

  @Test func alongTheAxisOneViewTakesTheRest() {
    let row = lay(AlongAxisController(axis: .horizontal))
    #expect(row.stackView.frame == rect(20, 20, 280, 34))
    let name = row.stackView.arrangedSubviews[0].frame.width
    #expect(abs(row.elasticView.frame.width - (280 - 8 - name)) < 0.6)
    let column = lay(AlongAxisController(axis: .vertical))
    #expect(column.stackView.frame.height == 280)
    let labels = [0, 2].map { column.stackView.arrangedSubviews[$0].frame.height }.reduce(0, +)
    #expect(abs(column.elasticView.frame.height - (280 - 16 - labels)) < 0.6)
  }

  @Test func acrossTheAxisTheAlignmentPlaces() {
    let row = lay(AcrossAxisController(axis: .horizontal)).stackView
    #expect(row.frame == rect(20, 20, 40 + 60 + 50 + 16, 280))
    #expect(frames(row) == [rect(0, 110, 40, 60), rect(48, 80, 60, 120), rect(116, 95, 50, 90)])
    let column = lay(AcrossAxisController(axis: .vertical))
    let height = column.stackView.frame.height
    let line = column.stackView.arrangedSubviews[3].frame.height
    column.hideLine()
    column.view.layoutIfNeeded()
    #expect(abs(column.stackView.frame.height - (height - line - 8)) < 1)
  }

  @Test(
    arguments: [
      (UIStackView.Distribution.fill, [0, 40, 48, 172, 180, 280]),
      (.fillEqually, [0, 88, 96, 184, 192, 280]),
      // 40, 60 and 100 of 216, the spacing counted in.
      (.fillProportionally, [0, 51.85, 59.85, 137.63, 145.63, 280]),
      (.equalSpacing, [0, 40, 80, 140, 180, 280]),
      // Centres at 20, 125 and 230.
      (.equalCentering, [0, 40, 95, 155, 180, 280]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func allEdgesLeaveTheLengthToTheDistribution(_ distribution: UIStackView.Distribution, _ edges: [CGFloat]) {
    let stack = lay(AllEdgesController(axis: .horizontal, distribution: distribution, alignment: .center)).stackView
    #expect(stack.frame == rect(20, 20, 280, 280))
    let expected = [0, 2, 4].map { rect(edges[$0], 80, edges[$0 + 1] - edges[$0], 120) }
    #expect(isNear(frames(stack), expected), "\(frames(stack))")
  }

  @Test func thePictureTakesWhatTheCaptionLeaves() {
    func picture(_ step: PictureController.Step) -> PictureController {
      lay(PictureController(axis: .vertical, step: step, image: TowerPicture.image))
    }
    let plain = picture(.none)
    #expect(plain.imageView.frame.size == CGSize(width: 80, height: 120))
    #expect(abs(plain.caption.frame.height - 152) < 0.6)
    let hugging = picture(.hugging)
    let left = 280 - 8 - hugging.caption.frame.height
    #expect(abs(hugging.imageView.frame.height - left) < 0.6)
    #expect(hugging.imageView.frame.width == 80)
    #expect(picture(.aspectFit).imageView.contentMode == .scaleAspectFit)
    #expect(picture(.equalExtent).imageView.frame.width == 280)
    let proportioned = picture(.aspectRatio).imageView.frame
    #expect(abs(proportioned.height - left) < 0.6)
    #expect(abs(proportioned.width - left * 80 / 120) < 0.6)
  }

  @Test func everyFigureIsDrawn() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    host.resize(to: FigureController.size, safeArea: .zero)
    for arrangement in Arrangement.all {
      host.show(FigureController(arrangement))
      #expect(host.snapshot().size == FigureController.size)
      #expect(StackMeasures(stackView: arrangement.make().stackView, fixed: arrangement.fixed).lines.count == 3)
    }
  }
}
