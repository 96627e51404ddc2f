internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  /// `<textInputTraits>`: how the keyboard serves a field.
  func decodeTextInput(_ input: any UITextInputTraits) {
    guard let traits = element.child("textInputTraits") else { return }
    func choice<Value>(_ name: String, _ values: [Value]) -> Value? {
      traits.string(name).flatMap { text in values.first { "\($0)" == text } }
    }
    if let value = choice(
      "autocapitalizationType", [UITextAutocapitalizationType.none, .words, .sentences, .allCharacters])
    {
      input.autocapitalizationType = value
    }
    if let value = choice("autocorrectionType", [UITextAutocorrectionType.default, .no, .yes]) {
      input.autocorrectionType = value
    }
    if let value = choice("spellCheckingType", [UITextSpellCheckingType.default, .no, .yes]) {
      input.spellCheckingType = value
    }
    if let value = choice("keyboardAppearance", [UIKeyboardAppearance.default, .dark, .light]) {
      input.keyboardAppearance = value
    }
    if traits.string("keyboardAppearance") == "alert" { input.keyboardAppearance = .dark }
    let keyboards: [UIKeyboardType] = (0...11).compactMap { UIKeyboardType(rawValue: $0) }
    if let name = traits.string("keyboardType") {
      let aliases = ["alphabet": "asciiCapable"]
      if let value = keyboards.first(where: { "\($0)" == aliases[name] ?? name }) { input.keyboardType = value }
    }
    let keys: [UIReturnKeyType] = (0...11).compactMap { UIReturnKeyType(rawValue: $0) }
    if let value = choice("returnKeyType", keys) { input.returnKeyType = value }
    if traits.bool("enablesReturnKeyAutomatically") == true { input.enablesReturnKeyAutomatically = true }
    if traits.bool("secureTextEntry") == true { input.isSecureTextEntry = true }
    if let type = traits.string("textContentType") { input.textContentType = UITextContentType(rawValue: type) }
    if let value = choice("smartDashesType", [UITextSmartDashesType.no, .yes]) { input.smartDashesType = value }
    if let value = choice("smartQuotesType", [UITextSmartQuotesType.no, .yes]) { input.smartQuotesType = value }
    if let value = choice("smartInsertDeleteType", [UITextSmartInsertDeleteType.no, .yes]) {
      input.smartInsertDeleteType = value
    }
  }

  /// `<dataDetectorType>`.
  var dataDetectorTypes: UIDataDetectorTypes {
    guard let types = element.child(key: "dataDetectorTypes") else { return [] }
    let names: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
      ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
      ("lookupSuggestion", .lookupSuggestion),
    ]
    return names.reduce(into: []) { if types.bool($1.0) == true { $0.insert($1.1) } }
  }
}
