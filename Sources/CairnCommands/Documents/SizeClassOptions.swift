internal import ArgumentParser
internal import DocumentEditing

/// For which size classes a command changes something.
struct SizeClassOptions: ParsableArguments {
  @Option(help: "compact, regular or any.")
  var width: Name = .any
  @Option(help: "compact, regular or any.")
  var height: Name = .any

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case compact, regular, any

    var sizeClass: SizeClassKey.Class? { SizeClassKey.Class(rawValue: rawValue) }
  }

  var classes: SizeClassKey { SizeClassKey(width: width.sizeClass, height: height.sizeClass) }
}
