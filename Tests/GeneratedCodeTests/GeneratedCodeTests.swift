import DocumentEditing
import DocumentReview
import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// The code that documents become, compiled. Provenance: derived; a scene's code lays its views out where the document
/// has them, and does what its connections say.
///
/// `Generated` holds what `cairn code --linux` writes for this package's own documents, each in a namespace, formatted.
/// `CAIRN_RECORD=1 swift test --filter GeneratedCodeTests && make format` writes it anew.
@Suite @MainActor struct GeneratedCodeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Generated")

  private static func scenes(_ name: String) throws -> [(scene: String, code: SceneCode)] {
    let path = try #require(GeneratedScene.documents[name])
    let tree = try DocumentFile(path: root.appendingPathComponent(path).path).tree()
    return SceneCode.all(in: tree, options: CodeOptions(hasObjectiveC: false))
  }

  /// The document's scenes in a namespace of its name.
  private static func file(_ name: String) throws -> String {
    let text = SceneCode.text(of: try scenes(name).map(\.code))
    let helper = text.range(of: "\nextension ")?.lowerBound ?? text.endIndex
    let body = text[..<helper].replacing("import UIKit\n", with: "")
    return "import UIKit\n\nenum \(name) {\(body)}\n\(text[helper...])"
  }

  @Test(arguments: GeneratedScene.documents.keys.sorted())
  func theCodeIsWhatTheCommandWrites(_ name: String) throws {
    let url = Self.folder.appendingPathComponent("\(name).swift")
    let fresh = try Self.file(name)
    if ProcessInfo.processInfo.environment["CAIRN_RECORD"] == "1" { try Data(fresh.utf8).write(to: url) }
    let kept = try String(contentsOf: url, encoding: .utf8)
    // The formatter breaks lines.
    let bare = [fresh, kept].map { $0.filter { !$0.isWhitespace && $0 != "," } }
    #expect(bare[0] == bare[1], "what stands in \(url.lastPathComponent) is not what the document becomes")
  }

  @Test(arguments: GeneratedScene.all) func framesAreThoseOfTheDocument(_ scene: GeneratedScene) throws {
    let path = try #require(GeneratedScene.documents[scene.document])
    let document = try IBDocument.read(path: Self.root.appendingPathComponent(path).path, recordsReading: true)
    let tree = try DocumentFile(path: Self.root.appendingPathComponent(path).path).tree()
    let codes = try Self.scenes(scene.document)
    let wanted = tree.object(scene.id)
    let code = try #require(codes.first { scene.id.isEmpty || wanted.map($0.code.concerns) == true }?.code)
    let result = try #require(
      CodeComparison(document, scene: scene.id, names: code.identifiers, make: { _ in scene.make() }))
    #expect(result.compared > 0)
    for one in result.differences {
      Issue.record("\(one.name) (\(one.id)): \(one.document) in the document, \(one.code) in code")
    }
  }

  // MARK: Connections

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func staticRowsAreARunningTable() throws {
    let settings = Household.SettingsViewController()
    let window = shown(settings)
    let table = try #require(settings.tableView)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === settings.lightsCell)
    #expect(settings.lightsCell.bounds.height == 60)
    #expect(settings.heatingCell.detailTextLabel?.text == "21 degrees")
    #expect(settings.heatingCell.accessoryType == .disclosureIndicator)
    #expect(settings.tableView(table, titleForHeaderInSection: 0) == "House")
    #expect(settings.tableView(table, titleForFooterInSection: 1) == nil)
    #expect(settings.lightsSwitch.isOn)
    window.isHidden = true
  }

  @Test func rowsLeadWhereTheirSeguesLead() throws {
    let settings = Household.SettingsViewController()
    let navigation = UINavigationController(rootViewController: settings)
    let window = shown(navigation)
    settings.tableView(settings.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(navigation.viewControllers.last is Household.PlanViewController)
    settings.tableView(settings.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
    #expect(settings.presentedViewController is Household.NewRoomViewController)
    window.isHidden = true
  }

  @Test func copiesHaveClassesOfTheirOwn() throws {
    let rooms = Household.RoomsViewController()
    let window = shown(UINavigationController(rootViewController: rooms))
    let cell = rooms.tableView.dequeueReusableCell(withIdentifier: "room")
    let room = try #require(cell as? Household.RoomCell)
    #expect(room.nameLabel.superview === room.contentView)
    #expect(room.accessoryType == .disclosureIndicator)
    let pictures = Household.PicturesViewController()
    let other = shown(pictures)
    let layout = try #require(pictures.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 120, height: 120))
    let kind = UICollectionView.elementKindSectionHeader
    let header = pictures.collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect((header as? Household.TitleHeader)?.todayLabel.text == "Today")
    window.isHidden = true
    other.isHidden = true
  }

  @Test func barButtonsOpenPopoversAndTabsHaveTheirItems() throws {
    let tabs = Household.HouseholdTabBarController()
    let window = shown(tabs)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Rooms", "Pictures", "Settings"])
    let navigation = try #require(tabs.viewControllers?.first as? Household.RoomsNavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    let rooms = try #require(navigation.topViewController as? Household.RoomsViewController)
    rooms.loadViewIfNeeded()
    #expect(rooms.navigationItem.rightBarButtonItem === rooms.addItem)
    rooms.addRoom()
    let added = try #require(rooms.presentedViewController ?? tabs.presentedViewController)
    #expect(added is Household.NewRoomViewController)
    #expect(added.modalPresentationStyle == .popover)
    window.isHidden = true
  }

  @Test func recognizersAndContainersAreConnected() throws {
    let plan = Household.PlanViewController()
    let window = shown(plan)
    #expect(plan.floorView.gestureRecognizers?.count == 3)
    #expect(plan.doubleTapRecognizer.numberOfTapsRequired == 2)
    #expect(plan.longPressRecognizer.minimumPressDuration == 0.8)
    #expect(plan.longPressRecognizer.delegate === plan)
    #expect(plan.swipeRecognizer.direction == .left)
    #expect(plan.children.first is Household.LegendViewController)
    #expect(plan.children.first?.view.superview === plan.legendContainerView)
    #expect(plan.children.first?.view.bounds.size == plan.legendContainerView.bounds.size)
    window.isHidden = true
  }

  // MARK: Objects, unwinding, cells

  @Test func objectsAreSourcesOfTables() throws {
    let errands = Errands.ErrandsViewController()
    let window = shown(errands)
    #expect(errands.tableView.dataSource === errands.source)
    #expect(errands.source.table === errands.tableView)
    #expect(errands.buttons == [errands.sortButton, errands.pasteButton])
    window.isHidden = true
  }

  @Test func unwindingGoesBackToTheSceneThatHasTheAction() throws {
    let errands = Errands.ErrandsViewController()
    let navigation = UINavigationController(rootViewController: errands)
    let window = shown(navigation)
    errands.showDetail()
    let detail = try #require(navigation.topViewController as? Errands.DetailViewController)
    detail.loadViewIfNeeded()
    detail.presentNote()
    let note = try #require(navigation.presentedViewController as? Errands.NoteViewController)
    note.backToErrands()
    window.layoutIfNeeded()
    #expect(navigation.topViewController === errands)
    #expect(navigation.presentedViewController == nil || note.isBeingDismissed)
    window.isHidden = true
  }

  /// A control in a cell finds the controller by the chain of responders.
  @Test func cellsReachTheirController() throws {
    let errands = Errands.ErrandsViewController()
    let navigation = UINavigationController(rootViewController: errands)
    let window = shown(navigation)
    let cell = try #require(errands.tableView.dequeueReusableCell(withIdentifier: "errand") as? Errands.ErrandCell)
    errands.tableView.addSubview(cell)
    cell.tickOffButton.sendActions(for: .primaryActionTriggered)
    #expect(navigation.topViewController is Errands.DetailViewController)
    #expect(cell.starView.gestureRecognizers == [cell.tapRecognizer])
    window.isHidden = true
  }
}
