internal import SwiftSyntax

extension FileRewriter {
  /// Takes away what the compiler refuses without the Objective-C runtime.
  func strip(_ attributes: AttributeListSyntax) {
    for attribute in attributes.attributes {
      switch attribute.name {
      case "objc", "objcMembers", "IBOutlet", "GKInspectable":
        remove(attribute)
        file.note(.rewritten, .objcAttribute, attribute, "\(attribute.trimmedDescription) was taken away")
      // DEVIATION: two properties of one name, an application's in an extension of `UIView` and a library's in a subclass of
      // its own, are ambiguous for the compiler where none is Objective-C's. The subclass's is meant.
      case "IBInspectable" where isInExtension(attributes):
        file.edits.replace(attribute, with: "@_disfavoredOverload")
      case "NSApplicationMain":
        file.note(.refused, .entryPoint, attribute, "this is a program for macOS")
      default: break
      }
    }
  }

  /// `@available(*, unavailable)` of a stored property, which compilers took once: today's refuse it.
  func adaptUnavailableStorage(_ node: VariableDeclSyntax) {
    guard functionDepth == 0, !types.isEmpty, !node.modifiers.has("static"), !node.modifiers.has("class"),
      isUnavailable(node.attributes), node.bindings.allSatisfy({ $0.accessorBlock == nil })
    else { return }
    for attribute in node.attributes.attributes where attribute.name == "available" {
      remove(attribute)
      file.note(.rewritten, .formerName, attribute, "stored properties cannot be unavailable")
    }
  }

  private func isInExtension(_ attributes: AttributeListSyntax) -> Bool {
    attributes.parent?.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
  }

  func remove(_ node: some SyntaxProtocol) { file.edits.remove(node) }

  func adaptEntryPoint(_ node: ClassDeclSyntax) {
    let name = qualified(node.name.text)
    for attribute in node.attributes.attributes where ["UIApplicationMain", "main"].contains(attribute.name) {
      let isDelegate = file.index.ancestry(of: name).contains { $0.inherited.contains("UIApplicationDelegate") }
      guard attribute.name == "UIApplicationMain" || isDelegate else { continue }
      switch file.settings.entryPoint {
      case .application:
        if attribute.name == "main" { continue }
        file.edits.replace(attribute, with: "@main")
      case .hosted:
        remove(attribute)
        file.delegate = name
      }
      file.note(.rewritten, .entryPoint, attribute, "@\(attribute.name) starts \(name)")
    }
  }
}
