import UIKit

/// The program's own class of a view in `Card.xib`, which its code expects.
final class CardFace: UIView {
  weak var field: UITextField?
}
