import CairnHost
import Testing
import UIKit

@testable import AdaptivePhotos

/// One app on phones, large phones and pads: hierarchy, frames, calls.
@MainActor
@Suite(.serialized)
struct AdaptivePhotosTests {
  private func names(_ controllers: [UIViewController]) -> [String] { controllers.map { "\(type(of: $0))" } }

  @Test func aPhoneShowsOneColumn() {
    let app = PhotosApp()
    defer { app.host.close() }
    #expect(app.split.isCollapsed)
    app.openPhoto()
    let navigation = app.split.viewControllers.first as? UINavigationController
    #expect(
      names(navigation?.viewControllers ?? []) == ["ListController", "ConversationController", "PhotoController"])
    #expect(app.split.viewControllers.count == 1)
    #expect(app.root.traitCollection.horizontalSizeClass == .compact)
    #expect(navigation?.topViewController?.title == "2 of 3")
  }

  /// Turned, the forced regular width expands the split view: the photo becomes the second column.
  @Test func aRotationExpandsAndCollapses() throws {
    let app = PhotosApp()
    defer { app.host.close() }
    app.openPhoto()
    app.host.rotate(to: .landscapeLeft)
    app.host.advance(by: 1)
    #expect(!app.split.isCollapsed)
    #expect(app.root.traitCollection.horizontalSizeClass == .compact)
    #expect(app.split.traitCollection.horizontalSizeClass == .regular)
    #expect(app.split.traitCollection.verticalSizeClass == .compact)
    let primary = try #require(app.split.viewControllers.first as? UINavigationController)
    #expect(names(primary.viewControllers) == ["ListController", "ConversationController"])
    #expect(app.split.viewControllers.last?.containedPhoto?.name == "Ridge")
    let photo = try #require(app.split.viewControllers.last?.view)
    #expect(abs(photo.frame.minX - app.split.primaryColumnWidth) < 1)
    #expect(abs(photo.frame.maxX - 852) < 0.01)
    #expect(photo.frame.height == 393)
    app.host.rotate(to: .portrait)
    app.host.advance(by: 1)
    #expect(app.split.isCollapsed)
    #expect(
      names(primary.viewControllers) == ["ListController", "ConversationController", "PhotoController"])
  }

  /// Without a photo the list remains when the columns become one, and an empty column comes back.
  @Test func withoutAPhotoTheListRemains() throws {
    let app = PhotosApp(orientation: .landscapeLeft)
    defer { app.host.close() }
    #expect(names(app.split.viewControllers) == ["UINavigationController", "EmptyController"])
    app.host.rotate(to: .portrait)
    app.host.advance(by: 1)
    let navigation = try #require(app.split.viewControllers.first as? UINavigationController)
    #expect(names(navigation.viewControllers) == ["ListController"])
    app.host.rotate(to: .landscapeRight)
    app.host.advance(by: 1)
    #expect(names(app.split.viewControllers) == ["UINavigationController", "EmptyController"])
  }

  /// Indicators tell which rows push, and follow the split view.
  @Test func indicatorsFollow() {
    let app = PhotosApp()
    defer { app.host.close() }
    func indicators() -> [UITableViewCell.AccessoryType] {
      (0..<3).compactMap { app.list.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.accessoryType }
    }
    #expect(indicators() == [.disclosureIndicator, .disclosureIndicator, .disclosureIndicator])
    app.host.rotate(to: .landscapeLeft)
    app.host.advance(by: 1)
    // The third conversation has one photo, which goes to the second column.
    #expect(indicators() == [.disclosureIndicator, .disclosureIndicator, .none])
  }

  /// Device, orientation, whether the window is a third wide; how many columns are seen.
  @Test(arguments: [
    ("iPhone 15", UIInterfaceOrientation.portrait, false, 1), ("iPhone 15", .landscapeLeft, false, 2),
    ("iPhone 15 Plus", .portrait, false, 1), ("iPhone 15 Plus", .landscapeLeft, false, 2),
    ("iPad Air", .portrait, false, 2), ("iPad Air", .landscapeLeft, false, 2), ("iPad Air", .landscapeLeft, true, 1),
  ])
  func columnsByDevice(_ device: String, _ orientation: UIInterfaceOrientation, _ isThird: Bool, _ columns: Int) {
    let app = PhotosApp(device: device, orientation: orientation)
    defer { app.host.close() }
    if isThird {
      app.host.resizeToThird()
      app.host.advance(by: 1)
    }
    #expect(app.split.viewControllers.count == columns)
    #expect(app.split.isCollapsed == (columns == 1))
    app.openPhoto()
    let shown = columns == 1 ? app.list.navigationController?.topViewController : app.split.viewControllers.last
    #expect(shown?.containedPhoto?.name == "Ridge")
  }

  /// Constraints follow the height: upright the texts above the picture, else beside it.
  @Test func theProfileHasTwoArrangements() throws {
    let app = PhotosApp()
    defer { app.host.close() }
    app.openProfile()
    let navigation = try #require(app.root.presentedViewController as? UINavigationController)
    let profile = try #require(navigation.topViewController as? ProfileController)
    let image = try #require(profile.view.subviews.first)
    #expect(image.frame.width == 393)
    app.host.rotate(to: .landscapeLeft)
    app.host.advance(by: 1)
    #expect(abs(image.frame.width - 426) < 0.5)
    #expect(image.frame.minX == 0)
    app.host.rotate(to: .portrait)
    app.host.advance(by: 1)
    #expect(image.frame.width == 393)
  }

  /// In the middle of the turn the pictures and texts are seen.
  @Test func theTurnShowsItsContents() throws {
    let app = PhotosApp()
    defer { app.host.close() }
    app.openPhoto()
    app.host.send(.rotate(.landscapeLeft))
    app.host.advance(by: 0.15)
    let data = try #require(app.host.snapshot().pngData())
    // A blank picture of this size takes a few kilobytes.
    #expect(data.count > 40_000)
    app.host.advance(by: 1)
  }

  @Test func everythingIsFreed() {
    weak var root: UIViewController?
    weak var list: UIViewController?
    weak var photo: UIViewController?
    weak var cell: UIView?
    do {
      let app = PhotosApp()
      app.openPhoto()
      root = app.root
      list = app.list
      photo = app.list.navigationController?.topViewController
      cell = app.list.tableView.visibleCells.first
      app.host.close()
    }
    #expect(root == nil)
    #expect(list == nil)
    #expect(photo == nil)
    #expect(cell == nil)
  }
}
