import SourceAdapter

/// Adapts one file of a module called App.
func adapt(_ text: String, entryPoint: AdapterSettings.EntryPoint = .application) -> (
  text: String, module: AdaptedModule
) {
  let module = ModuleAdapter(AdapterSettings(module: "App", entryPoint: entryPoint))
    .adapt([ModuleAdapter.Input(path: "App/File.swift", text: text)])
  return (module.files[0].text, module)
}

/// The text without what was appended to the file.
func body(_ text: String, lines: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).prefix(lines).joined(separator: "\n")
}

func lineCount(_ text: String) -> Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }
