import DocumentEditing
import DocumentReview
import DocumentSamples
import Foundation
import Testing

/// What the code of scenes does: unwinding, objects beside the views, recognizers and actions of cells and xibs.
/// Provenance: derived from UIKit's interface.
@Suite struct ConnectedCodeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/connections")

  private func codes(_ name: String, hasObjectiveC: Bool = true) throws -> [SceneCode] {
    let tree = try DocumentFile(path: Self.folder.appendingPathComponent(name).path).tree()
    return SceneCode.all(in: tree, options: CodeOptions(hasObjectiveC: hasObjectiveC)).map(\.code)
  }

  @Test(
    "Lines of the errands",
    arguments: [
      ("DetailViewController", "unwind(to: ErrandsViewController.self, identifier: \"done\") { $0.backToErrands($1) }"),
      ("NoteViewController", "unwind(to: ErrandsViewController.self) { $0.backToErrands($1) }"),
      ("ErrandsViewController", "func backToErrands(_ segue: UIStoryboardSegue) {}"),
      ("ErrandsViewController", "let source = ErrandSource()"),
      ("ErrandsViewController", "tableView.dataSource = source"),
      ("ErrandsViewController", "source.table = tableView"),
      ("ErrandsViewController", "class ErrandSource: NSObject, UITableViewDataSource, UITableViewDelegate {"),
      ("ErrandsViewController", "weak var table: UITableView?"),
      (
        "ErrandsViewController",
        "sortButton.addAction(UIAction { [unowned self] _ in source.sort() }, for: .touchUpInside)"
      ),
      ("ErrandsViewController", "pasteButton.addTarget(nil, action: Selector((\"paste:\")), for: .touchUpInside)"),
      ("ErrandsViewController", "private(set) lazy var buttons: [UIButton] = [sortButton, pasteButton]"),
      (
        "ErrandsViewController",
        "tickOffButton.addTarget(nil, action: #selector(ErrandsViewController.tickOff), for: .touchUpInside)"
      ),
      (
        "ErrandsViewController",
        "tickOffButton.addTarget(nil, action: #selector(ErrandsViewController.showDetail), for: .primaryActionTriggered)"
      ),
      ("ErrandsViewController", "@objc func tickOff() {}"), ("ErrandsViewController", "@objc func showDetail() {"),
      (
        "ErrandsViewController",
        "UIApplication.shared.sendAction(#selector(ErrandsViewController.star), to: nil, from: self, for: nil)"
      ),
      ("ErrandsViewController", "tapRecognizer.addTarget(self, action: #selector(star))"),
    ])
  func errands(_ className: String, _ line: String) throws {
    let code = try #require(try codes("Errands.storyboard").first { $0.className == className })
    #expect(code.text.contains("\n\(line)\n") || code.text.contains(" \(line)\n"), "\(code.text)")
    #expect(code.omissions.isEmpty, "\(code.omissions)")
  }

  /// A xib whose owner is a controller is that controller.
  @Test(arguments: [
    "class CardViewController: UIViewController, UITextFieldDelegate {", "  let nameField = UITextField()",
    "  let turnRecognizer = UITapGestureRecognizer()", "    nameField.delegate = self",
    "    cardFace.field = nameField", "    turnRecognizer.numberOfTapsRequired = 2",
    "    turnRecognizer.addTarget(self, action: #selector(turn))",
    "    cardFace.addGestureRecognizer(turnRecognizer)", "  @objc func turn() {}",
  ])
  func ownersOfXibs(_ line: String) throws {
    let code = try #require(try codes("Card.xib").first)
    #expect(code.text.split(separator: "\n").contains(Substring(line)), "\(code.text)")
    #expect(code.omissions.isEmpty, "\(code.omissions)")
  }

  /// A view that loads a xib has its outlets and actions.
  @Test func viewsThatLoadTheirXib() throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("Card.xib"), encoding: .utf8)
      .replacing("CardViewController", with: "CardView").replacing("property=\"view\"", with: "property=\"content\"")
    let tree = try SyntaxTree(Array(text.utf8), path: "Card.xib")
    let code = try #require(SceneCode.all(in: tree).first?.code)
    for line in [
      "class CardView: UIView, UITextFieldDelegate {", "  let nameField = UITextField()", "  @objc func turn() {}",
    ] {
      #expect(code.text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(code.text)")
    }
  }

  /// Who has the action is not in the document: the code goes back one step, and says so.
  @Test func unwindingToNobodyKnown() throws {
    let text = Sample.screen.replacing(
      "<state key=\"normal\" title=\"Go\"/>",
      with:
        "<connections><segue destination=\"ext\" kind=\"unwind\" unwindAction=\"back:\" id=\"sg-01\"/></connections>")
    let code = try #require(SceneCode.all(in: try Sample.tree(text)).first?.code)
    #expect(code.text.contains("  func back() {\n    if let stack = navigationController,"))
    #expect(code.omissions == ["who has back:, to which Button bt-01 unwinds; the code goes back one step"])
  }

  /// A space that an outlet leads to has nothing beside it that says what it is.
  @Test(arguments: [
    ("flexibleSpace\"", "UIBarButtonItem.flexibleSpace()"),
    ("fixedSpace\" width=\"16\"", "UIBarButtonItem.fixedSpace(16)"),
  ])
  func spacesThatAreProperties(_ system: String, _ expression: String) throws {
    let bar =
      "<toolbar id=\"tb\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/><items>"
      + "<barButtonItem systemItem=\"\(system) id=\"bi\"/></items></toolbar>"
    let screen = Sample.screen.replacing("</subviews>", with: "\(bar)</subviews>").replacing(
      "</viewController>",
      with: "<connections><outlet property=\"gap\" destination=\"bi\" id=\"o\"/></connections></viewController>")
    let code = try #require(SceneCode.all(in: try Sample.tree(screen)).first?.code)
    #expect(code.text.contains("  private(set) lazy var gap = \(expression)\n"), "\(code.text)")
    #expect(code.text.contains("    toolbar.items = [gap]\n"), "\(code.text)")
  }

  /// Page view controllers say how they turn when they are made.
  @Test func pagesAreMadeWithTheirStyle() throws {
    let container =
      "<containerView id=\"cv\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/><connections>"
      + "<segue destination=\"pc\" kind=\"embed\" id=\"sg\"/></connections></containerView>"
    let pages =
      "<scene sceneID=\"scn-02\"><objects><pageViewController transitionStyle=\"scroll\" "
      + "navigationOrientation=\"horizontal\" id=\"pc\" sceneMemberID=\"viewController\"/></objects></scene>"
    let screen = Sample.screen.replacing("</subviews>", with: "\(container)</subviews>")
      .replacing("</scenes>", with: "\(pages)</scenes>")
    let code = try #require(SceneCode.all(in: try Sample.tree(screen)).first?.code)
    let made = "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    #expect(code.text.contains("    embed(\(made), in: "), "\(code.text)")
  }
}
