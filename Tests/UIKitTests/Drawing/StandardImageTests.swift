import Testing
import UIKit

/// The pictures that UIKit has under names of its own: each is a symbol.
@MainActor
struct StandardImageTests {
  @Test func eachShowsSomething() {
    for image in [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark] {
      #expect(image.size.width > 0 && image.isSymbolImage)
    }
  }
}
