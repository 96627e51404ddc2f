import Foundation
import Testing
import UIKit

/// What documents say about tables, cells, bars, buttons and texts reaches the running objects.
@MainActor
struct DocumentAttributeTests {
  /// Makes the one top-level view of a nib.
  private func make<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
    let objects = try NibFixture.loadNib(element).instantiate(withOwner: nil, options: nil)
    return try #require(objects.first as? View)
  }

  /// Interface Builder writes `adjustsFontSizeToFit` only to say NO; where text shrinks there is a minimum alone.
  @Test(arguments: [
    ("", 0.0, false), ("adjustsFontSizeToFit=\"NO\"", 0, false), ("minimumScaleFactor=\"0.5\"", 0.5, true),
    ("minimumFontSize=\"10\"", 0.5, true),
  ])
  func textsShrinkUnlessTheDocumentSaysNo(attributes: String, scale: CGFloat, shrinks: Bool) throws {
    let label: UILabel = try make(
      """
      <label text="Text" \(attributes) id="l"><rect key="frame" x="0" y="0" width="90" height="24"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      """)
    #expect(label.adjustsFontSizeToFitWidth == shrinks)
    #expect(label.minimumScaleFactor == scale)
    let field: UITextField = try make(
      """
      <textField \(attributes) id="f"><rect key="frame" x="0" y="0" width="90" height="24"/></textField>
      """)
    #expect(field.adjustsFontSizeToFitWidth == shrinks)
  }

  /// A family without a face is not found, and Helvetica stands in; with a face, and with none of both, as before.
  @Test(arguments: [
    ("family=\"Helvetica Neue\"", "Helvetica"), ("name=\"Georgia\" family=\"Georgia\"", "Georgia"),
    ("type=\"system\"", ".SFUI-Regular"), ("", ".SFUI-Regular"),
  ])
  func fontsOfAFamilyAlone(attributes: String, expected: String) throws {
    let label: UILabel = try make(
      """
      <label text="Text" id="l"><rect key="frame" x="0" y="0" width="90" height="24"/>
        <fontDescription key="fontDescription" \(attributes) pointSize="15"/></label>
      """)
    #expect(label.font.fontName == expected)
    #expect(label.font.pointSize == 15)
  }

  /// Images with a scale or a rendering of their own stand in an element (documents of Xcode 12 and later).
  @Test(arguments: [
    ("", UIImage.RenderingMode.automatic), ("renderingMode=\"original\"", .alwaysOriginal),
    ("renderingMode=\"template\"", .alwaysTemplate),
  ])
  func referencedImagesAreRenderedAsTheDocumentSays(attribute: String, mode: UIImage.RenderingMode) throws {
    let view: UIImageView = try make(
      """
      <imageView id="i"><rect key="frame" x="0" y="0" width="90" height="24"/>
        <imageReference key="image" image="star" catalog="system" symbolScale="large" \(attribute)/></imageView>
      """)
    let image = try #require(view.image)
    #expect(image.renderingMode == mode)
    #expect(image.symbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
  }

  /// Interface Builder marks views that constraints leave open, and has them stay where the document shows them.
  @Test(arguments: [("ambiguous=\"YES\"", CGRect(x: 10, y: 40, width: 60, height: 30)), ("", .zero)])
  func markedAmbiguousViewsKeepTheirPlace(mark: String, frame: CGRect) throws {
    let root: UIView = try make(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <view \(mark) translatesAutoresizingMaskIntoConstraints="NO" id="v">
          <rect key="frame" x="10" y="40" width="60" height="30"/></view></subviews>
        <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" \
        constant="\(frame.minX)" id="c"/></constraints></view>
      """)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == frame)
  }

  @Test func titlesOfConfiguredButtons() throws {
    let button: UIButton = try make(
      """
      <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" height="44"/>
        <buttonConfiguration key="configuration" style="filled" title="One" titleAlignment="center" \
        showsActivityIndicator="YES"/></button>
      """)
    #expect(button.configuration?.titleAlignment == .center)
    #expect(button.configuration?.showsActivityIndicator == true)
  }

  @Test func tables() throws {
    let table: UITableView = try make(
      """
      <tableView style="plain" allowsSelection="NO" allowsSelectionDuringEditing="YES" allowsMultipleSelection="YES" \
      allowsMultipleSelectionDuringEditing="YES" estimatedRowHeight="80" sectionHeaderHeight="31" \
      sectionFooterHeight="-1" estimatedSectionHeaderHeight="33" sectionIndexMinimumDisplayRowCount="7" \
      separatorInsetReference="fromAutomaticInsets" contentViewInsetsToSafeArea="NO" restorationIdentifier="list" \
      clearsContextBeforeDrawing="NO" id="t">
        <rect key="frame" x="0" y="0" width="300" height="300"/>
        <inset key="separatorInset" minX="12" minY="0.0" maxX="5" maxY="0.0"/>
        <color key="sectionIndexColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </tableView>
      """)
    #expect(!table.allowsSelection && table.allowsSelectionDuringEditing)
    #expect(table.allowsMultipleSelection && table.allowsMultipleSelectionDuringEditing)
    #expect(table.estimatedRowHeight == 80)
    #expect(table.sectionHeaderHeight == 31 && table.sectionFooterHeight == UITableView.automaticDimension)
    #expect(table.estimatedSectionHeaderHeight == 33)
    #expect(table.sectionIndexMinimumDisplayRowCount == 7)
    #expect(table.sectionIndexColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 5))
    #expect(table.separatorInsetReference == .fromAutomaticInsets)
    #expect(!table.insetsContentViewsToSafeArea && !table.clearsContextBeforeDrawing)
    #expect(table.restorationIdentifier == "list")
  }

  @Test func cells() throws {
    let cell: UITableViewCell = try make(
      """
      <tableViewCell selectionStyle="none" editingAccessoryType="checkmark" indentationLevel="2" indentationWidth="12" \
      shouldIndentWhileEditing="NO" id="c">
        <rect key="frame" x="0" y="0" width="300" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
          <rect key="frame" x="0" y="0" width="300" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    #expect(cell.selectionStyle == .none && cell.editingAccessoryType == .checkmark)
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 12 && !cell.shouldIndentWhileEditing)
  }

  /// AppKit's names of fonts end in their weight.
  @Test(arguments: [("system", UIFont.Weight.regular), ("systemBold", .bold), ("systemSemibold", .semibold)])
  func fontsByTheirRoles(name: String, weight: UIFont.Weight) throws {
    let label: UILabel = try make(
      """
      <label id="l"><rect key="frame" x="0" y="0" width="300" height="44"/><attributedString key="attributedText">
        <fragment content="Text"><attributes><font key="NSFont" metaFont="\(name)" size="24"/></attributes></fragment>
      </attributedString></label>
      """)
    let font = try #require(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    #expect(font == .systemFont(ofSize: 24, weight: weight))
  }

  @Test func navigationBars() throws {
    let bar: UINavigationBar = try make(
      """
      <navigationBar barStyle="blackTranslucent" id="b">
        <rect key="frame" x="0" y="0" width="300" height="44"/>
        <textAttributes key="largeTitleTextAttributes">
          <color key="textColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </textAttributes>
        <textAttributes key="titleTextAttributes">
          <fontDescription key="fontDescription" type="system" pointSize="24"/>
          <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </textAttributes>
        <navigationBarAppearance key="scrollEdgeAppearance">
          <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </navigationBarAppearance>
      </navigationBar>
      """)
    #expect(bar.barStyle == .black)
    #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 24)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(bar.scrollEdgeAppearance?.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(bar.compactAppearance == nil)
  }

  @Test func buttonsAndTexts() throws {
    let button: UIButton = try make(
      """
      <button showsTouchWhenHighlighted="YES" adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" \
      role="destructive" id="b"><rect key="frame" x="0" y="0" width="30" height="30"/></button>
      """)
    #expect(button.showsTouchWhenHighlighted && !button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    #expect(button.role == .destructive)
    let field: UITextField = try make(
      """
      <textField id="f"><rect key="frame" x="0" y="0" width="30" height="30"/>
        <textInputTraits key="textInputTraits" smartDashesType="no" smartQuotesType="yes" smartInsertDeleteType="no"/>
      </textField>
      """)
    #expect(field.smartDashesType == .no && field.smartQuotesType == .yes && field.smartInsertDeleteType == .no)
    let label: UILabel = try make(
      """
      <label baselineAdjustment="alignCenters" id="l"><rect key="frame" x="0" y="0" width="30" height="30"/>
        <attributedString key="attributedText"><fragment content="a"><attributes>
          <real key="NSKern" value="3"/><integer key="NSUnderline" value="1"/>
          <paragraphStyle key="NSParagraphStyle" headIndent="9" firstLineHeadIndent="4"/>
        </attributes></fragment></attributedString>
      </label>
      """)
    #expect(label.baselineAdjustment == .alignCenters)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.kern] as? Double == 3 && attributes[.underlineStyle] as? Int == 1)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.headIndent == 9 && style.firstLineHeadIndent == 4)
  }

  @Test func backgroundsOfButtons() throws {
    let button: UIButton = try make(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="100" height="44"/>
        <buttonConfiguration key="configuration" style="filled" title="Go">
          <backgroundConfiguration key="background" cornerRadius="13" strokeWidth="2">
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="strokeColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </backgroundConfiguration>
        </buttonConfiguration>
      </button>
      """)
    let background = try #require(button.configuration?.background)
    #expect(background.cornerRadius == 13 && background.strokeWidth == 2)
    #expect(background.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(background.strokeColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func tabStops() throws {
    let label: UILabel = try make(
      """
      <label id="l"><rect key="frame" x="0" y="0" width="300" height="44"/><attributedString key="attributedText">
        <fragment content="A"><attributes>
          <paragraphStyle key="NSParagraphStyle" defaultTabInterval="30">
            <tabStops><textTab alignment="right" location="33.5"><options/></textTab></tabStops>
          </paragraphStyle>
        </attributes></fragment>
      </attributedString></label>
      """)
    let style = try #require(
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(style.tabStops.map(\.location) == [33.5] && style.tabStops.map(\.alignment) == [.right])
    #expect(style.defaultTabInterval == 30)
  }

  @Test func tabItems() throws {
    let bar: UITabBar = try make(
      """
      <tabBar barStyle="black" itemPositioning="centered" itemSpacing="9" id="b">
        <rect key="frame" x="0" y="0" width="300" height="49"/>
        <items><tabBarItem title="a" id="i">
          <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <offsetWrapper key="titlePositionAdjustment" horizontal="5" vertical="-6"/>
        </tabBarItem></items>
      </tabBar>
      """)
    #expect(bar.barStyle == .black && bar.itemPositioning == .centered && bar.itemSpacing == 9)
    let item = try #require(bar.items?.first)
    #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 5, vertical: -6))
  }

  @Test func tableControllers() throws {
    let storyboard = try NibFixture.loadStoryboard(
      NibFixture.storyboard(
        initial: "list",
        """
        <tableViewController id="list" clearsSelectionOnViewWillAppear="NO">
          <tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="300" height="300"/></tableView>
          <refreshControl key="refreshControl" id="r"><rect key="frame" x="0" y="0" width="300" height="60"/>
            <attributedString key="attributedTitle"><fragment content="More"/></attributedString>
          </refreshControl>
          <value key="contentSizeForViewInPopover" type="size" width="250" height="90"/>
        </tableViewController>
        """))
    let list = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
    #expect(!list.clearsSelectionOnViewWillAppear)
    #expect(list.preferredContentSize == CGSize(width: 250, height: 90))
    list.loadViewIfNeeded()
    #expect(list.tableView.refreshControl != nil && list.refreshControl === list.tableView.refreshControl)
    #expect(list.refreshControl?.attributedTitle?.string == "More")
  }
}
