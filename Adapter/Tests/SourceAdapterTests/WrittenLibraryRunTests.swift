import Foundation
import Testing

@testable import SourceAdapter

/// What libraries that are written down do when they run.
struct WrittenLibraryRunTests {
  /// Provenance: an application whose screen and presenter ask for each other, the presenter as soon as it is made. Swinject
  /// takes the object that was made meanwhile: <https://github.com/Swinject/Swinject/blob/master/Documentation/CircularDependencies.md>.
  @Test func circlesOfSwinjectHaveOneObjectEach() throws {
    let program = """
      import Foundation
      \(FrameworkSources.source(for: ["Swinject"]).text)
      final class Screen { let presenter: Presenter; init(_ presenter: Presenter) { self.presenter = presenter } }
      final class Presenter { weak var screen: Screen? }
      let container = Container()
      container.register(Screen.self) { Screen($0.resolve(Presenter.self)!) }
      container.register(Presenter.self) { _ in Presenter() }
        .initCompleted { $1.screen = $0.resolve(Screen.self) }
      let screen = container.resolve(Screen.self)!
      print(screen.presenter.screen === screen)
      """
    #expect(try output(of: program) == "true\n")
  }

  /// Provenance: documented, "Randomization" of GameplayKit: a seed stands for its numbers, and dice of a distribution
  /// that is shuffled show every side once before one comes again.
  @Test func diceOfGamesAreOfTheirKind() throws {
    let program = """
      import Foundation
      \(FrameworkSources.gameplayKit)
      let one = GKMersenneTwisterRandomSource(seed: 7), other = GKMersenneTwisterRandomSource(seed: 7)
      print((0..<5).map { _ in one.nextInt() } == (0..<5).map { _ in other.nextInt() })
      let die = GKShuffledDistribution.d6()
      print((0..<6).map { _ in die.nextInt() }.sorted())
      """
    #expect(try output(of: program) == "true\n[1, 2, 3, 4, 5, 6]\n")
  }

  private func output(of program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, executable) = (folder.appendingPathComponent("main.swift"), folder.appendingPathComponent("main"))
    try program.write(to: source, atomically: true, encoding: .utf8)
    _ = try run("/usr/bin/env", ["swiftc", "-suppress-warnings", source.path, "-o", executable.path])
    return try run(executable.path, [])
  }

  private func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
