internal import SwiftSyntax

extension FileRewriter {
  /// `static let setUp: Void = configure()`: what runs once, when somebody first asks.
  ///
  /// Appearance proxies are objects of their class here. Where the initializers of a class set its appearance up once, the
  /// proxy comes while that is under way, and would wait for its end for ever.
  func adaptOnce(_ node: VariableDeclSyntax) {
    guard functionDepth == 0, node.modifiers.has("static"), node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil, let initializer = binding.initializer,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription, ["Void", "()"].contains(type)
    else { return }
    let mark = "_isDone_\(name.trimmingBackticks)"
    file.edits.replace(node.bindingSpecifier, with: "var")
    file.edits.replace(initializer.equal, with: "{ if !\(mark) { \(mark) = true; return")
    file.edits.insert(
      " } }; nonisolated(unsafe) private static var \(mark) = false", at: Edits.range(of: initializer).upperBound)
    file.note(.rewritten, .once, node, "\(name) does not wait for itself")
  }
}
