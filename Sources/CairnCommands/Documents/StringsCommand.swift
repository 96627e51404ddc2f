internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder

/// `cairn strings`: texts for translators, and translations back.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings", abstract: "Exports the texts of documents for translators, and imports translations.",
    discussion: """
      Keys are Xcode's: <object id>.<property>.
      """, subcommands: [ExportStrings.self, ImportStrings.self, ShowStrings.self])
}
