internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// The classes that a document names: registered ones first, then those of the module that the element gives, then
/// those of the owner's module.
@MainActor
struct ClassLookup {
  private let environment: NibEnvironment?
  private let document: IBDocument

  init(_ scene: SceneInstantiator) {
    environment = scene.purpose.environment
    document = scene.document
  }

  /// The custom class of a view, if it is one of the kind's; else the kind's own class.
  func viewClass(of element: IBElement, _ kind: ViewKind) -> UIView.Type {
    custom(element) as? UIView.Type ?? ofFramework(element) as? UIView.Type ?? kind.type
  }

  /// The class of an element that stands for one of another framework, where the program has a class of that name.
  private func ofFramework(_ element: IBElement) -> AnyClass? {
    guard let kind = element.kind, !kind.isMade, !kind.className.hasPrefix("UI") else { return nil }
    return Self.find(kind.className, module: nil, owner: environment?.owner)
  }

  func controllerClass(of element: IBElement) -> UIViewController.Type {
    if let own = custom(element) as? UIViewController.Type { return own }
    if environment?.toleratesUnknownClasses == true, element.name == "collectionViewController" {
      return PreviewCollectionController.self
    }
    return ofFramework(element) as? UIViewController.Type ?? ControllerKind.type(of: element)
  }

  /// The class of any object with `customClass`; nil when there is none or nobody knows it.
  func custom(_ element: IBElement) -> AnyClass? {
    guard let name = element.string("customClass"), Self.isIdentifier(name) else { return nil }
    let module = element.string("customModule")
    // UIKIT: a class of the target's own module is of the target that the document is compiled for: the bundle's
    // (documents that several targets compile).
    if element.string("customModuleProvider") == "target", NibRegistry.shared.classes[name] == nil,
      let bundle = environment?.bundle, let found = Self.find(name, besides: module, in: bundle)
    {
      return found
    }
    if let found = Self.find(name, module: module, owner: environment?.owner) { return found }
    if !(module == nil && name.hasPrefix("UI")) {
      NibLog.write("Unknown class \(module.map { "\($0).\(name)" } ?? name) in Interface Builder file.")
    }
    return nil
  }

  static func find(_ name: String, module: String?, owner: AnyObject? = nil) -> AnyClass? {
    if let registered = NibRegistry.shared.classes[name] { return registered }
    var modules: [String] = []
    if let module, isIdentifier(module) { modules.append(module) }
    if let owner { modules.append(String(String(reflecting: type(of: owner)).prefix { $0 != "." })) }
    modules += NibRegistry.shared.modules
    // A project that is built under another name: its documents name modules that are not there.
    if let module, NSClassFromString("\(module)._CairnDeclarations") == nil { modules += ResourceBundles.modules }
    modules += (LibraryModules.names + [Bundle.main.executableURL?.lastPathComponent ?? ""]).filter(isIdentifier)
    for module in modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
      if let found = ObjectRuntime.declaredClass(named: name, module: module) { return found }
    }
    return nil
  }

  /// The class of the module whose resources are in the bundle. The package manager names bundles by package and target.
  private static func find(_ name: String, besides module: String?, in bundle: Bundle) -> AnyClass? {
    let parts = bundle.bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_")
    for start in parts.indices.dropFirst() {
      let own = parts[start...].joined(separator: "_")
      if own == module { return nil }
      if isIdentifier(own), let found = NSClassFromString("\(own).\(name)") { return found }
    }
    return nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 200
      && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
  }
}
