import AutoLayoutEngine
import Foundation
import Testing

/// Provenance: measured; lines of public logs of UIKit and AppKit.
@Suite struct ConstraintDescriptionTests {
  private static let names: [String: ItemName] = [
    "stack": ItemName(className: "UIStackView", address: "0x14bf20800"),
    "label": ItemName(className: "UILabel", address: "0x14bf07ee0"),
    "other": ItemName(className: "UILabel", address: "0x14bf06750"),
    "button": ItemName(className: "UIButton", address: "0x10f755100", caption: "Cancel"),
    "long": ItemName(
      className: "UIButton", address: "0x7fa67350bf50", caption: "E-posta adresini mi unuttunuz?"),
    "guide": ItemName(className: "UILayoutGuide", address: "0x600000d7ea00", caption: "UIViewLayoutMarginsGuide"),
    "large": ItemName(className: "UIImageView", address: "0x10c7865d0", alias: "homeLarge"),
  ]

  private func text(
    _ record: ConstraintRecord<String>, address: String = "0x600", container: String? = "stack",
    configure: (inout ConstraintDescription<String>) -> Void = { _ in }
  ) -> String {
    var description = ConstraintDescription(
      record, address: address, isActive: true, name: { Self.names[$0] ?? ItemName(className: "?", address: "0x0") },
      container: { $0 == "stack" ? nil : container })
    configure(&description)
    return description.text
  }

  @Test func equations() {
    #expect(
      text(ConstraintRecord("stack", .leading, .equal, "label", .leading, identifier: "UISV-canvas-connection"))
        == "<NSLayoutConstraint:0x600 'UISV-canvas-connection' UIStackView:0x14bf20800.leading == "
        + "UILabel:0x14bf07ee0.leading   (active)>")
    #expect(
      text(ConstraintRecord("label", .width, .equal, "stack", .width, multiplier: 0.2))
        == "<NSLayoutConstraint:0x600 UILabel:0x14bf07ee0.width == 0.2*UIStackView:0x14bf20800.width   (active)>")
    #expect(
      text(ConstraintRecord("label", .trailing, .equal, "stack", .trailing, constant: -10))
        == "<NSLayoutConstraint:0x600 UILabel:0x14bf07ee0.trailing == UIStackView:0x14bf20800.trailing - 10   (active)>"
    )
    #expect(
      text(ConstraintRecord("large", .height, .equal, constant: 24))
        == "<NSLayoutConstraint:0x600 homeLarge.height == 24   (active, names: homeLarge:0x10c7865d0 )>")
    #expect(
      text(ConstraintRecord("label", .height, .equal, constant: 44, priority: 500))
        == "<NSLayoutConstraint:0x600 UILabel:0x14bf07ee0.height == 44 priority:500   (active)>")
    #expect(
      text(ConstraintRecord("label", .width, .equal, constant: 1)) { $0.isActive = false }
        == "<NSLayoutConstraint:0x600 UILabel:0x14bf07ee0.width == 1   (inactive)>")
  }

  @Test func visualFormats() {
    #expect(
      text(ConstraintRecord("stack", .trailing, .equal, "label", .trailing, identifier: "UISV-canvas-connection"))
        == "<NSLayoutConstraint:0x600 'UISV-canvas-connection' H:[UILabel:0x14bf07ee0]-(0)-|   "
        + "(active, names: '|':UIStackView:0x14bf20800 )>")
    #expect(
      text(ConstraintRecord("other", .leading, .equal, "label", .trailing, constant: 2, identifier: "UISV-spacing"))
        == "<NSLayoutConstraint:0x600 'UISV-spacing' H:[UILabel:0x14bf07ee0]-(2)-[UILabel:0x14bf06750]   (active)>")
    #expect(
      text(ConstraintRecord("button", .top, .equal, "stack", .top))
        == "<NSLayoutConstraint:0x600 V:|-(0)-[UIButton:0x10f755100'Cancel']   "
        + "(active, names: '|':UIStackView:0x14bf20800 )>")
    #expect(
      text(
        ConstraintRecord(
          "guide", .left, .equal, "stack", .left, constant: 22,
          identifier: "UIView-leftMargin-guide-constraint"))
        == "<NSLayoutConstraint:0x600 'UIView-leftMargin-guide-constraint' "
        + "H:|-(22)-[UILayoutGuide:0x600000d7ea00'UIViewLayoutMarginsGuide'](LTR)   "
        + "(active, names: '|':UIStackView:0x14bf20800 )>")
    #expect(
      text(ConstraintRecord("long", .top, .greaterThanOrEqual, "label", .bottom, constant: 8, isStandardSpace: true))
        == "<NSLayoutConstraint:0x600 V:[UILabel:0x14bf07ee0]-(>=NSSpace(8))-"
        + "[UIButton:0x7fa67350bf50'E-posta adresini mi unutt...']   (active)>")
    #expect(
      text(ConstraintRecord("label", .left, .equal, "stack", .left, constant: 137, priority: 251))
        == "<NSLayoutConstraint:0x600 H:|-(137@251)-[UILabel:0x14bf07ee0](LTR) priority:251   "
        + "(active, names: '|':UIStackView:0x14bf20800 )>")
  }

  @Test func otherClasses() {
    #expect(
      text(ConstraintRecord("button", .height, .equal, constant: 86)) {
        $0.className = "NSAutoresizingMaskLayoutConstraint"
        $0.prefix = "h=-&- v=&--"
      }
        == "<NSAutoresizingMaskLayoutConstraint:0x600 h=-&- v=&-- UIButton:0x10f755100'Cancel'.height == 86   (active)>"
    )
    #expect(
      text(ConstraintRecord("label", .height, .equal, constant: 18)) {
        $0.className = "NSContentSizeLayoutConstraint"
        $0.contentPriorities = (750, 750)
      }
        == "<NSContentSizeLayoutConstraint:0x600 UILabel:0x14bf07ee0.height == 18 Hug:750 CompressionResistance:750   "
        + "(active)>")
  }
}
