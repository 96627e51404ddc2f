internal import ArgumentParser

/// Commands that read and change documents as they stand in the file, without laying them out.
enum DocumentCommands {
  static var all: [any ParsableCommand.Type] {
    [
      ListCommand.self, SetCommand.self, ExcludeCommand.self, IncludeCommand.self, DiffCommand.self, MergeCommand.self,
      GraphCommand.self, UpgradeCommand.self, LaunchScreenCommand.self, StringsCommand.self,
      CodeCommand.self,
    ]
  }
}
