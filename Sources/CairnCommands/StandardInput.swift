internal import ArgumentParser
internal import DocumentEditing

/// `-` in place of a file.
enum StandardInput {
  /// Refuses arguments that would read it more than once.
  static func checkOnce(_ files: [String]) throws {
    if files.count(where: { $0 == DocumentFile.standardStream }) > 1 {
      throw ValidationError("Standard input can be read once: '-' is given more than once.")
    }
  }
}
