// What the plugin CairnSources runs: hands over to the tool that adapts sources.
internal import CairnProjectTool
internal import Foundation

do {
  try CompanionTool.project.run(["sources"] + CommandLine.arguments.dropFirst())
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
