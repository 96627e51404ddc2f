internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UISystemMetrics
internal import UITraits

/// The screens of a canvas, and the environment that its scenes are laid out in.
@MainActor
struct CanvasDevice {
  private let document: IBDocument
  private let options: CanvasOptions
  let system: CanvasSystem

  init(_ document: IBDocument, _ options: CanvasOptions = CanvasOptions()) {
    self.document = document
    self.options = options
    let saved = CanvasSystem(document)
    system = options.system ?? options.target.map { saved.showing($0.device) } ?? saved
  }

  /// The screen that the document was saved for.
  var own: CanvasScreen {
    let system = CanvasSystem(document)
    guard let device = document.device else {
      return CanvasScreen(
        size: document.xcode.major < 8 ? CGSize(width: 600, height: 600) : CGSize(width: 375, height: 667), system)
    }
    return CanvasScreen(Device.ofDocument(device.id), isLandscape: device.orientation == "landscape", system)
  }

  /// The screen that is shown.
  var shown: CanvasScreen {
    if let square = options.square { return CanvasScreen(size: square.size, system) }
    guard let target = options.target else { return own.with(system) }
    let screen = CanvasScreen(target.device, isLandscape: target.isLandscape, system)
    return target.width.map { screen.resized(to: CGSize(width: $0, height: screen.size.height)) } ?? screen
  }

  /// Screens that scenes may have been left at when the document went to another device, in points.
  var others: [CanvasScreen] {
    let system = CanvasSystem(document)
    let plain = [CGSize(width: 600, height: 600), CGSize(width: 703, height: 768)].map {
      CanvasScreen(size: $0, system)
    }
    let devices = Device.all.flatMap { device in
      [false, true].flatMap { isLandscape in
        let screen = CanvasScreen(device, isLandscape: isLandscape, system)
        // UIKIT: without a device there is no safe area but the status bar's, at any size (Xcode 10 to 12).
        if document.device == nil { return [CanvasScreen(size: screen.size, system)] }
        let former = device.size(landscape: isLandscape)
        return former == screen.size ? [screen] : [screen, screen.resized(to: former)]
      }
    }
    return plain + devices
  }

  /// What the scenes are laid out for, the screen's shape aside.
  var environment: LayoutEnvironment {
    var result = LayoutEnvironment(system: system.system)
    result.metrics.isEarlySquare =
      document.device == nil && options.target == nil && document.usesTraitCollections && system.xcode == 6
    if system.hasSmallText { result.documentTextSize = .extraSmall }
    result.metrics.hasEarlyTitles = system.hasEarlyTitles
    result.metrics.hasEarlyFields = system.hasEarlyFields
    result.metrics.hasHighSliders = system.hasHighSliders
    result.metrics.hasRaisedSheetBars = system.raisesBarsOfSheets
    if let size = options.textSize { result.documentTextSize = size }
    result.traits = UITraitCollection(traitsFrom: [shown.traits, options.traits])
    return result
  }

  /// The size classes that variations are chosen by, as they name them; none for the square of no particular device.
  var documentTraits: IBTraits {
    if let square = options.square { return square.documentTraits }
    // The square canvas of Xcode 6 and 7 has no size classes.
    guard options.target != nil || document.device != nil && document.usesTraitCollections else { return IBTraits() }
    let traits = UITraitCollection(traitsFrom: [shown.traits, options.traits])
    return IBTraits([
      .widthClass: traits.horizontalSizeClass == .regular ? "regular" : "compact",
      .heightClass: traits.verticalSizeClass == .regular ? "regular" : "compact",
    ])
  }
}
