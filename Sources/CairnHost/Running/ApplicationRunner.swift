internal import Foundation

/// Runs an application without a screen, driven by a script: what `cairn run` starts.
public enum ApplicationRunner: ApplicationHosting {
  /// Plays the script of `--script STEPS`; pictures go to `--out FOLDER`.
  public static func run(_ host: HeadlessHost, options: [String: String]) -> Int32 {
    do {
      let script = options["script"] ?? "snapshot start"
      let steps = try ScriptStep.parse(script)
      let player = ScriptPlayer(host: host, folder: URL(fileURLWithPath: options["out"] ?? "."))
      player.pass(0.5)
      return player.play(steps, places: ScriptStep.places(in: script)) ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 64
    }
  }
}
