// The module that clients import: UIKit with the default backends.
@_exported public import UIKitCore
@_exported public import UIKitDocuments
internal import CUIKitBootstrap
internal import CairoRenderer
internal import Foundation
internal import HarfBuzzText
internal import ImageCodecs
internal import UIDisplayList
internal import UITextLayout

/// Called by the loader through `CUIKitBootstrap`, before `main`.
@_cdecl("cairn_uikit_install_default_backends")
public func installDefaultBackends() {
  TextServices.current.shaper = HarfBuzzShaper()
  DocumentServices.current = DocumentServices(reader: InterfaceBuilderReader())
  DrawingServices.current = DrawingServices(renderer: CairoRenderer(), decoder: ImageCodecs())
  // The loader runs on the main thread; a program that loads the library later, elsewhere, goes without text layers.
  guard Thread.isMainThread else { return }
  // `MainActor.assumeIsolated` asks Dispatch, which is not initialized yet where it is linked statically: its own
  // constructor may run after this one, and the program would end before `main`.
  let install: @MainActor () -> Void = { LibraryParts.install() }
  unsafeBitCast(install, to: (() -> Void).self)()
}
