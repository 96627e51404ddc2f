import Testing
import UIKit

/// Buttons and their texts as applications for iOS write them.
@MainActor @Suite struct ButtonIdioms {
  @Test func configurationsAreValues() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "to the library"
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.titleAlignment = .leading
    configuration.indicator = .popup
    configuration.background.cornerRadius = 9
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30)
      return outgoing
    }
    var other = configuration
    #expect(other == configuration)
    other.title = "Cancel"
    #expect(other != configuration)
  }

  /// A subtitle makes the button higher; a transformer's font makes the title larger.
  @Test func subtitlesAndTransformersHaveEffect() {
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "Save"
    let height = plain.intrinsicContentSize.height
    plain.configuration?.subtitle = "now"
    #expect(plain.intrinsicContentSize.height > height + 10)
    let large = UIButton(configuration: .plain())
    large.configuration?.title = "Save"
    let width = large.intrinsicContentSize.width
    large.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var outgoing = $0
      outgoing.font = UIFont.systemFont(ofSize: 34)
      return outgoing
    }
    #expect(large.intrinsicContentSize.width > width + 20)
  }

  @Test func updateHandlersFollowTheState() {
    let button = UIButton(configuration: .gray())
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isEnabled) }
    button.layoutIfNeeded()
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(states.first == true && states.last == false)
  }

  @Test func popUpButtonsShowTheirChoice() {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B", state: .on) { _ in }])
    #expect(button.title(for: .normal) == "B")
  }

  @Test func controlsHaveAPrimaryAction() {
    let control = UISwitch(frame: .zero, primaryAction: UIAction { _ in })
    #expect(control.allControlEvents.contains(.primaryActionTriggered))
  }

  /// UIKit's attributes go from one kind of attributed text to the other and back.
  @Test func attributesSurviveTheWay() {
    var text = AttributedString("Hello ")
    text.font = .boldSystemFont(ofSize: 20)
    var world = AttributedString("wörld")
    world.foregroundColor = .red
    world.underlineStyle = .single
    text += world
    let bridged = NSAttributedString(text)
    #expect(bridged.string == "Hello wörld")
    #expect((bridged.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    #expect(bridged.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
    let back = AttributedString(bridged)
    #expect(back.runs.count == 2)
    #expect(back.runs.last?.foregroundColor == .red)
  }

  @Test func customActionsArePerformed() {
    let row = IdiomRow(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(row)
    #expect(row.accessibilityCustomActions?.first?.actionHandler != nil)
    #expect(row.accessibilityFrame.size == CGSize(width: 36, height: 36))
    let element = UIAccessibilityElement(accessibilityContainer: row)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 5, height: 5)
    #expect(element.accessibilityFrame.size == CGSize(width: 5, height: 5))
    UIAccessibility.post(notification: .announcement, argument: "done")
    #expect(!UIAccessibility.isVoiceOverRunning)
  }
}
