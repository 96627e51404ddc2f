import Testing
import UIKit
import UIKitCore

@testable import CairnHost

/// The steps that drive an application.
struct ScriptTests {
  @Test(arguments: [
    ("tap \"Sign in\"", ScriptStep.tap(.named("Sign in"))),
    ("tap 100, 20", .tap(.point(CGPoint(x: 100, y: 20)))),
    ("tap \"100,20\"", .tap(.named("100,20"))),
    ("tap Total, 3, 5", .tap(.named("Total, 3, 5"))),
    ("tap nan, inf", .tap(.named("nan, inf"))),
    ("press \"Row\"", .press(.named("Row"))),
    ("drag \"A\" to 10,20", .drag(.named("A"), .point(CGPoint(x: 10, y: 20)))),
    ("drag \"Add to list\" to \"Bin\"", .drag(.named("Add to list"), .named("Bin"))),
    ("swipe up", .swipe("up", nil)),
    ("swipe left \"Row 1\"", .swipe("left", .named("Row 1"))),
    ("expect \"Welcome\"", .expect("Welcome", true)),
    ("expect no \"Error\"", .expect("Error", false)),
    ("type \"a\\nb\"", .type("a\nb")),
    ("names", .names),
  ]) func reads(_ text: String, _ step: ScriptStep) throws {
    #expect(try ScriptStep.parse(text) == [step])
  }

  /// Lines end as on any system, and a step knows where it stands.
  @Test func readsLinesOfOtherSystems() throws {
    let text = "tap \"A\"; back\r\n# a comment\r\nnames\r\n"
    #expect(try ScriptStep.parse(text) == [.tap(.named("A")), .back, .names])
    #expect(ScriptStep.places(in: text).map(\.line) == [1, 1, 3])
    #expect(ScriptStep.places(in: text).map(\.words) == ["tap \"A\"", "back", "names"])
  }

  /// An application that is started for a device that nobody knows ends with a word, not with a crash.
  @Test func devicesThatNobodyKnows() {
    #expect(DeviceOption.mistake(in: "iPhone 15") == nil)
    #expect(DeviceOption.mistake(in: "Walkman")?.hasPrefix("there is no device 'Walkman'") == true)
  }

  @Test(arguments: ["tap", "swipe sideways", "drag \"A\"", "expect", "wait -1", "fly"]) func refuses(_ text: String) {
    #expect(throws: ScriptStep.Mistake.self) { try ScriptStep.parse(text) }
  }

  /// A button in a bar has a name; an action without an object goes up the chain of responders.
  @MainActor @Test func drivesBarsAndChains() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    ActionRegistry.register(Selector("add"), on: Page.self) { page, _, _ in page.count += 1 }
    let page = Page()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: page, action: Selector("add"))
    host.show(UINavigationController(rootViewController: page))
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    button.setTitle("Next", for: .normal)
    button.addTarget({ 1 } as () -> Int, action: Selector("add"), for: .touchUpInside)
    page.view.addSubview(button)
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory, patience: 0)
    #expect(try player.play(ScriptStep.parse("tap \"Add\"; tap \"Next\"; expect \"Next\"; expect no \"Done\"")))
    #expect(page.count == 2)
    #expect(try !player.play(ScriptStep.parse("expect \"Done\"")))
  }

  /// What a finger reaches is told with its place, also what has no name.
  @MainActor @Test func tellsWhatCanBeTapped() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    host.show(page)
    let named = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    named.setTitle("Next", for: .normal)
    let nameless = UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    nameless.addGestureRecognizer(UITapGestureRecognizer())
    for view in [named, nameless, UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 40))] {
      page.view.addSubview(view)
    }
    let lines = TapTarget(host).descriptions
    #expect(lines.contains("button \"Next\" at 120,322"))
    #expect(lines.contains("other without a name at 70,420"))
    #expect(!lines.contains { $0.hasSuffix("70,520") })
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory, patience: 0)
    #expect(player.mistake(in: .tap(.named("Save")))?.hasSuffix("; other without a name at 70,420") == true)
  }

  /// Provenance: the kinds of Apple's interface tests.
  @MainActor @Test func controlsAreToldAsWhatTheyAre() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    host.show(page)
    let secret = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    secret.isSecureTextEntry = true
    secret.placeholder = "Password"
    let loud = UISwitch(frame: CGRect(x: 20, y: 400, width: 51, height: 31))
    loud.accessibilityLabel = "Sounds"
    let volume = UISlider(frame: CGRect(x: 20, y: 500, width: 200, height: 30))
    volume.accessibilityLabel = "Volume"
    let notes = UITextView(frame: CGRect(x: 20, y: 600, width: 200, height: 80))
    notes.accessibilityLabel = "Notes"
    for view in [secret, loud, volume, notes] { page.view.addSubview(view) }
    let kinds = TapTarget(host).descriptions.map { String($0.prefix { $0 != "\"" }) }
    #expect(kinds == ["secure field ", "text view ", "switch ", "slider "])
  }

  /// A view is told once, as the most that it is, and tabs without titles are called as their pictures are.
  ///
  /// Provenance: applications whose tabs have symbols only.
  @MainActor @Test func tabsAreCalledAsTheirPictures() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let tabs = UITabBarController()
    tabs.viewControllers = ["house", "star.fill"].map { name in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: name == "house" ? "" : nil, image: UIImage(systemName: name), tag: 0)
      return page
    }
    host.show(tabs)
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory)
    #expect(try player.play(ScriptStep.parse("tap \"star.fill\"")))
    #expect(tabs.selectedIndex == 1)
    #expect(try player.play(ScriptStep.parse("tap \"house\"")))
    #expect(tabs.selectedIndex == 0)
    let lines = TapTarget(host).descriptions
    #expect(lines.count { $0.contains("\"house\"") } == 1)
  }

  /// Provenance: interface tests of applications: `app.buttons["ic my location"]`, `app.buttons["ic addFolder"]`.
  @MainActor @Test func buttonsAreCalledAsTheirPicture() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(host.snapshot().pngData()).write(to: folder.appendingPathComponent("ic_addFolder.png"))
    // Where documents are laid out, only the catalogues beside them are looked at.
    let lookup = AssetLookup.current
    AssetLookup.current.looksForFiles = true
    defer { AssetLookup.current = lookup }
    let image = try #require(UIImage(named: "ic_addFolder", in: Bundle(path: folder.path), compatibleWith: nil))
    #expect(image.accessibilityLabel == "ic addFolder")
    var count = 0
    let button = UIButton(primaryAction: UIAction(image: image) { _ in count += 1 })
    button.frame = CGRect(x: 20, y: 300, width: 40, height: 40)
    let page = UIViewController()
    page.view.addSubview(button)
    host.show(page)
    let player = ScriptPlayer(host: host, folder: folder)
    #expect(try player.play(ScriptStep.parse("tap \"ic_addFolder\"; tap \"ic addFolder\"")))
    #expect(count == 2)
  }

  /// Provenance: an application whose notes are kept by the item that stands for the back button.
  @MainActor @Test(arguments: [(true, 0), (false, 1)]) func goingBackUsesTheItemInPlaceOfTheBackButton(
    _ supplements: Bool, _ count: Int
  ) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation)
    let page = UIViewController()
    var kept = 0
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Keep",
      primaryAction: UIAction { [weak navigation] _ in
        kept += 1
        navigation?.popViewController(animated: false)
      })
    page.navigationItem.leftItemsSupplementBackButton = supplements
    navigation.pushViewController(page, animated: false)
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory)
    #expect(try player.play(ScriptStep.parse("back; wait 0.5")))
    #expect(kept == count && navigation.viewControllers.count == 1)
  }

  /// A screen that was presented cannot be popped, and a script is told so.
  @MainActor @Test func goingBackFromWhatIsPresentedSaysSo() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    host.show(page)
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory)
    #expect(player.mistake(in: .back)?.contains("was not pushed") == true)
    page.present(UIViewController(), animated: false)
    #expect(player.mistake(in: .back)?.contains("presented") == true)
  }

  /// Names without regard to case, parts of names, places that have to be scrolled to; and what a mistake says.
  @MainActor
  @Test(arguments: [
    ("tap \"sign in\"", "Sign  in"), ("tap \"forgot\"", "Forgot your password?"), ("tap \"Last\"", "Last"),
    ("tap \"In\"", "In"),
  ]) func findsByName(_ step: String, _ title: String) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let scroll = UIScrollView(frame: host.window.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    controller.view.addSubview(scroll)
    var tapped: [String] = []
    for (title, y) in [("Sign  in", 100.0), ("Forgot your password?", 200), ("In", 300), ("Last", 2900)] {
      let button = UIButton(primaryAction: UIAction(title: title) { _ in tapped.append(title) })
      button.frame = CGRect(x: 20, y: y, width: 250, height: 44)
      scroll.addSubview(button)
    }
    host.show(controller)
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory, patience: 0)
    #expect(player.play(try ScriptStep.parse(step)))
    #expect(tapped == [title])
    if title != "Last" {
      #expect(
        player.mistake(in: .tap(.named("Save"))) == """
          nothing is called "Save"; there are "Sign  in", "Forgot your password?", "In"
          """)
    }
    #expect(player.mistake(in: .type("a")) == "nothing takes the text: tap a field first")
  }

  /// Buttons that say what their type is for, a row's detail button among them.
  /// Provenance: interface tests of applications: `app.buttons["More Info"]`, `cell.buttons["More Info"]`.
  @MainActor @Test func buttonsOfKindsHaveNames() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    for (row, type) in [UIButton.ButtonType.infoLight, .contactAdd, .close].enumerated() {
      let button = UIButton(type: type)
      button.frame.origin = CGPoint(x: 20, y: 200 + 60 * CGFloat(row))
      controller.view.addSubview(button)
    }
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 500, width: 393, height: 44))
    cell.accessoryType = .detailButton
    controller.view.addSubview(cell)
    host.show(controller)
    let app = InterfaceApplication(host)
    #expect(app.buttons.allElements.map(\.label) == ["More Info", "Add", "Close", "More Info"])
    #expect(app.cells.firstMatch.buttons["More Info"].exists)
  }

  /// A tap on what the keyboard covers would type a letter.
  @MainActor @Test func whatTheKeyboardCoversIsNotTapped() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    field.placeholder = "Name"
    let button = UIButton(primaryAction: UIAction(title: "Go on") { _ in })
    button.frame = CGRect(x: 20, y: 680, width: 300, height: 44)
    controller.view.addSubview(field)
    controller.view.addSubview(button)
    host.show(controller)
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory, patience: 0)
    #expect(try player.play(ScriptStep.parse("tap \"Go on\"; tap \"Name\"; type \"Ada\"")))
    #expect(player.mistake(in: .tap(.named("Go on")))?.hasPrefix("\"Go on\" lies under the keyboard") == true)
    #expect(field.text == "Ada")
    field.resignFirstResponder()
    #expect(player.mistake(in: .tap(.named("Go on"))) == nil)
  }

  /// A tap on what an alert covers would do nothing, and count as done.
  @MainActor @Test func whatAnAlertCoversIsNotTapped() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let button = UIButton(primaryAction: UIAction(title: "Go on") { _ in })
    button.frame = CGRect(x: 20, y: 680, width: 300, height: 44)
    controller.view.addSubview(button)
    host.show(controller)
    let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    host.settle()
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory, patience: 0)
    let mistake = try #require(player.mistake(in: .tap(.named("Go on"))))
    #expect(mistake.hasPrefix("\"Go on\" lies under what is presented; there are \"OK\""), "\(mistake)")
    #expect(player.mistake(in: .tap(.named("OK"))) == nil)
    host.advance(by: 1)
    #expect(player.mistake(in: .tap(.named("Go on"))) == nil)
  }

  /// A picture's name in the place of its words; what comes later is waited for.
  @MainActor @Test(.enabled(if: HeadlessHost.runsMainQueue)) func waitsForWhatIsNamed() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    var tapped = 0
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.pencil"), primaryAction: UIAction { _ in tapped += 1 })
    host.show(UINavigationController(rootViewController: page))
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    label.text = "Loaded"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { page.view.addSubview(label) }
    let player = ScriptPlayer(host: host, folder: FileManager.default.temporaryDirectory)
    #expect(try player.play(ScriptStep.parse("tap \"square.and.pencil\"; tap \"Loaded\"; expect \"Loaded\"")))
    #expect(tapped == 1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { label.removeFromSuperview() }
    #expect(try player.play(ScriptStep.parse("expect no \"Loaded\"")))
  }

  @MainActor private final class Page: UIViewController {
    var count = 0
  }
}
