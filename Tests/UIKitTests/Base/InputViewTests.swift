import Testing
import UIKit

/// Provenance: a library of chats makes one without a frame.
@MainActor struct InputViewTests {
  private final class Container: UIInputView {}

  @Test func anInputViewNeedsNoStyle() {
    let view = Container()
    #expect(view.inputViewStyle == .default && view.frame == .zero)
    #expect(UIInputView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).bounds.width == 5)
  }
}
