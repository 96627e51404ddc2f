import CairnHost
import UIKit

extension CatalogPlay {
  static let textPlays: [CatalogPlay] = [
    onStates("text-field", { TextFieldsPage() }, area: { _, _ in nil }) { page, stage, film in
      let host = stage.host
      host.tap(page.field)
      film.shoot("keyboard coming", after: 0.1)
      film.shoot("editing", after: 0.5)
      host.send(.text("Ada"))
      film.shoot("typed", after: 0.1)
      let isMirrored = page.field.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side = (page.field.bounds.width / 2 - 20) * (isMirrored ? 1 : -1)
      host.tap(host.point(page.field, dx: side), count: 2)
      film.shoot("word selected", after: 0.6)
      host.send(.text("Grace"))
      film.shoot("replaced", after: 0.1)
      InterfaceApplication(host).keys["done"].tap()
      film.shoot("done", after: 0.6)
    },
    onStates("text-view", { TextViewsPage() }, area: { _, _ in nil }) { page, stage, film in
      let host = stage.host
      let start = page.textView.convert(CGPoint(x: 120, y: 20), to: nil)
      host.tap(start)
      film.shoot("caret", after: 0.6)
      host.tap(start, count: 2)
      film.shoot("word selected", after: 0.6)
      page.textView.selectAll(nil)
      film.shoot("all selected", after: 0.6)
      page.textView.selectedRange = NSRange(location: 4, length: 0)
      page.textView.setMarkedText("kanji", selectedRange: NSRange(location: 5, length: 0))
      film.shoot("marked text", after: 0.3)
    },
    onStates("keyboards", { TextFieldsPage() }, area: { _, _ in nil }) { page, stage, film in
      let host = stage.host
      let kinds: [(UIKeyboardType, String)] = [
        (.default, "default"), (.numbersAndPunctuation, "numbers"), (.emailAddress, "e-mail"),
        (.numberPad, "number pad"),
        (.phonePad, "phone"), (.decimalPad, "decimal"),
      ]
      for (kind, name) in kinds {
        page.field.keyboardType = kind
        page.field.becomeFirstResponder()
        film.shoot(name, after: 0.6)
        page.field.resignFirstResponder()
        host.advance(by: 0.5)
      }
    },
    onStates("search", { SearchPage() }, area: { _, _ in nil }) { page, stage, film in
      let host = stage.host
      film.shoot("at rest", after: 0.2)
      host.tap(page.searchController.searchBar.searchTextField)
      film.shoot("beginning", after: 0.15)
      film.shoot("active", after: 0.6)
      host.send(.text("tree"))
      film.shoot("typed", after: 0.2)
      InterfaceApplication(host).buttons["Cancel"].tap()
      film.shoot("cancelled", after: 0.7)
    },
  ]
}
