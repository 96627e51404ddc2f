internal import Foundation

/// A key of the system's keyboard and where it is.
struct KeyboardKey {
  enum Action: Equatable { case type(String), delete, enter, shift, numbers, none }
  var title: String
  var action: Action
  /// In the keyboard's coordinates, in points.
  var box: CGRect
  /// Whether it does something else than type a character.
  var isSpecial = false

  /// The symbol that is drawn in the title's place.
  var symbol: String? {
    switch title {
    case "⌫": "delete.left"
    case "⇧": "shift"
    case "⬆": "shift.fill"
    default: nil
    }
  }
  /// Whether the key is one of a pad of digits.
  var isDigit: Bool { letters != nil || box.width > 90 }
  /// The letters beneath a digit of a pad.
  var letters: String?
  /// Whether nothing but the title is seen: the keys beside the zero of a pad.
  var isBare = false

  static func keys(
    _ kind: UIKeyboardType, showsNumbers: Bool, isShifted: Bool, returnTitle: String, in area: CGRect
  ) -> [KeyboardKey] {
    switch kind {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: pad(kind, in: area)
    default: letters(kind, showsNumbers, isShifted, returnTitle, in: area)
    }
  }

  private static func pad(_ kind: UIKeyboardType, in area: CGRect) -> [KeyboardKey] {
    let corner = kind == .decimalPad ? "." : kind == .phonePad ? "+*#" : ""
    let titles = ["1", "2", "3", "4", "5", "6", "7", "8", "9", corner, "0", "⌫"]
    let (width, height) = (area.width / 3, area.height / 4)
    return titles.enumerated().compactMap { index, title in
      guard !title.isEmpty else { return nil }
      let box = CGRect(
        x: area.minX + CGFloat(index % 3) * width, y: area.minY + CGFloat(index / 3) * height, width: width,
        height: height
      ).insetBy(dx: 3, dy: 3.5)
      let isSpecial = index == 9 || index == 11
      let action: Action = title == "⌫" ? .delete : title == "+*#" ? .none : .type(title)
      var key = KeyboardKey(title: title, action: action, box: box, isSpecial: isSpecial)
      let names = [" ", "A B C", "D E F", "G H I", "J K L", "M N O", "P Q R S", "T U V", "W X Y Z"]
      if index < 9, kind != .decimalPad { key.letters = names[index] }
      key.isBare = isSpecial
      return key
    }
  }

  private static func letters(
    _ kind: UIKeyboardType, _ showsNumbers: Bool, _ isShifted: Bool, _ returnTitle: String, in area: CGRect
  ) -> [KeyboardKey] {
    let rows = showsNumbers ? ["1234567890", "-/:;()$&@\"", ".,?!'"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    let height = area.height / 4
    let unit = area.width / 10
    var keys: [KeyboardKey] = []
    for (row, text) in rows.enumerated() {
      let width = showsNumbers && row == 2 ? unit * 1.4 : unit
      var x = area.midX - width * CGFloat(text.count) / 2
      for character in text {
        let title = isShifted ? character.uppercased() : String(character)
        let box = CGRect(x: x, y: area.minY + CGFloat(row) * height, width: width, height: height)
        keys.append(KeyboardKey(title: title, action: .type(title), box: box.insetBy(dx: 3, dy: 5.5)))
        x += width
      }
    }
    func special(_ title: String, _ action: Action, row: Int, x: CGFloat, width: CGFloat, isSpecial: Bool = true) {
      let box = CGRect(
        x: area.minX + x * unit, y: area.minY + CGFloat(row) * height, width: width * unit, height: height)
      keys.append(
        KeyboardKey(title: title, action: action, box: box.insetBy(dx: 3, dy: 5.5), isSpecial: isSpecial))
    }
    special(showsNumbers ? "#+=" : isShifted ? "⬆" : "⇧", showsNumbers ? .none : .shift, row: 2, x: 0, width: 1.4)
    special("⌫", .delete, row: 2, x: 8.6, width: 1.4)
    special(showsNumbers ? "ABC" : "123", .numbers, row: 3, x: 0, width: 2.5)
    let extra: String? = kind == .emailAddress ? "@" : kind == .URL ? "/" : kind == .twitter ? "#" : nil
    special("space", .type(" "), row: 3, x: 2.5, width: extra == nil ? 5 : 3, isSpecial: false)
    if let extra {
      special(extra, .type(extra), row: 3, x: 5.5, width: 1, isSpecial: false)
      special(".", .type("."), row: 3, x: 6.5, width: 1, isSpecial: false)
    }
    special(returnTitle, .enter, row: 3, x: 7.5, width: 2.5)
    return keys
  }
}
