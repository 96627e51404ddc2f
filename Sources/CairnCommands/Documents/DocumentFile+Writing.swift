internal import DocumentEditing
internal import Foundation

extension DocumentFile {
  /// Writes what a command made of the document: into its file, unless it is the same; of standard input to standard
  /// output.
  func write(_ new: [UInt8]) throws(WriteError) {
    if isStandardInput {
      CommandOutput.write(Data(new))
    } else if new != bytes {
      try replaceContents(with: new)
    }
  }
}
