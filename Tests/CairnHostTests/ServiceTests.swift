import CairnHost
import Foundation
import Testing
import UIKit

/// What UIKit offers beside views: printing, menus, dragging, documents, activities.
@MainActor
@Suite(.serialized)
struct ServiceTests {
  // MARK: Printing

  final class Renderer: UIPrintPageRenderer {
    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
    override var printableRect: CGRect { paperRect.insetBy(dx: 50, dy: 50) }
    var calls: [String] = []
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      calls.append("header \(pageIndex) \(Int(headerRect.minY))")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      calls.append("content \(Int(contentRect.minY)) \(Int(contentRect.height))")
    }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
      calls.append("formatter")
      super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
    }
  }

  @Test func longTextsTakeSeveralPages() throws {
    let renderer = Renderer()
    renderer.headerHeight = 40
    let text = (0..<400).map { "Line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: text)
    formatter.font = .systemFont(ofSize: 12)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.printPageRenderer === renderer)
    // 702 points for lines of about 14: 49 or 50 on a page.
    #expect((8...9).contains(renderer.numberOfPages), "\(renderer.numberOfPages)")
    let data = UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
      for page in 0..<renderer.numberOfPages {
        context.beginPage()
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
    }
    #expect(data.starts(with: Data("%PDF".utf8)))
    #expect(Array(renderer.calls.prefix(3)) == ["header 0 50", "content 90 702", "formatter"])
  }

  @Test func markupIsPrintedWithoutItsMarks() {
    let formatter = UIMarkupTextPrintFormatter(markupText: "<style>p{}</style><h1>A &amp; B</h1><p>One<br>two</p>")
    #expect(formatter.text == "A & B\nOne\ntwo")
  }

  @Test func withoutPrinterNothingIsPrinted() {
    var answer: Bool?
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    UIPrintInteractionController.shared.present(animated: false) { _, completed, _ in answer = completed }
    #expect(answer == false)
    let paper = UIPrintInfo(dictionary: UIPrintInfo.printInfo().dictionaryRepresentation)
    #expect(paper.outputType == .general)
  }

  // MARK: Menus

  final class MenuController: UIViewController, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("menu \(configuration.identifier)")
      return UIMenu(
        children: suggestedActions + [UIAction(title: "Paint") { [weak self] _ in self?.calls.append("paint") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("dismiss") }
  }

  @Test func editMenusAreShownAndDismissed() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = MenuController()
    host.show(controller)
    let interaction = UIEditMenuInteraction(delegate: controller)
    controller.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "here", sourcePoint: CGPoint(x: 100, y: 200)))
    host.advance(by: 0.5)
    #expect(interaction.location(in: controller.view) == CGPoint(x: 100, y: 200))
    interaction.dismissMenu()
    host.advance(by: 0.5)
    #expect(controller.calls == ["menu here", "present", "dismiss"])
  }

  // MARK: Dragging

  final class DragPage: UIViewController, UITableViewDataSource, UITableViewDragDelegate, UIDropInteractionDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let bin = UIView(frame: CGRect(x: 100, y: 500, width: 200, height: 200))
    var calls: [String] = []
    var dropped: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.dragDelegate = self
      table.dragInteractionEnabled = true
      table.rowHeight = 60
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.addSubview(table)
      bin.addInteraction(UIDropInteraction(delegate: self))
      view.addSubview(bin)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row \(indexPath.row)" as NSString))] }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { calls.append("drag end") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      calls.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      calls.append("perform")
      session.loadObjects(ofClass: NSString.self) { objects in
        self.dropped = objects.compactMap { ($0 as? NSString).map { $0 as String } }
      }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      calls.append("end")
    }
  }

  @Test func aRowIsDroppedIntoAView() {
    let host = HeadlessHost()
    defer { host.close() }
    let page = DragPage()
    host.show(page)
    let row = CGPoint(x: 200, y: 190)
    host.send(.touch(id: 1, phase: .began, location: row))
    host.advance(by: 0.7)
    #expect(page.table.hasActiveDrag)
    host.move(1, from: row, to: CGPoint(x: 200, y: 600), 0.3)
    host.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 200, y: 600)))
    host.advance(by: 1)
    #expect(page.dropped == ["row 1"])
    #expect(page.calls == ["enter", "perform", "end", "drag end"])
    #expect(!page.table.hasActiveDrag)
  }

  // MARK: Documents

  final class Ears: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    var isCancelled = false
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
  }

  @Test func aDocumentOfAllowedTypeIsPicked() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.pdf", "b.txt"] { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
    let host = HeadlessHost()
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let ears = Ears()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    picker.directoryURL = folder
    picker.delegate = ears
    root.present(picker, animated: false)
    host.advance(by: 0.5)
    let table = try #require(find(UITableView.self, in: picker.view))
    for row in [0, 1] {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      host.tap(cell.convert(CGPoint(x: 100, y: 20), to: nil))
      host.advance(by: 0.7)
      #expect(ears.urls.map(\.lastPathComponent) == (row == 0 ? [] : ["b.txt"]))
    }
    #expect(root.presentedViewController == nil)
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    return view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  // MARK: Scenes

  final class Scene: NSObject, UIWindowSceneDelegate {
    var calls: [String] = []
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { calls.append(userActivity.activityType) }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      calls += URLContexts.map(\.url.absoluteString)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "later") }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      calls.append(shortcutItem.type)
      completionHandler(true)
    }
  }

  @Test func scenesHearOfActivitiesAddressesAndShortcuts() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let scene = try #require(host.window.windowScene)
    let delegate = Scene()
    scene.delegate = delegate
    defer { scene.delegate = nil }
    host.proceed(with: NSUserActivity(activityType: "reading"))
    host.open([URL(string: "app://x")!])
    var done = false
    host.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) { done = $0 }
    #expect(delegate.calls == ["reading", "app://x", "new"] && done)
    var refused: (any Error)?
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { refused = $0 }
    #expect((refused as? UISceneError)?.code == .multipleScenesNotSupported)
  }

  // MARK: Samples of Apple's

  /// Provenance: Apple's sample of several windows on a pad drags activities; documented of `NSItemProviderWriting`.
  @Test func activitiesAreCarried() {
    let activity = NSUserActivity(activityType: "org.example.open")
    activity.userInfo = ["id": 7]
    let provider = NSItemProvider(object: activity)
    #expect(provider.registeredTypeIdentifiers == ["org.example.open"])
    #expect(provider.canLoadObject(ofClass: NSUserActivity.self))
    nonisolated(unsafe) var loaded: NSUserActivity?
    _ = provider.loadObject(ofClass: NSUserActivity.self) { object, _ in loaded = object as? NSUserActivity }
    #expect(loaded === activity)
    nonisolated(unsafe) var data: Data?
    _ = provider.loadDataRepresentation(forTypeIdentifier: "org.example.open") { found, _ in data = found }
    let copy = data.flatMap { try? NSUserActivity.object(withItemProviderData: $0, typeIdentifier: "org.example.open") }
    #expect(copy?.activityType == "org.example.open" && copy?.userInfo?["id"] as? Int == 7)
  }

  /// Provenance: documented, angles are clockwise from the top.
  @Test func accessoriesStandAroundThePointer() {
    typealias Position = UIPointerAccessory.Position
    #expect(Position.top.angle == 0 && Position.right.angle == .pi / 2 && Position.left.angle == 3 * .pi / 2)
    let style = UIPointerStyle(shape: .verticalBeam(length: 20))
    #expect(style.accessories.isEmpty)
    style.accessories = [.arrow(.left), UIPointerAccessory(.path(UIBezierPath()), position: Position(angle: 1))]
    #expect(style.accessories.map(\.position.offset) == [Position.defaultOffset, Position.defaultOffset])
    #expect(style.accessories.map(\.orientationMatchesAngle) == [true, true])
  }

  /// Provenance: documented of `UITextFormattingCoordinator` and `updateTextAttributes(conversionHandler:)`.
  @Test func chosenFontsReachTheSelection() throws {
    let host = HeadlessHost(device: "iPhone 15")
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    text.attributedText = NSAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.allowsEditingTextAttributes = true
    let controller = UIViewController()
    controller.view.addSubview(text)
    host.show(controller)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 4, length: 3)
    let scene = try #require(text.window?.windowScene)
    let picker = UIFontPickerViewController()
    picker.selectedFontDescriptor = UIFontDescriptor(name: "Georgia", size: 0)
    UITextFormattingCoordinator(for: scene).fontPickerViewControllerDidPickFont(picker)
    let fonts = [0, 4].map { text.textStorage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts[0]?.familyName != "Georgia" && fonts[1]?.familyName == "Georgia" && fonts[1]?.pointSize == 20)
    #expect(!UITextFormattingCoordinator.isFontPanelVisible)
    text.resignFirstResponder()
  }
}
