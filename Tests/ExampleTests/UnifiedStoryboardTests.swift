import CairnHost
import Testing
import UIKit

@testable import UnifiedStoryboard

/// What an introduction to unified storyboards promises, on one document. Provenance: documented ("Unified Storyboards",
/// Xamarin.iOS guides).
@MainActor
@Suite(.serialized)
struct UnifiedStoryboardTests {
  private func find<View: UIView>(_ type: View.Type, in view: UIView?) -> View? {
    guard let view else { return nil }
    if let found = view as? View { return found }
    return view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  private func label(_ menu: GameMenu) -> UILabel? { find(UILabel.self, in: menu.shown?.view) }

  // MARK: Size classes

  /// Pads are regular both ways whichever way they are held; phones are compact across and regular down, turned they
  /// are compact down; the largest phones have a regular width when they are turned.
  @Test(
    "Devices and their squares of the grid",
    arguments: [
      ("iPad Air", UIInterfaceOrientation.portrait, UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
      ("iPad Air", .landscapeLeft, .regular, .regular), ("iPhone 15", .portrait, .compact, .regular),
      ("iPhone 15", .landscapeLeft, .compact, .compact), ("iPhone 8 Plus", .portrait, .compact, .regular),
      ("iPhone 8 Plus", .landscapeLeft, .regular, .compact), ("iPhone SE", .landscapeLeft, .compact, .compact),
    ])
  func squares(
    _ device: String, _ orientation: UIInterfaceOrientation, _ width: UIUserInterfaceSizeClass,
    _ height: UIUserInterfaceSizeClass
  ) {
    let menu = GameMenu(device: device, orientation: orientation)
    defer { menu.host.close() }
    let traits = menu.split.traitCollection
    #expect(traits.horizontalSizeClass == width)
    #expect(traits.verticalSizeClass == height)
    // Traits flow from parents to children; a column beside another is narrow.
    #expect(menu.navigation?.traitCollection.verticalSizeClass == height)
    #expect(traits.userInterfaceIdiom == (device.hasPrefix("iPad") ? .pad : .phone))
  }

  /// The scale of the largest phones has three pixels for a point.
  @Test func largePhonesHaveThreePixelsForAPoint() {
    let menu = GameMenu(device: "iPhone 8 Plus")
    defer { menu.host.close() }
    #expect(menu.split.traitCollection.displayScale == 3)
  }

  // MARK: Adaptive segues

  /// Show Detail pushes where there is one column.
  @Test func showDetailPushesOnAPhone() {
    let menu = GameMenu()
    defer { menu.host.close() }
    #expect(menu.split.isCollapsed)
    #expect(menu.navigation?.viewControllers.count == 1)
    menu.choose("Shop")
    #expect(menu.navigation?.viewControllers.count == 2)
    #expect(menu.shown?.title == "Shop")
  }

  /// Show Detail replaces what the second column has, and the menu stays.
  @Test func showDetailReplacesTheSecondColumnOnAPad() {
    let menu = GameMenu(device: "iPad Air", orientation: .landscapeLeft)
    defer { menu.host.close() }
    #expect(!menu.split.isCollapsed)
    #expect(menu.shown?.title == "Boards")
    for title in ["About", "Shop"] {
      menu.choose(title)
      #expect(menu.navigation?.viewControllers.count == 1)
      #expect(menu.split.viewControllers.count == 2)
      #expect(menu.shown?.title == title)
    }
  }

  /// A popover is one where the width is regular, and covers the screen where it is compact.
  @Test(arguments: [("iPhone 15", UIInterfaceOrientation.portrait, true), ("iPad Air", .landscapeLeft, false)])
  func popoversCoverPhones(_ device: String, _ orientation: UIInterfaceOrientation, _ covers: Bool) throws {
    let menu = GameMenu(device: device, orientation: orientation)
    defer { menu.host.close() }
    menu.choose("Settings")
    let settings = try #require(menu.split.presentedViewController ?? menu.navigation?.presentedViewController)
    #expect(settings.title == "Settings")
    #expect(settings.popoverPresentationController?.barButtonItem?.title == "Settings")
    let window = try #require(settings.view.window)
    let frame = settings.view.convert(settings.view.bounds, to: window)
    if covers {
      #expect(frame.width == window.bounds.width)
    } else {
      #expect(settings.view.bounds.width == 260)
      #expect(frame.height < 120)
    }
  }

  // MARK: Variations

  /// What is excluded from a size class is there in the others.
  @Test func anExclusionHoldsInItsSizeClassAlone() {
    let pad = GameMenu(device: "iPad Air", orientation: .landscapeLeft)
    pad.choose("Choose a board")
    #expect(find(UIImageView.self, in: pad.shown?.view) != nil)
    pad.host.close()
    let phone = GameMenu()
    phone.choose("Choose a board")
    #expect(find(UIImageView.self, in: phone.shown?.view) == nil)
    phone.host.close()
  }

  /// A phone that is turned has another size class: what is excluded upright comes, and constants change.
  @Test func exclusionsAndConstantsFollowTheRotation() throws {
    let menu = GameMenu()
    defer { menu.host.close() }
    menu.choose("Choose a board")
    for _ in 0..<3 {
      let upright = try #require(label(menu)).frame.minY - (menu.shown?.view.safeAreaInsets.top ?? 0)
      #expect(abs(upright - 40) < 0.5)
      #expect(find(UIImageView.self, in: menu.shown?.view) == nil)
      menu.turn(.landscapeLeft)
      let image = try #require(find(UIImageView.self, in: menu.shown?.view))
      #expect(image.frame.width == 120)
      // The constant is the height without what the symbol is lower than a line of text.
      #expect(abs(image.frame.height - 120) < 0.5)
      let turned = try #require(label(menu)).frame.minY - (menu.shown?.view.safeAreaInsets.top ?? 0)
      #expect(abs(turned - 12) < 0.5)
      menu.turn(.portrait)
    }
  }

  /// Constraints can be excluded too: the title is in the middle, or at the leading edge for compact height.
  @Test func excludedConstraintsFollowTheRotation() throws {
    let menu = GameMenu()
    defer { menu.host.close() }
    menu.choose("Choose a board")
    let view = try #require(menu.shown?.view)
    let title = try #require(label(menu))
    #expect(abs(title.center.x - view.bounds.midX) < 0.5)
    menu.turn(.landscapeLeft)
    #expect(abs(title.frame.minX - view.safeAreaInsets.left - 24) < 0.5)
    #expect(title.frame.midX < view.bounds.midX - 100)
    menu.turn(.portrait)
    #expect(abs(title.center.x - view.bounds.midX) < 0.5)
  }

  /// The buttons' distances are smaller for compact height.
  @Test func spacingsFollowTheRotation() throws {
    let menu = GameMenu()
    defer { menu.host.close() }
    let stack = try #require(find(UIStackView.self, in: menu.navigation?.topViewController?.view))
    #expect(stack.spacing == 20)
    menu.turn(.landscapeRight)
    #expect(stack.spacing == 8)
    #expect(abs(stack.arrangedSubviews[1].frame.minY - stack.arrangedSubviews[0].frame.maxY - 8) < 0.01)
  }

  /// Fonts vary by size class.
  @Test func fontsFollowTheSizeClass() {
    for (device, orientation, size) in [
      ("iPhone 15", UIInterfaceOrientation.portrait, CGFloat(22)), ("iPad Air", .landscapeLeft, 40),
    ] {
      let menu = GameMenu(device: device, orientation: orientation)
      menu.choose("Choose a board")
      #expect(label(menu)?.font.pointSize == size)
      menu.host.close()
    }
  }

  /// A third of a pad's screen is as narrow as a phone: the same document shows one column there.
  @Test func aNarrowWindowOfAPadIsAPhone() throws {
    let menu = GameMenu(device: "iPad Air", orientation: .landscapeLeft)
    defer { menu.host.close() }
    menu.choose("Choose a board")
    menu.host.resizeToThird()
    menu.host.advance(by: 1)
    #expect(menu.split.isCollapsed)
    #expect(menu.split.traitCollection.horizontalSizeClass == .compact)
    menu.choose("Choose a board")
    #expect(label(menu)?.font.pointSize == 22)
    #expect(find(UIImageView.self, in: menu.shown?.view) == nil)
  }
}
