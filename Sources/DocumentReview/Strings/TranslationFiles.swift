internal import Foundation

/// Translations in the formats that translators use.
package enum TranslationFiles {
  /// Xcode's `.strings`: a comment and a pair for each text; behind them, sorted, pairs that are of none.
  package static func strings(
    _ texts: [LocalizableText], translations: [String: String] = [:], others: [String: String] = [:]
  ) -> String {
    func pair(_ key: String, _ value: String) -> String { "\"\(escaped(key))\" = \"\(escaped(value))\";\n" }
    let own = texts.map { text in
      "\n/* \(text.comment.replacing("*/", with: "* /")) */\n" + pair(text.key, translations[text.key] ?? text.value)
    }
    return own.joined() + others.sorted { $0.key < $1.key }.map { "\n" + pair($0.key, $0.value) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t").replacing("\r", with: "\\r")
  }

  /// A string catalogue with the document's texts and what is translated so far, by language.
  package static func catalogue(
    _ texts: [LocalizableText], sourceLanguage: String, translations: [String: [String: String]]
  ) -> String {
    var result = "{\n  \"sourceLanguage\" : \(JSONText.quoted(sourceLanguage)),\n  \"strings\" : {\n"
    result += texts.map { text in
      var localizations = [(sourceLanguage, "new", text.value)]
      for language in translations.keys.sorted() where language != sourceLanguage {
        if let value = translations[language]?[text.key] { localizations.append((language, "translated", value)) }
      }
      localizations.sort { $0.0 < $1.0 }
      let units = localizations.map { language, state, value in
        """
                \(JSONText.quoted(language)) : {
                  "stringUnit" : {
                    "state" : "\(state)",
                    "value" : \(JSONText.quoted(value))
                  }
                }
        """
      }
      return """
            \(JSONText.quoted(text.key)) : {
              "comment" : \(JSONText.quoted(text.comment)),
              "extractionState" : "extracted_with_value",
              "localizations" : {
        \(units.joined(separator: ",\n"))
              }
            }
        """
    }.joined(separator: ",\n")
    return result + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  /// A document with what is translated of it so far. Copies of a document have texts of the same keys.
  package typealias TranslatedDocument = (path: String, texts: [LocalizableText], translations: [String: String])

  /// XLIFF 1.2, as Xcode exports it.
  package static func xliff(_ documents: [TranslatedDocument], from source: String, to target: String) -> String {
    var result = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    for (path, texts, translations) in documents {
      result +=
        "  <file original=\"\(xml(path))\" source-language=\"\(xml(source))\" target-language=\"\(xml(target))\" "
      result +=
        "datatype=\"plaintext\">\n    <header>\n      <tool tool-id=\"cairn\" tool-name=\"cairn\"/>\n    </header>\n"
      result += "    <body>\n"
      for text in texts {
        result += "      <trans-unit id=\"\(xml(text.key))\" xml:space=\"preserve\">\n"
        result += "        <source>\(xml(text.value))</source>\n"
        if let translation = translations[text.key] { result += "        <target>\(xml(translation))</target>\n" }
        result += "        <note>\(xml(text.comment))</note>\n      </trans-unit>\n"
      }
      result += "    </body>\n  </file>\n"
    }
    return result + "</xliff>\n"
  }

  private static func xml(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
