import CairnHost
import Testing
import UIKit

/// Properties that change what is seen and where things lie.
@MainActor @Suite(.serialized)
struct PropertyEffectTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var urls: [String] = []
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      urls.append("\(URL.absoluteString) \(characterRange.location)")
      return false
    }
  }

  private func show<Result>(_ view: UIView, on device: String = "iPhone 15", _ body: (HeadlessHost) throws -> Result)
    rethrows -> Result
  {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    return try body(host)
  }

  /// Apple's page on `UITextView.dataDetectorTypes`.
  @Test(arguments: [
    ("www.example.com is a page", UIDataDetectorTypes.link, ["http://www.example.com 0"]),
    ("(555) 123-4567", .phoneNumber, ["tel:5551234567 0"]), ("www.example.com is a page", .phoneNumber, []),
  ])
  func aTextViewFollowsWhatItDetects(text: String, types: UIDataDetectorTypes, urls: [String]) {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
    let listener = Listener()
    view.delegate = listener
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.isEditable = false
    view.dataDetectorTypes = types
    show(view) { host in
      host.tap(CGPoint(x: 20, y: 215))
      host.advance(by: 1)
      #expect(listener.urls == urls)
      #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
      view.isEditable = true
      host.tap(CGPoint(x: 20, y: 215))
      host.advance(by: 1)
      #expect(listener.urls == urls, "nothing is detected while the text can be edited")
    }
  }

  @Test func detectedLinksHaveTheColourOfLinks() throws {
    func blue(_ types: UIDataDetectorTypes) throws -> Bool {
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
      view.text = "www.example.com"
      view.isEditable = false
      view.dataDetectorTypes = types
      view.tintColor = .blue
      view.font = .boldSystemFont(ofSize: 40)
      return try show(view) { host in
        host.advance(by: 0.1)
        let image = host.snapshot()
        let data = Data(copying: try #require(image.cgImage?.dataProvider?.data))
        // Nothing else in the picture has a colour.
        return stride(from: 0, to: data.count - 3, by: 4).contains {
          abs(Int(data[$0]) - Int(data[$0 + 2])) > 200
        }
      }
    }
    #expect(try blue(.link))
    #expect(try !blue([]))
  }

  @Test func theFirstTextTypedTakesThePlaceOfAll() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
    view.text = "before"
    view.clearsOnInsertion = true
    show(view) { _ in
      view.becomeFirstResponder()
      view.insertText("x")
      view.insertText("y")
      #expect(view.text == "xy")
    }
  }

  /// Apple's page on `NSStringDrawingContext`.
  @Test func drawnTextShrinksAsFarAsItsContextLetsIt() {
    let text = "A headline that is too long" as NSString
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    func factor(_ least: CGFloat, _ size: CGSize) -> (CGFloat, CGRect) {
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = least
      let box = text.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: font, context: context)
      return (context.actualScaleFactor, box)
    }
    #expect(factor(0.2, CGSize(width: 1000, height: 100)).0 == 1)
    #expect(factor(0, CGSize(width: 200, height: 40)).0 == 1)
    let (shrunk, box) = factor(0.2, CGSize(width: 200, height: 40))
    #expect(shrunk > 0.2 && shrunk < 1)
    #expect(box.height <= 40 && box.width <= 200)
    #expect(factor(0.9, CGSize(width: 200, height: 40)).0 == 0.9)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  /// Apple's page on `cellLayoutMarginsFollowReadableWidth`: what is readable is 672 points wide.
  @Test(arguments: [(1024.0, 176.0), (500.0, 0)])
  func marginsOfCellsFollowTheReadableWidth(width: Double, more: Double) throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .plain)
    let rows = Rows()
    table.dataSource = rows
    try show(table, on: "iPad Pro 12.9\"") { host in
      host.advance(by: 0.1)
      let path = IndexPath(row: 0, section: 0)
      let own = try #require(table.cellForRow(at: path)?.textLabel).frame.minX
      table.cellLayoutMarginsFollowReadableWidth = true
      host.advance(by: 0.1)
      let cell = try #require(table.cellForRow(at: path))
      #expect(cell.textLabel?.frame.minX == max(own, CGFloat(more)))
      #expect(cell.contentView.layoutMargins.left == max(own, CGFloat(more)))
    }
  }

  /// Apple's page on `separatorInsetReference`.
  @Test func separatorsCountFromTheirReference() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    let rows = Rows()
    table.dataSource = rows
    try show(table) { host in
      host.advance(by: 0.1)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let own = table.separatorInset.left
      table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
      #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
      table.separatorInsetReference = .fromAutomaticInsets
      #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: own + 30, bottom: 0, right: 5))
      #expect(table.separatorInset.left == 30)
    }
  }

  @Test func aPDFSaysWhatItsFormatSays() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Flyer", kCGPDFContextKeywords: ["a", "b"], "other": 1]
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { $0.beginPage() }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Title (Flyer)"))
    #expect(text.contains("/Keywords (a, b)"))
  }

  /// A circle of a colour of its own with the mark in the tint, as Apple's page on the options has it.
  @Test func circlesOfAccessoriesHaveTheirColours() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: CGRect(x: 0, y: 60, width: 390, height: 300), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.accessories = [
        .delete(displayed: .always, options: .init(tintColor: .black, backgroundColor: .green))
      ]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    try show(view) { host in
      host.advance(by: 0.1)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let image = UIGraphicsImageRenderer(bounds: cell.bounds).image { cell.layer.render(in: $0.cgContext) }
      let data = Data(copying: try #require(image.cgImage?.dataProvider?.data))
      let green = stride(from: 0, to: data.count - 3, by: 4).filter {
        data[$0] < 40 && data[$0 + 1] > 220 && data[$0 + 2] < 40 && data[$0 + 3] > 220
      }
      #expect(green.count > 200)
    }
  }
}
