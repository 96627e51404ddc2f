internal import UIKitCore
internal import CoreGraphics

/// Keys of the keyboard on the screen.
@MainActor
public struct KeyQuery {
  private let host: HeadlessHost

  init(_ host: HeadlessHost) { self.host = host }

  /// The key that says `name`, case aside.
  public subscript(name: String) -> InterfaceElement {
    host.settle()
    let panel = host.scene.shownWindows.lazy.compactMap { Keyboard.keys(in: $0) }.first
    let area = panel.flatMap { panel in panel.keyBox(named: name).map { panel.convert($0, to: nil) } }
    return InterfaceElement(area == nil ? nil : panel, host, "keys[\"\(name)\"]", area: area)
  }
}
