/// Why a document is not read.
public enum RichTextError: Error, Equatable {
  /// It does not begin as the format does.
  case notRichText
  /// Groups are nested deeper than any writer nests them.
  case nestedTooDeep
}
