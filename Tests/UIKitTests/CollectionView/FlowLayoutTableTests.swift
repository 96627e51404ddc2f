import Testing

@testable import UIKitCore

/// Flow layouts against a second, plain computation of the documented rules: items from left to right, lines as full as
/// they can be, the rest of a line shared by its gaps, the last line as if it were full (equal sizes).
@MainActor
struct FlowLayoutTableTests {
  final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { UICollectionViewCell() }
  }

  struct Case {
    var room: CGFloat
    var item: CGSize
    var spacing: CGFloat
    var lines: CGFloat
    var inset: CGFloat
    var count: Int
    var vertical: Bool
  }

  private static var cases: [Case] {
    var cases: [Case] = []
    for room: CGFloat in [320, 375, 390, 820] {
      for item: CGFloat in [30, 50, 60.5, 100, 160] {
        for spacing: CGFloat in [0, 7.5, 10] {
          for inset: CGFloat in [0, 16] {
            for (count, vertical) in [(1, true), (3, true), (11, true), (11, false)] {
              cases.append(
                Case(
                  room: room, item: CGSize(width: item, height: 40), spacing: spacing, lines: 12, inset: inset,
                  count: count, vertical: vertical))
            }
          }
        }
      }
    }
    return cases
  }

  /// The rules, said once more without the layout's own code. Sizes are along (x) and across (y) a vertical layout.
  private func expected(_ test: Case) -> [CGRect] {
    let width = test.vertical ? test.item.width : test.item.height
    let height = test.vertical ? test.item.height : test.item.width
    let inner = test.room - 2 * test.inset
    var perLine = 1
    while CGFloat(perLine + 1) * width + CGFloat(perLine) * test.spacing <= inner + 1e-6 { perLine += 1 }
    let rest = inner - CGFloat(perLine) * width
    return (0..<test.count).map { index in
      let (line, place) = (CGFloat(index / perLine), CGFloat(index % perLine))
      let x = perLine == 1 ? rest / 2 : place * (width + rest / CGFloat(perLine - 1))
      let frame = CGRect(
        x: (test.inset + x).rounded(), y: (test.inset + line * (height + test.lines)).rounded(), width: width,
        height: height)
      return test.vertical
        ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    }
  }

  @Test func everyCaseAgrees() {
    #expect(Self.cases.count > 400)
    for test in Self.cases {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = test.item
      layout.minimumInteritemSpacing = test.spacing
      layout.minimumLineSpacing = test.lines
      layout.sectionInset = UIEdgeInsets(top: test.inset, left: test.inset, bottom: test.inset, right: test.inset)
      layout.scrollDirection = test.vertical ? .vertical : .horizontal
      let size =
        test.vertical ? CGSize(width: test.room, height: 600) : CGSize(width: 600, height: test.room)
      let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      view.contentScaleFactor = 1
      let source = Source(test.count)
      view.dataSource = source
      let found = (0..<test.count).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      let wanted = expected(test)
      #expect(found.count == test.count)
      // Origins are rounded to the screen's pixels: within one point of whole ones.
      let agree = zip(found, wanted).allSatisfy {
        abs($0.minX - $1.minX) <= 0.51 && abs($0.minY - $1.minY) <= 0.51 && $0.size == $1.size
      }
      #expect(agree, "\(test): \(found) instead of \(wanted)")
      #expect(found.allSatisfy { $0.minX >= -0.01 && (test.vertical ? $0.maxX <= test.room + 0.51 : true) })
    }
  }
}
