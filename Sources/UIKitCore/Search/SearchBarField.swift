internal import Foundation

/// Hands on what a search bar's field is asked and told.
@MainActor
final class SearchBarField: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
    bar.searchTextField.delegate = self
    bar.searchTextField.addAction(
      UIAction { [weak bar] _ in
        guard let bar else { return }
        bar.textDidChange()
      }, for: .editingChanged)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) != false
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.editingDidChange()
    bar.search?.searchBarDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) != false
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.editingDidChange()
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) != false
  }
  /// UIKIT: the search key is offered to `shouldChangeTextIn` as a new line first. A guess.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let end = NSRange(location: (textField.text ?? "").utf16.count, length: 0)
    guard bar.delegate?.searchBar(bar, shouldChangeTextIn: end, replacementText: "\n") != false else { return false }
    bar.searchButtonWasTapped()
    return true
  }
}
