// The pictures that UIKit has under names of its own.
//
// UIKIT: the header says what each one shows; a client may not override them.
extension UIImage {
  /// An ellipsis within a circle.
  public class var actions: UIImage { standard("ellipsis.circle") }
  /// A plus within a circle.
  public class var add: UIImage { standard("plus.circle") }
  /// A minus within a circle.
  public class var remove: UIImage { standard("minus.circle") }
  /// A check mark.
  public class var checkmark: UIImage { standard("checkmark") }
  /// A check mark within a circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private class func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
