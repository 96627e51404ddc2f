import Testing

@testable import UIKitCore

/// `appearance()`: who gets what, and what wins.
@MainActor
@Suite(.serialized)
struct AppearanceTests {
  final class Panel: UIView {}
  final class Dot: UIView { var color: UIColor? = nil }
  final class Host: UIViewController {}

  private func show(_ view: UIView, _ traits: UIUserInterfaceSizeClass? = nil) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    if let traits { window.traitOverrides.horizontalSizeClass = traits }
    window.addSubview(view)
    return window
  }

  @Test func appliedWhenAViewEntersAWindow() {
    defer { AppearanceStore.removeAll() }
    UISwitch.appearance().onTintColor = .red
    let view = UISwitch()
    #expect(view.onTintColor == nil)
    let window = show(view)
    #expect(view.onTintColor == .red)
    _ = window
  }

  @Test func whatTheClientSetsWins() {
    defer { AppearanceStore.removeAll() }
    UISlider.appearance().minimumTrackTintColor = .red
    UISlider.appearance().maximumTrackTintColor = .blue
    let view = UISlider()
    view.minimumTrackTintColor = .green
    let window = show(view)
    #expect(view.minimumTrackTintColor == .green)
    #expect(view.maximumTrackTintColor == .blue)
    view.maximumTrackTintColor = .yellow
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(view.maximumTrackTintColor == .yellow)
  }

  /// What public code sets by appearances beside colours of tints: search fields' attributes, images of controls and bars.
  @Test func attributesAndImages() {
    defer { AppearanceStore.removeAll() }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    UITextField.appearance(whenContainedInInstancesOf: [Panel.self]).defaultTextAttributes = [
      .foregroundColor: UIColor.red, .kern: 2,
    ]
    UITextView.appearance().textColor = .green
    UILabel.appearance().highlightedTextColor = .blue
    UISlider.appearance().setThumbImage(image, for: .normal)
    UISegmentedControl.appearance().setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    UIStepper.appearance().setIncrementImage(image, for: .normal)
    UIToolbar.appearance().setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    let panel = Panel()
    let (field, text, label, slider) = (UITextField(), UITextView(), UILabel(), UISlider())
    let (segments, stepper, bar) = (UISegmentedControl(), UIStepper(), UIToolbar())
    let own = UITextView()
    own.textColor = .purple
    for view in [field, text, label, slider, segments, stepper, bar, own] as [UIView] { panel.addSubview(view) }
    let window = show(panel)
    #expect(field.textColor == .red && field.defaultTextAttributes[.kern] as? Int == 2)
    #expect(text.textColor == .green && own.textColor == .purple)
    #expect(label.highlightedTextColor == .blue)
    #expect(slider.currentThumbImage === image && stepper.incrementImage(for: .normal) === image)
    #expect(
      segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === image)
    #expect(bar.standardAppearance.backgroundImage === image)
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -99, vertical: 0), for: .default)
    AppearanceStore.apply(to: item, in: bar)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -99)
    _ = window
  }

  @Test func subclassesAndContainers() {
    defer { AppearanceStore.removeAll() }
    UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .gray
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
    let (outside, inside, panel) = (UILabel(), UILabel(), Panel())
    panel.addSubview(inside)
    let root = UIView()
    root.addSubview(outside)
    root.addSubview(panel)
    let window = show(root)
    #expect(outside.textColor == .red)
    #expect(inside.textColor == .blue)
    #expect(inside.backgroundColor == .gray)
    #expect(outside.backgroundColor == nil)
    _ = window
  }

  @Test func controllersAreContainersToo() {
    defer { AppearanceStore.removeAll() }
    UIProgressView.appearance(whenContainedInInstancesOf: [Host.self]).progressTintColor = .purple
    let host = Host()
    let bar = UIProgressView()
    host.view.addSubview(bar)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = host
    window.isHidden = false
    #expect(bar.progressTintColor == .purple)
    window.isHidden = true
  }

  @Test func traitsComeAndGo() {
    defer { AppearanceStore.removeAll() }
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).onTintColor = .blue
    UISwitch.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).thumbTintColor = .black
    let view = UISwitch()
    let window = show(view, .compact)
    #expect(view.onTintColor == .blue)
    #expect(view.thumbTintColor == .black)
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(view.onTintColor == .red)
    #expect(view.thumbTintColor == nil)
    window.traitOverrides.horizontalSizeClass = .compact
    #expect(view.onTintColor == .blue)
  }

  @Test func barsAndItems() {
    defer { AppearanceStore.removeAll() }
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    tabs.items = [item]
    let root = UIView()
    root.addSubview(bar)
    root.addSubview(tabs)
    let window = show(root)
    #expect(bar.barTintColor == .red)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    _ = window
  }

  @Test func registeredPropertiesOfOwnClasses() {
    defer { AppearanceStore.removeAll() }
    Dot.registerAppearanceProperty(\.color)
    Dot.appearance().color = .orange
    let dot = Dot()
    let window = show(dot)
    #expect(dot.color == .orange)
    _ = window
  }

  private final class TagLabel: UILabel {
    let tagText: String
    private let parts: [String]
    init(tag: String) {
      (tagText, parts) = (tag, [tag])
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not in documents") }
  }
  private final class RefusingLabel: UILabel {
    init() { super.init(frame: .zero) }
    override init(frame: CGRect) { fatalError("by init() alone") }
    required init?(coder: NSCoder) { fatalError("not in documents") }
  }

  /// UIKit's proxy makes no object of the class, so that its initializers do not matter.
  @Test func classesWithoutTheInitializerHaveAnAppearance() {
    defer { AppearanceStore.removeAll() }
    TagLabel.appearance().textColor = .red
    TagLabel.appearance(whenContainedInInstancesOf: [UIWindow.self]).font = .systemFont(ofSize: 40)
    RefusingLabel.appearance().textColor = .green
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (tag, refusing) = (TagLabel(tag: "a"), RefusingLabel())
    window.addSubview(tag)
    window.addSubview(refusing)
    #expect(tag.textColor == .red)
    #expect(tag.font.pointSize == 40)
    #expect(refusing.textColor == .green)
    #expect(tag.tagText == "a")
  }
}
