import InterfaceBuilder
import InterfaceCanvas
import Testing
import UISystemMetrics
import UITraits

import UIKitDocuments

@testable import UIKitCore

/// An environment belongs to a tree, and trees keep to themselves.
@MainActor
struct LayoutEnvironmentTests {
  private func window(system: Int, scale: CGFloat = 2) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.environment = LayoutEnvironment(system: system)
    window.environment.traits = UITraitCollection(displayScale: scale)
    return window
  }

  /// Provenance: stored frames: segmented controls are 28 high up to iOS 12, 31 from 13 on, without their shadow.
  @Test func windowsOfDifferentSystemsKeepToThemselves() {
    let (early, late) = (window(system: 8), window(system: 18))
    let (a, b) = (UISegmentedControl(items: ["One", "Two"]), UISegmentedControl(items: ["One", "Two"]))
    early.addSubview(a)
    late.addSubview(b)
    for _ in 0..<2 {
      #expect(a.intrinsicContentSize.height == 28)
      #expect(b.intrinsicContentSize.height == 31)
    }
  }

  @Test func aViewOutsideEveryTreeHasTheLatestSystem() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.systemMetrics == .latest)
    #expect(field.intrinsicContentSize.height == SystemMetrics.latest.textFieldHeight)
  }

  @Test(arguments: [(12, CGFloat(21)), (13, 29)])
  func bezelsSurroundTheLineWithMoreRoomSinceIOS13(_ system: Int, _ height: CGFloat) {
    let (window, field) = (window(system: system), UITextField())
    field.borderStyle = .bezel
    field.font = .systemFont(ofSize: 14)
    window.addSubview(field)
    #expect(field.intrinsicContentSize.height == height)
  }

  /// A subtree that moves is measured anew where it arrives.
  @Test func aViewThatMovesTakesTheOtherTreesEnvironment() {
    let (early, late) = (window(system: 8), window(system: 18))
    let box = UIView()
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    box.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(field)
    func lay(_ window: UIWindow) -> CGFloat {
      window.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        box.topAnchor.constraint(equalTo: window.topAnchor),
        field.leadingAnchor.constraint(equalTo: box.leadingAnchor), field.topAnchor.constraint(equalTo: box.topAnchor),
        box.trailingAnchor.constraint(equalTo: field.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: field.bottomAnchor), field.widthAnchor.constraint(equalToConstant: 100),
      ])
      window.layoutIfNeeded()
      return box.frame.height
    }
    #expect(lay(early) == 30)
    #expect(lay(late) == 34)
    #expect(lay(early) == 30)
  }

  @Test func switchesTakeTheSizeOfTheSystem() {
    let control = UISwitch()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    window(system: 26).addSubview(control)
    #expect(control.bounds.size == CGSize(width: 63, height: 28))
  }

  @Test func aStackFollowsItsSystem() {
    let stack = UIStackView()
    stack.backgroundColor = .red
    let (early, late) = (window(system: 12), window(system: 18))
    early.addSubview(stack)
    #expect(stack.compatibility == [.eagerTextWidths, .nonRendering])
    #expect(stack.extras?.backgroundColor == nil)
    #expect(stack.backgroundColor == .red)
    late.addSubview(stack)
    #expect(stack.compatibility == [])
    #expect(stack.extras?.backgroundColor == .red)
  }

  @Test func scaleAndTraitsComeFromTheRoot() {
    let window = window(system: 18, scale: 1)
    let view = UIView()
    #expect(view.pixelScale == UIScreen.main.scale)
    window.addSubview(view)
    #expect(view.pixelScale == 1)
    #expect(view.traitCollection.displayScale == 1)
    window.environment.traits = UITraitCollection(displayScale: 3)
    #expect(view.pixelScale == 3)
    #expect(view.traitCollection.displayScale == 3)
  }

  @Test func anEnvironmentIsAValue() {
    let first = LayoutEnvironment(system: 9)
    var second = first
    second.metrics.system = 15
    #expect(first.metrics.system == 9)
    #expect(first.documentTextSize == .medium)
    #expect(second.documentTextSize == .large)
  }

  @Test func aDevicesEnvironmentHasItsScreen() throws {
    let device = try #require(Device.named("iPhone 15 Pro"))
    let environment = LayoutEnvironment(system: 17, device: device, isLandscape: true)
    #expect(environment.traits.verticalSizeClass == .compact)
    #expect(environment.traits.horizontalSizeClass == .compact)
    #expect(environment.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func conflictsGoToTheTreesOwnReporter() {
    var heard = [0, 0]
    let windows = [window(system: 18), window(system: 18)]
    for (index, window) in windows.enumerated() {
      window.environment.reportsConflict = { _ in heard[index] += 1 }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    windows[1].layoutIfNeeded()
    #expect(heard == [0, 1])
    windows[0].layoutIfNeeded()
    #expect(heard == [1, 1])
  }

  // MARK: Documents

  private static let content = CanvasFixture.storyboard(
    """
    <rect key="frame" x="0.0" y="0.0" width="600" height="600"/><subviews>
    <segmentedControl opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="probe">
    <rect key="frame" x="16" y="40" width="123" height="29"/>
    <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl></subviews>
    <constraints><constraint firstItem="probe" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" \
    id="a"/><constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" \
    id="b"/></constraints>
    """)

  /// Provenance: stored frames of Xcode 6 and of Xcode 15.
  @Test func canvasesLaidOutAlternatelyKeepToThemselves() throws {
    let early = try CanvasFixture(tools: 6254, device: nil, content: Self.content).canvas()
    let late = try CanvasFixture(tools: 22505, content: Self.content).canvas()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let live = UISegmentedControl(items: ["First", "Second"])
    window.addSubview(live)
    let before = (live.intrinsicContentSize, UIScreen.main.scale, UITraitCollection.current)
    func frame(_ canvas: DocumentCanvas) throws -> CGRect {
      let scene = canvas.layOut(try #require(canvas.document.scenes.first))
      return try #require(scene.entries.first { $0.id == "probe" }).view.frame
    }
    for _ in 0..<2 {
      #expect(try frame(early).size.height == 29)
      #expect(try frame(late).size.height == 32)
      #expect(try frame(early).minX == 16)
    }
    #expect(live.intrinsicContentSize == before.0)
    #expect(UIScreen.main.scale == before.1)
    #expect(UITraitCollection.current == before.2)
  }

  /// What was laid out for one document stays so when another is read.
  @Test func aLaidOutSceneDoesNotFollowAnotherDocument() throws {
    let early = try CanvasFixture(tools: 6254, device: nil, content: Self.content).canvas()
    let made = early.layOut(try #require(early.document.scenes.first))
    let probe = try #require(made.entries.first { $0.id == "probe" }).view
    let size = probe.frame.size
    let late = try CanvasFixture(tools: 22505, content: Self.content).canvas()
    _ = late.scenes()
    probe.invalidateIntrinsicContentSize()
    made.root?.setNeedsLayout()
    made.root?.window?.layoutIfNeeded()
    #expect(probe.frame.size == size)
  }
}
