import CairnHost
import Testing
import UIKit

@testable import ControlsCatalog

/// The catalogue of controls: every page in every look, every control under a finger.
@MainActor
@Suite(.serialized)
struct ControlsCatalogTests {
  /// One device shows all pages of a look, one after the other.
  @Test(arguments: CatalogStage.Look.allCases)
  func everyPageIsShownAndFreed(_ look: CatalogStage.Look) {
    final class Weak { weak var object: UIViewController? }
    let stage = CatalogStage(look: look)
    defer { stage.host.close() }
    var traces: [Weak] = []
    for page in CatalogPage.all {
      let controller = page.make()
      stage.show(controller, title: page.title)
      stage.host.advance(by: 0.05)
      #expect(stage.navigation.topViewController === controller, "\(page.name)")
      #expect(controller.view.bounds.size == stage.host.window.bounds.size, "\(page.name)")
      let trace = Weak()
      trace.object = controller
      traces.append(trace)
      stage.leave()
      stage.host.settle()
    }
    stage.host.advance(by: 0.5)
    #expect(traces.count == 22)
    for (page, trace) in zip(CatalogPage.all, traces) { #expect(trace.object == nil, "\(page.name) lives on") }
  }

  /// Provenance: the order of touches and actions of `UIControl`, and the delegates' order, as documented.
  @Test(arguments: [
    ("switch", "touchDown touchUpInside valueChanged primaryActionTriggered"),
    ("stepper", "valueChanged primaryActionTriggered touchDown"),
    ("segments", "touchDown valueChanged primaryActionTriggered touchUpInside"),
    (
      "button",
      "touchDown touchDragInside touchDragExit touchDragOutside touchDragEnter touchDragInside touchUpInside primaryActionTriggered"
    ),
    ("configured-button", "touchDown touchUpInside primaryActionTriggered"),
    // The menu takes the touch.
    ("menu", "touchDown menuActionTriggered touchCancel copy"),
    ("row", "didHighlight 1 didUnhighlight 1 willSelect 1 didSelect 1"),
    ("alert", "presented delete"), ("action-sheet", "save"), ("refresh", "refresh"),
    ("colour-well", "touchDown touchUpInside valueChanged"),
    (
      "text-field",
      "shouldBeginEditing didBeginEditing editingDidBegin shouldChange didChangeSelection editingChanged"
    ),
  ])
  func controlsTellInOrder(_ name: String, _ expected: String) throws {
    let play = try #require(CatalogPlay.all.first { $0.name == name })
    for look in [CatalogStage.Look.light, .rightToLeft] {
      let told = play.run(look, false).events.map(\.lastWords)
      // What repeats, as a drag does, counts once.
      var single: [String] = []
      for event in told where event != single.last { single.append(event) }
      let heard = single.joined(separator: " ")
      #expect(heard.hasPrefix(expected), "\(look.rawValue): \(heard)")
    }
  }

  /// Which day, row, page or word comes of a touch, in both directions of reading.
  @Test(arguments: [
    ("picker", "didSelectRow 5 in 0"), ("calendar", "valueChanged"), ("date-wheels", "valueChanged"),
    ("pages", "valueChanged"), ("slider", "valueChanged"), ("search", "update \"tree\""),
    ("search-results", "update \"ar\" 2"), ("search-results", "dismissed"),
    ("text-field", "shouldChange 0,3 \"G\""), ("text-view", "didChangeSelection"),
  ])
  func controlsTakeTheirValues(_ name: String, _ event: String) throws {
    let play = try #require(CatalogPlay.all.first { $0.name == name })
    for look in [CatalogStage.Look.light, .rightToLeft] {
      let told = play.run(look, false).events
      #expect(told.contains { $0.hasSuffix(event) }, "\(look.rawValue): \(told)")
    }
  }

  @Test func filmsShowTheirArea() throws {
    let play = try #require(CatalogPlay.all.first { $0.name == "switch" })
    let film = play.run(.dark, true).film
    #expect(!film.isEmpty)
    let strip = film.strip()
    #expect(strip.size.width > 5 * 51 && strip.size.height > 31)
  }

  /// Titles of configured buttons have the room that they were measured for.
  @Test(arguments: [CatalogStage.Look.light, .largeText])
  func titlesAreWhole(_ look: CatalogStage.Look) {
    let page = ConfiguredButtonsPage()
    let stage = CatalogStage(page, look: look)
    defer { stage.host.close() }
    stage.host.settle()
    let label = page.button.titleLabel
    #expect(label?.text == "Buy")
    #expect((label?.bounds.width ?? 0) >= (label?.intrinsicContentSize.width ?? 1) - 0.01)
    #expect(
      abs(
        (label?.font.pointSize ?? 0)
          - UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: stage.host.window.traitCollection
          ).pointSize) < 0.01)
  }
}

extension String {
  /// A control's event without the control's name, and a text change without its place.
  fileprivate var lastWords: String {
    let words = split(separator: " ")
    guard let first = words.first else { return self }
    if first == "shouldChange" { return "shouldChange" }
    let controls = ["switch", "stepper", "segments", "button", "menu", "well", "field", "slider", "pages"]
    return words.count > 1 && controls.contains(String(first)) ? words.dropFirst().joined(separator: " ") : self
  }
}
