import Testing
import UIKit

/// Anchors as values, and what of guides and constraints hangs on them.
/// Provenance: documented (`NSLayoutAnchor`, `NSLayoutConstraint`), and the idioms of public code.
@MainActor @Suite struct AnchorTests {
  @Test func anchorsOfTheSameAttributeAreEqual() {
    let (view, other) = (UIView(), UIView())
    #expect(view.heightAnchor == view.heightAnchor && view.heightAnchor != view.widthAnchor)
    #expect(view.leadingAnchor != other.leadingAnchor)
    #expect(view.heightAnchor.hash == view.heightAnchor.hash)
    view.heightAnchor.constraint(equalToConstant: 12).isActive = true
    view.widthAnchor.constraint(equalToConstant: 34).isActive = true
    let found = view.constraints.first { $0.firstAnchor == view.heightAnchor }
    #expect(found?.constant == 12)
    #expect(Set<NSObject>([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
  }

  @Test func anchorsInWords() {
    let view = UIView()
    func plain(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x") }
    #expect(plain(view.leadingAnchor.description) == "<NSLayoutXAxisAnchor:0x \"UIView:0x.leading\">")
    #expect(plain(view.topAnchor.description) == "<NSLayoutYAxisAnchor:0x \"UIView:0x.top\">")
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(plain(constraint.firstAnchor.description) == "<NSLayoutDimension:0x \"UIView:0x.width\">")
  }

  @Test func anAttributeWithoutAnItemCountsForNone() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.addSubview(view)
    root.addConstraint(
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 100))
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  /// Provenance: tests of a library of panels, which run on devices.
  @Test func nothingTimesAnotherAnchorIsAConstant() {
    let (view, other) = (UIView(), UIView())
    let height = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 7)
    #expect(height.secondAnchor == nil && height.secondItem == nil)
    #expect(height.multiplier == 1 && height.constant == 7)
    let distance = view.topAnchor.anchorWithOffset(to: other.topAnchor)
    #expect(distance.constraint(equalTo: other.heightAnchor, multiplier: 0).secondAnchor == nil)
  }

  @Test func madeButNotActivatedNothingIsRefused() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    let odd = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    #expect(!odd.isActive)
    let mixed = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
    #expect(!mixed.isActive && mixed.secondAttribute == .top)
  }

  @Test func anActiveConstraintBecomesOptionalAndRequiredAgain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    wide.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wide.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  /// Provenance: documented; the distance between baselines follows the fonts, and texts do not overlap.
  @Test(arguments: [11.0, 17, 24, 40]) func systemSpacingBetweenBaselines(size: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let labels = (0..<2).map { _ in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: root.topAnchor),
      labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    let distance = labels[1].frame.minY - labels[0].frame.minY
    #expect(distance > size && distance < 1.5 * size)
  }

  /// "Constraints between the edges or margins of the scroll view and its content attach to the scroll view's content area",
  /// those between centres and extents to its frame.
  @Test func theMarginsOfAScrollViewAreThoseOfItsContent() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let scroll = UIScrollView()
    let (content, badge) = (UIView(), UIView())
    for view in [scroll, content, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.addSubview(badge)
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
    let margins: [NSLayoutConstraint.Attribute] = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    for (edge, margin) in zip(edges, margins) {
      NSLayoutConstraint(
        item: scroll, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge, multiplier: 1, constant: 0
      ).isActive = true
      NSLayoutConstraint(
        item: content, attribute: edge, relatedBy: .equal, toItem: scroll, attribute: margin, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    NSLayoutConstraint(
      item: badge, attribute: .centerX, relatedBy: .equal, toItem: scroll, attribute: .centerXWithinMargins,
      multiplier: 1, constant: 0
    ).isActive = true
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 200), content.heightAnchor.constraint(equalToConstant: 1000),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
      badge.topAnchor.constraint(equalTo: content.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 200, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 216, height: 1016))
    #expect(badge.frame.midX == 150)
  }

  @Test func theSafeAreaOfAScrollViewDoesNotScroll() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.isHidden = false
    let scroll = UIScrollView()
    let (content, button) = (UIView(), UIView())
    for view in [scroll, content, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(scroll)
    scroll.addSubview(content)
    scroll.addSubview(button)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: window.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor), content.heightAnchor.constraint(equalToConstant: 2000),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      button.bottomAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.bottomAnchor, constant: -10),
      button.heightAnchor.constraint(equalToConstant: 40), button.widthAnchor.constraint(equalToConstant: 40),
      button.leadingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.leadingAnchor),
    ])
    window.layoutIfNeeded()
    let bottom = 600 - scroll.safeAreaInsets.bottom - 10
    for offset: CGFloat in [0, 200, 500] {
      scroll.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(button.convert(button.bounds, to: window).maxY == bottom)
      #expect(content.frame.minY == 0)
      #expect(scroll.safeAreaLayoutGuide.layoutFrame.minY == offset + scroll.safeAreaInsets.top)
    }
  }

  @Test func theKeyboardGuideFollowsItsSetting() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let root = UIView(frame: window.bounds)
    let controller = UIViewController()
    controller.view = root
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    let rested = bar.frame.maxY
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(rested == 600 - root.safeAreaInsets.bottom && bar.frame.maxY == 600)
  }

  /// Provenance: a test of a public layout library.
  @Test func theKeyboardGuideOfAViewThatEndsAboveReachesTheWindowsBottom() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
    root.view.addSubview(view)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 300, height: 350))
    view.frame.size.height = 700
    #expect(view.keyboardLayoutGuide.layoutFrame.maxY == 700)
    view.removeFromSuperview()
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  /// Provenance: measured by the tests of a public layout library: no binary noise.
  @Test func framesAreExact() {
    let root = UIView(frame: CGRect(x: 0, y: 84.4, width: 200, height: 300))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    root.addSubview(view)
    #expect(view.convert(view.bounds, to: nil).size == CGSize(width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.size == CGSize(width: 50, height: 100))
  }

  /// Provenance: tests of a library for panels, and of one for constraints. Generic arguments of Objective-C are the
  /// compiler's alone: a cast asks for the class.
  @Test func anchorsOfConstraintsAreOfTheirAttributesClass() {
    let (a, b) = (UIView(), UIView())
    let distance = a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 3)
    #expect(distance.firstAnchor as AnyObject is NSLayoutDimension)
    let centres = a.centerXAnchor.constraint(equalTo: b.centerXAnchor)
    #expect(centres.firstAnchor as AnyObject is NSLayoutXAxisAnchor)
    #expect(centres.secondAnchor as AnyObject is NSLayoutXAxisAnchor)
    #expect(a.bottomAnchor.constraint(equalTo: b.topAnchor).firstAnchor as AnyObject is NSLayoutYAxisAnchor)
    #expect(centres.firstAnchor == a.centerXAnchor as AnyObject as? NSObject)
    #expect(NSLayoutDimension() != NSLayoutDimension())
    #expect(distance.firstItem == nil && centres.firstItem === a)
    let spaced = a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.leadingAnchor, multiplier: 2)
    #expect(spaced.constant == 16 && spaced.multiplier == 1)
    spaced.constant += 4
    #expect(spaced.constant == 20)
  }
}
