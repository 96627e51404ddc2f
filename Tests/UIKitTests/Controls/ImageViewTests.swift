import Testing
import UIKit

/// Where image views show their pictures.
@MainActor
struct ImageViewTests {
  /// Provenance: documented: `scaleAspectFill` may go beyond the bounds, which clip where `clipsToBounds` says so.
  @Test(arguments: [false, true]) func picturesGoBeyondTheBounds(clips: Bool) throws {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let view = UIImageView(image: square)
    view.frame = CGRect(x: 15, y: 0, width: 10, height: 20)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = clips
    room.addSubview(view)
    let image = UIGraphicsImageRenderer(size: room.bounds.size).image { room.layer.render(in: $0.cgContext) }
    let bitmap = try #require(image.cgImage)
    let data = try #require(bitmap.dataProvider?.data as Data?)
    let row = bitmap.height / 2 * bitmap.bytesPerRow
    let beside = (0..<4).contains { data[row + 4 * (bitmap.width / 8) + $0] != 0 }
    #expect(beside == !clips)
  }

  /// Another symbol in a view whose alignment rectangle stays: the frame around it is another.
  @Test func framesFollowTheAlignmentOfPictures() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: UIImage(systemName: "person.fill"))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height < 38)
    view.image = UIImage(systemName: "magnifyingglass")
    root.layoutIfNeeded()
    #expect(view.frame.height > 38)
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 30, y: 30, width: 40, height: 40))
  }
}
