import CairnHost
import Testing
import UIKit

/// What buttons, items and shortcuts say of themselves, and what their actions do by call.
@MainActor
@Suite(.serialized)
struct ActionMemberTests {
  /// Apple's page on `performPrimaryAction()`: as a tap.
  @Test func aPrimaryActionByCallIsThatOfATap() {
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(count == 1)
    #expect(button.isSelected)
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }

  /// `UIButton.h`: the interaction comes and goes with the menu.
  @Test func aMenuBringsItsInteraction() {
    let button = UIButton()
    #expect(!button.isContextMenuInteractionEnabled)
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(button.isContextMenuInteractionEnabled)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
  }

  @Test func itemsKnowTheirGroup() {
    let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    let group = UIBarButtonItemGroup(barButtonItems: [first], representativeItem: nil)
    #expect(first.buttonGroup === group)
    group.barButtonItems = [second]
    #expect(first.buttonGroup == nil)
    #expect(second.buttonGroup === group)
  }

  @Test func shortcutsFollowTheKeyboardByDefault() {
    let command = UIKeyCommand(input: "[", modifierFlags: .command, action: Selector("back:"))
    #expect(command.allowsAutomaticLocalization)
    #expect(command.allowsAutomaticMirroring)
  }

  @Test func aButtonKnowsWhatItsStateShows() {
    let button = UIButton()
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .disabled)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30), forImageIn: .normal)
    #expect(button.currentTitleShadowColor == .red)
    #expect(button.currentPreferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30))
    button.isEnabled = false
    #expect(button.currentTitleShadowColor == .blue)
  }
}
