import CSwiftMetadata
import InterfaceBuilder
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDocuments

/// Names of classes as strings, which no compiler checks. Provenance: derived from the table of elements and from the
/// declarations that the mangled names spell.
@MainActor @Suite struct ClassNameTests {
  @Test(arguments: IBElementKind.Role.allCases.flatMap { IBElementKind.all($0) })
  func classesOfElementsAreThere(_ kind: IBElementKind) throws {
    guard kind.isMade else { return }
    let type: AnyClass = try #require(LibraryModules.class(named: kind.className), "\(kind.className) of <\(kind.tag)>")
    let root: AnyClass =
      switch kind.role {
      case .view: UIView.self
      case .controller: UIViewController.self
      case .gestureRecognizer: UIGestureRecognizer.self
      }
    #expect(sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == root })
    #expect(String(describing: type) == kind.className)
  }

  @Test func elementsBecomeTheirClasses() {
    let views: [(String, UIView.Type)] = [
      ("label", UILabel.self), ("switch", UISwitch.self), ("tableViewCell", UITableViewCell.self),
      ("collectionReusableView", UICollectionReusableView.self), ("mapView", UIView.self), ("window", UIWindow.self),
    ]
    for (tag, type) in views {
      #expect(IBElementKind.of(tag).map { LibraryClasses.type(of: $0) ?? UIView.self } == type)
    }
    let controllers: [(String, UIViewController.Type)] = [
      ("navigationController", UINavigationController.self), ("pageViewController", UIPageViewController.self),
      ("hostingController", UIViewController.self),
    ]
    for (tag, type) in controllers {
      #expect(IBElementKind.of(tag).map { LibraryClasses.type(of: $0) ?? UIViewController.self } == type)
    }
  }

  @Test func modulesOfTheLibraryAreNamedAsTheyAre() {
    let classes: [AnyClass] = [UIView.self, CALayer.self, NibRegistry.self]
    #expect(classes.allSatisfy(LibraryModules.contain))
    #expect(!LibraryModules.contain(Mine.self))
    #expect(LibraryModules.shownName(of: UILabel.self) == "UILabel")
    #expect(LibraryModules.shownName(of: Mine.self).hasSuffix("Mine"))
    #expect(LibraryModules.shownName(of: Mine.self).hasPrefix("UIKitTests."))
  }

  private final class Mine: UIView {}

  @Test func mangledNamesLeadToImplementations() {
    let addresses: [(String, UnsafeRawPointer?)] = [
      ("UIView.init(frame:)", cairn_uiview_init_frame()),
      ("UIView.traitCollectionDidChange(_:)", cairn_uiview_trait_change()), ("UIView.draw(_:)", cairn_uiview_draw()),
      ("UITableViewCell.init(style:reuseIdentifier:)", cairn_cell_init_style()),
      ("UITableViewHeaderFooterView.init(reuseIdentifier:)", cairn_header_init()),
      ("UITableViewController.tableView(_:heightForRowAt:)", cairn_table_controller_height()),
      ("UIViewController.show(_:sender:)", cairn_controller_show()),
      ("UIViewController.showDetailViewController(_:sender:)", cairn_controller_show_detail()),
      ("CALayer.init()", cairn_calayer_init()), ("CALayer.init(layer:)", cairn_calayer_init_layer()),
      ("NSObject.init()", cairn_nsobject_init()),
    ]
    for (name, address) in addresses { #expect(address != nil, "\(name)") }
    let edits = [
      "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:", "toggleBoldface:",
      "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:",
    ]
    for name in edits { #expect(cairn_responder_edit_action(name) != nil, "\(name)") }
    #expect(Set(edits.map { cairn_responder_edit_action($0) }).count == edits.count)
  }
}
