/// Hears of the edits of a text storage.
public protocol NSTextStorageObserving: NSObjectProtocol {
  var textStorage: NSTextStorage? { get set }
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  func performEditingTransaction(for textStorage: NSTextStorage, usingBlock transaction: () -> Void)
}
