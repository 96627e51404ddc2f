import Testing
import UIKit

@testable import UIKitCore

/// What constraints do to frames.
/// Provenance: documented, Apple's Auto Layout Guide and the class references; numbers derived by hand.
@MainActor @Suite struct AutoLayoutTests {
  func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  func add(_ count: Int, to parent: UIView) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      return view
    }
  }

  final class Sized: UIView {
    var size = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  func addSized(_ width: CGFloat, to parent: UIView) -> Sized {
    let view = Sized()
    view.size.width = width
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func edgesAndConstants() {
    let root = root()
    let view = add(1, to: root)[0]
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 290, height: 150))
  }

  /// Provenance: measured; labels between inequalities that Interface Builder stored.
  @Test func wrappedTextTakesItsWidestLineAndGrowsBack() {
    let root = root()
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let room = label.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    NSLayoutConstraint.activate([
      room, label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = label.frame
    #expect(narrow.width > 100 && narrow.width < 150)
    #expect(narrow.height > 2 * label.font.lineHeight)
    room.constant = 1000
    root.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
    room.constant = 150
    root.layoutIfNeeded()
    #expect(label.frame == narrow)
  }

  @Test func aConstantChangesInPlace() {
    let root = root()
    let view = add(1, to: root)[0]
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      width, view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    width.constant = 70
    #expect(view.frame.width == 40)
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func nestedViewsSolveInTheirOwnCoordinates() {
    let root = root()
    let outer = add(1, to: root)[0]
    let inner = add(1, to: outer)[0]
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
      // Across a level: the far edge of the window.
      inner.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 120),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 40, y: 50, width: 20, height: 20))
  }

  @Test func huggingDecidesWhoStretches() {
    let root = root(200)
    let (a, b) = (addSized(50, to: root), addSized(50, to: root))
    b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    pin([a, b], in: root)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(b.frame == CGRect(x: 58, y: 0, width: 142, height: 20))
  }

  @Test func compressionDecidesWhoShrinks() {
    let root = root(100)
    let (a, b) = (addSized(80, to: root), addSized(80, to: root))
    a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    pin([a, b], in: root)
    root.layoutIfNeeded()
    #expect(a.frame.width == 12)
    #expect(b.frame == CGRect(x: 20, y: 0, width: 80, height: 20))
  }

  func pin(_ views: [UIView], in root: UIView) {
    var previous = root.leadingAnchor
    var gap: CGFloat = 0
    for view in views {
      view.leadingAnchor.constraint(equalTo: previous, constant: gap).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      (previous, gap) = (view.trailingAnchor, 8)
    }
    views.last!.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
  }

  @Test func manyWeakConstraintsDoNotOutvoteAStrongerOne() {
    let root = root()
    let view = add(1, to: root)[0]
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let strong = view.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = UILayoutPriority(501)
    strong.isActive = true
    for _ in 0..<50 {
      let weak = view.widthAnchor.constraint(equalToConstant: 30)
      weak.priority = UILayoutPriority(500)
      weak.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func rightToLeftMirrorsLeading() {
    let root = root(200)
    let view = addSized(50, to: root)
    root.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 140)
  }

  @Test func guidesPlaceViews() {
    let root = root(200, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = addSized(20, to: root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -60),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 50),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 40, y: 0, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 80, y: 30, width: 20, height: 20))
  }

  @Test func marginsAndSafeAreaAreFollowed() {
    let root = root(200, 400)
    root.environment.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let content = UIView(frame: root.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(content)
    let (safe, margin) = (add(1, to: content)[0], add(1, to: content)[0])
    for (view, guide) in [(safe, content.safeAreaLayoutGuide), (margin, content.layoutMarginsGuide)] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 40, width: 200, height: 340))
    #expect(margin.frame == CGRect(x: 8, y: 48, width: 184, height: 324))
    root.environment.safeAreaInsets = .zero
    content.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(margin.frame == CGRect(x: 2, y: 1, width: 194, height: 396))
  }

  @Test func masksActAsConstraints() {
    let root = root(200, 200)
    let container = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 50))
    container.autoresizingMask = .flexibleWidth
    root.addSubview(container)
    let view = add(1, to: container)[0]
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    root.frame.size.width = 240
    root.layoutIfNeeded()
    #expect(container.frame == CGRect(x: 20, y: 20, width: 200, height: 50))
    #expect(view.frame.width == 100)
    container.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func removingAViewDropsItsConstraints() {
    let root = root()
    let views = add(2, to: root)
    let link = views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor)
    link.isActive = true
    root.layoutIfNeeded()
    views[1].removeFromSuperview()
    #expect(!link.isActive)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
  }

  @Test func fittingSizeFollowsTheContent() {
    let box = UIView()
    let view = addSized(50, to: box)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 30))
    view.size.height = 44
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 54)
  }

  /// Provenance: UIKit's documentation: the fitting priorities say how much the target is wanted; a label has no
  /// constraints inside and has its hugging and compression resistance.
  @Test func aLabelAloneFitsAsMuchAsItIsAskedTo() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "some words ", count: 20)
    let line = label.intrinsicContentSize
    let compressed = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == line)
    let wrapped = label.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wrapped.width == 200 && wrapped.height > 5 * line.height)
    let wide = label.systemLayoutSizeFitting(
      CGSize(width: line.width + 50, height: 0), withHorizontalFittingPriority: .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide.width == line.width)
    label.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    let stretched = label.systemLayoutSizeFitting(
      CGSize(width: line.width + 50, height: 0), withHorizontalFittingPriority: .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(stretched == CGSize(width: line.width + 50, height: line.height))
  }

  @Test func framesGoToThePixelGrid() {
    let root = root(100, 100)
    let views = add(3, to: root)
    for (i, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
        view.leftAnchor.constraint(equalTo: i == 0 ? root.leftAnchor : views[i - 1].rightAnchor),
      ])
    }
    root.layoutIfNeeded()
    let scale = root.screen.scale
    for view in views {
      #expect(abs((view.frame.minX * scale).rounded() - view.frame.minX * scale) < 1e-6)
      #expect(abs((view.frame.maxX * scale).rounded() - view.frame.maxX * scale) < 1e-6)
    }
    #expect(abs(views[0].frame.maxX - views[1].frame.minX) < 1e-9)
    #expect(abs(views[2].frame.maxX - 100) < 1e-9)
  }

  @Test func ambiguityIsSeen() {
    let root = root()
    let view = add(1, to: root)[0]
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func aConflictIsReportedAndOneConstraintBroken() {
    var reports: [LayoutConflict] = []
    let root = root()
    root.environment.reportsConflict = { reports.append($0) }
    let view = add(1, to: root)[0]
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let (a, b) = (view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 60))
    NSLayoutConstraint.activate([a, b])
    root.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect(Set(reports.first?.constraints ?? []) == [a, b])
    let kept = reports.first?.broken === a ? b : a
    #expect(view.frame.width == kept.constant)
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let root = root(300)
    let views = add(2, to: root)
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    let first = root.leftAnchor.anchorWithOffset(to: views[0].leftAnchor)
    let middle = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
    let last = views[1].rightAnchor.anchorWithOffset(to: root.rightAnchor)
    first.constraint(equalTo: middle).isActive = true
    middle.constraint(equalTo: last, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 65)
    #expect(views[1].frame.minX == 150)
  }

  /// A cell that moves in its own layout what its superclass has placed, and asks for the layout beneath meanwhile.
  @Test func layoutWithinALayoutDoesNotBeginAnew() {
    final class Cell: UITableViewCell {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        contentView.layoutIfNeeded()
        contentView.frame.origin.x += 15
        contentView.frame.size.width -= 15
      }
    }
    let (host, cell, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Cell(), UILabel())
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5),
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
    ])
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    host.addSubview(cell)
    for _ in 0..<3 {
      cell.setNeedsLayout()
      host.layoutIfNeeded()
    }
    #expect(cell.count < 12)
    #expect(cell.contentView.frame.minX == 15 && cell.contentView.frame.width == 305)
    #expect(label.frame.minX == 5 && label.frame.width == 295)
  }
}
