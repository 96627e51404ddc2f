import CCairo
import CFreeType
import Foundation
import Synchronization
import UIDisplayList

/// FreeType's library: one for the process; faces are opened and closed under its lock, and each belongs to one thread.
enum FontLibrary {
  private struct Handle: @unchecked Sendable {
    var library: FT_Library?
  }

  private static let shared = Mutex(Handle())

  static func open(_ path: String, index: Int) -> FT_Face? {
    shared.withLock { handle -> OpenFace in
      if handle.library == nil {
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 { handle.library = library }
      }
      var face: FT_Face?
      guard let library = handle.library, FT_New_Face(library, path, FT_Long(index), &face) == 0 else {
        return OpenFace(face: nil)
      }
      return OpenFace(face: face)
    }.face
  }

  static func close(_ face: FT_Face) {
    let face = OpenFace(face: face)
    shared.withLock { _ in _ = FT_Done_Face(face.face) }
  }

  private struct OpenFace: @unchecked Sendable {
    var face: FT_Face?
  }
}
