internal import ArgumentParser
internal import DocumentEditing

/// Which objects a command installs or leaves out, and where.
struct InstallationArguments: ParsableArguments {
  @Argument(help: "A storyboard or xib.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String
  @Argument(help: "Views and constraints by their ids; or by their labels or texts, where only one object has it.")
  var objects: [String]
  @OptionGroup var sizeClasses: SizeClassOptions

  func apply(isInstalled: Bool) throws {
    try DocumentFailure.reported {
      let document = try DocumentFile(path: file)
      let names = PropertyEditor(try document.tree())
      var tree = names.tree
      for object in objects {
        try tree.setInstalled(isInstalled, try names.object(object), for: sizeClasses.classes)
      }
      try document.write(tree.bytes)
    }
  }
}

/// `cairn exclude`: leaves views and constraints out of a size class.
struct ExcludeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exclude", abstract: "Leaves views and constraints out of a size class.",
    discussion: """
      As the switch *Installed* of Interface Builder does: the object is there in every other size class.

        cairn exclude Main.storyboard log-01 --width compact
      """)

  @OptionGroup var arguments: InstallationArguments

  func run() throws { try arguments.apply(isInstalled: false) }
}

/// `cairn include`: installs views and constraints in a size class.
struct IncludeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "include", abstract: "Installs views and constraints in a size class.",
    discussion: "Takes an exclusion back, or installs what the other size classes leave out.")

  @OptionGroup var arguments: InstallationArguments

  func run() throws { try arguments.apply(isInstalled: true) }
}
