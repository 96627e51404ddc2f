internal import ArgumentParser
package import CairnHost
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import UIKitCore
internal import UIKitDocuments
internal import UITraits

/// A storyboard that runs in a host without a screen, at the initial controller or at a scene inside its containers.
@MainActor
package struct ProgramRun {
  package let host: HeadlessHost
  /// The controller in view.
  let target: UIViewController
  private let path: String
  private let variant: DocumentVariant

  /// Nil where the document has no such controller.
  init?(_ path: String, _ variant: DocumentVariant) throws {
    let program = try RunningDocument(contentsOfFile: path, language: variant.language)
    guard let id = Self.controllerID(in: program.document, variant) else { return nil }
    let own = program.document.device.map { Device.ofDocument($0.id) }
    host = HeadlessHost(
      device: (variant.device ?? own)?.id ?? "iPhone 15",
      orientation: variant.selection.orientation == .landscape ? .landscapeRight : .portrait,
      settings: Self.settings(path, variant), system: variant.selection.system?.canvas.system)
    if let width = variant.selection.width { host.resize(to: CGSize(width: width, height: host.scene.size.height)) }
    if let classes = variant.selection.sizeClass?.classes {
      host.window.traitOverrides.horizontalSizeClass = classes.horizontal == .compact ? .compact : .regular
      host.window.traitOverrides.verticalSizeClass = classes.vertical == .compact ? .compact : .regular
    }
    guard let (root, target) = Self.controllers(id, program) else {
      host.close()
      return nil
    }
    self.target = target
    self.path = path
    self.variant = variant
    host.show(root)
  }

  /// The user's settings that the variant stands for.
  private static func settings(_ path: String, _ variant: DocumentVariant) -> HostSettings {
    let translation = variant.language.flatMap { StringsFile.translation(of: path, into: $0) }
    return HostSettings(
      style: variant.selection.style == .dark ? .dark : .light, textSize: variant.textSize?.category,
      layoutDirection: translation?.isRightToLeft == true ? .rightToLeft : .leftToRight)
  }

  /// Begins anew with what the file holds now, on the same device; says what is wrong, where that cannot be shown.
  package func restart() {
    do {
      let program = try RunningDocument(contentsOfFile: path, language: variant.language)
      guard let id = Self.controllerID(in: program.document, variant), let found = Self.controllers(id, program) else {
        return CommandOutput.error("\(path): error: there is no controller to run")
      }
      host.window.rootViewController?.dismiss(animated: false)
      host.show(found.root)
    } catch let error as DocumentError {
      CommandOutput.error("\(error)")
    } catch {
      CommandOutput.error("\(path): error: \(error)")
    }
  }

  /// The controller to begin with; nil where there is none.
  private static func controllerID(in document: IBDocument, _ variant: DocumentVariant) -> String? {
    guard let name = variant.selection.scene else {
      return document.initialViewControllerID ?? document.scenes.lazy.compactMap { $0.controller?.id }.first
    }
    return document.scenes.first { $0.id == name || $0.controller?.id == name }?.controller?.id
  }

  /// Starts the storyboard, with the catalogues beside it.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - device: A device by name; nil for the document's own.
  ///   - scene: The scene to begin with, by its id; nil for the initial controller.
  /// - Throws: an exit code, when what is wrong has been told.
  package static func start(_ path: String, device: String?, scene: String?) throws -> ProgramRun {
    let arguments = [path, "--run"] + (device.map { ["--device", $0] } ?? []) + (scene.map { ["--scene", $0] } ?? [])
    guard let variant = try DocumentSelection.parse(arguments).variants().first else {
      throw ExitCode.validationFailure
    }
    AssetLookup.useCatalogs(besideDocumentAt: path)
    do throws(DocumentError) {
      if let run = try start(path, variant) { return run }
    } catch {
      CommandOutput.error("\(error)")
      throw ExitCode(DocumentOutcome(error).rawValue)
    }
    throw ExitCode(DocumentOutcome.badDocument.rawValue)
  }

  /// Starts the storyboard; nil, with a message, where there is nothing to run.
  static func start(_ path: String, _ variant: DocumentVariant) throws(DocumentError) -> ProgramRun? {
    do {
      if let run = try ProgramRun(path, variant) { return run }
      CommandOutput.error("\(path): error: there is no controller to run")
    } catch let error as DocumentError {
      throw error
    } catch {
      CommandOutput.error("\(path): error: \(error)")
    }
    return nil
  }

  /// The outermost container and the controller itself: containers as segues start them, pushes on top.
  private static func controllers(
    _ id: String, _ program: RunningDocument
  ) -> (root: UIViewController, target: UIViewController)? {
    // A navigation controller cannot be pushed: segues that lead back to it do not lead to it.
    var destination = id
    let way = SceneGraph(program.document).way(to: id).prefix { edge in
      defer { destination = edge.source }
      let isPush = edge.kind == "show" || edge.kind == "push"
      return edge.kind == "relationship" || isPush && !isNavigation(destination, program.document)
    }
    guard let root = program.controller(withID: way.last?.source ?? id) else { return nil }
    var current = root
    for (index, edge) in way.enumerated().reversed() {
      let destination = index == 0 ? id : way[index - 1].source
      if edge.kind == "relationship" {
        guard let child = current.children.first(where: { RunningDocument.id(of: $0) == destination }) else { continue }
        (current as? UITabBarController)?.selectedViewController = child
        current = child
      } else {
        guard let pushed = program.controller(withID: destination) else { continue }
        guard let navigation = current as? UINavigationController ?? current.navigationController else { continue }
        navigation.pushViewController(pushed, animated: false)
        current = pushed
      }
    }
    return (root, current)
  }

  private static func isNavigation(_ id: String, _ document: IBDocument) -> Bool {
    document.scenes.contains { $0.controller?.id == id && $0.controller?.name == "navigationController" }
  }

  /// Every controller that is shown, containers before what is in them.
  var controllers: [UIViewController] {
    var result: [UIViewController] = []
    var queue = [host.window.rootViewController].compactMap { $0 }
    while !queue.isEmpty {
      let controller = queue.removeFirst()
      if controller.isViewLoaded, controller.view.window != nil { result.append(controller) }
      queue +=
        controller.children + [controller.presentedViewController].compactMap { $0 }.filter { !queue.contains($0) }
      if result.count > 1_000 { break }
    }
    return result
  }
}
