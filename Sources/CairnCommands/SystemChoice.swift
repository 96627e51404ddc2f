internal import ArgumentParser
internal import InterfaceCanvas

/// Whose metrics a canvas has: a major version of iOS, or a version of Interface Builder.
struct SystemChoice: ExpressibleByArgument {
  let canvas: CanvasSystem

  init?(argument: String) {
    guard let number = argument.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    if number >= 1000, number < 100_000 {
      canvas = CanvasSystem(toolsVersion: number)
    } else {
      guard let system = CanvasSystem(system: number) else { return nil }
      canvas = system
    }
  }
}
