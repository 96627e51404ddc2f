// The module that clients import: UIKit with the default backends.
@_exported public import UIKitCore
internal import CUIKitBootstrap
internal import HarfBuzzText
internal import UITextLayout

/// Called by the loader through `CUIKitBootstrap`, before `main`.
@_cdecl("cairn_uikit_install_default_backends")
public func installDefaultBackends() {
  TextServices.current.shaper = HarfBuzzShaper()
}
