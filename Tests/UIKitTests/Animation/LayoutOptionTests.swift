import Testing
import UIKit

@MainActor
struct LayoutOptionTests {
  private final class Box: UIView {
    let inner = UIView()
    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      inner.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  /// Provenance: Apple's page on `layoutSubviews` of `UIView.AnimationOptions`: subviews are animated along with their
  /// parent.
  @Test func subviewsAreAnimatedAlong() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(box)
    window.isHidden = false
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews]) { box.frame.size.width = 200 }
    #expect(box.inner.frame.width == 180 && box.inner.layer.animationKeys()?.isEmpty == false)
    box.layer.removeAllAnimations()
    box.inner.layer.removeAllAnimations()
  }
}
