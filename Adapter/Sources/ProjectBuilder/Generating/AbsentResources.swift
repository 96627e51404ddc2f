/// The bundle of a library whose resources are not on the machine, as authors keep files with their keys back: the package
/// manager makes no `Bundle.module` without any.
struct AbsentResources {
  let source: String

  init(_ texts: [String]) {
    let isNamed = texts.contains { $0.contains("Bundle.module") }
    let isOwn = texts.contains { $0.firstMatch(of: /static (?:var|let) module\b/) != nil }
    source =
      isNamed && !isOwn
      ? "\nimport Foundation\nextension Foundation.Bundle { @usableFromInline static var module: Bundle { .main } }\n"
      : ""
  }
}
