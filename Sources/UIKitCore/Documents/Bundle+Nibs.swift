public import Foundation

extension Bundle {
  /// Makes the objects of a nib of the bundle.
  ///
  /// - Returns: the top-level objects. A missing nib traps.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
