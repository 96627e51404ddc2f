internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// `<userDefinedRuntimeAttributes>`: values for key paths, set before anything is connected.
@MainActor
struct RuntimeAttributes {
  private let scene: SceneInstantiator

  init(_ scene: SceneInstantiator) { self.scene = scene }

  func apply(_ element: IBElement, to object: AnyObject) {
    if scene.purpose.environment?.toleratesUnknownClasses == true { return applyKnown(element, to: object) }
    for attribute in element.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? [] {
      guard let path = attribute.string("keyPath") else { continue }
      do {
        try KeyPathWriter.write(value(attribute), at: path, of: object)
      } catch {
        NibLog.write("Failed to set (\(path)) user defined inspected property on (\(type(of: object))): \(error)")
      }
    }
  }

  /// Applies what is known on the canvas; a running program gets all of it when its objects are connected.
  func applyOnCanvas(_ element: IBElement, to object: AnyObject) {
    if scene.isOnCanvas { applyKnown(element, to: object) }
  }

  /// On the canvas: what UIKit's own classes have; attributes of custom classes have no effect there.
  private func applyKnown(_ element: IBElement, to object: AnyObject) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? [] {
      guard let path = attribute.string("keyPath") else { continue }
      let value = value(attribute)
      if KeyPathWriter.setKnown(value, at: path, of: object) || element.string("customClass") != nil { continue }
      scene.result.warn("runtime attribute '\(path)' has no effect on \(type(of: object))", at: attribute)
    }
  }

  private func value(_ element: IBElement) -> Any? {
    let child = element.child(key: "value")
    switch element.string("type") {
    case "number": return child?.number("value")
    case "boolean": return element.bool("value")
    case "string", "localizedString": return element.text("value")
    case "image": return ImageDecoder(scene).image(element, "value")
    case "color": return child.flatMap { ColorDecoder(scene.document).color($0) }
    case "point": return child.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size": return child.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect": return element.rect(key: "value")
    case "range": return child.map { NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0) }
    default: return nil
    }
  }
}
