import CCairo
import CFreeType
import Foundation
import Synchronization
import UIDisplayList

/// The faces that a thread has opened.
final class FaceCache {
  private struct Key: Hashable {
    var path: String
    var index: Int
  }

  private var faces: [Key: OpaquePointer?] = [:]

  static var current: FaceCache {
    let key = "CairoRenderer.faces"
    if let found = Thread.current.threadDictionary[key] as? FaceCache { return found }
    let made = FaceCache()
    Thread.current.threadDictionary[key] = made
    return made
  }

  deinit {
    for face in faces.values { if let face { cairo_font_face_destroy(face) } }
  }

  /// Cairo's face for a font; nil when the file cannot be opened.
  func face(for font: FontFace) -> OpaquePointer? {
    let key = Key(path: font.path, index: font.index)
    if let known = faces[key] { return known }
    let made = Self.open(font)
    faces[key] = .some(made)
    return made
  }

  private static func open(_ font: FontFace) -> OpaquePointer? {
    guard let face = FontLibrary.open(font.path, index: font.index) else { return nil }
    // Colour bitmaps come in few sizes: one must be chosen before Cairo scales it.
    if face.pointee.num_fixed_sizes > 0, face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0 {
      FT_Select_Size(face, face.pointee.num_fixed_sizes - 1)
    }
    guard let result = cairo_ft_font_face_create_for_ft_face(face, loadFlags) else {
      FontLibrary.close(face)
      return nil
    }
    // The face lives as long as Cairo, whose glyph cache may outlive this one, refers to it.
    let status = cairo_font_face_set_user_data(result, faceKey.pointer, face) { pointer in
      guard let pointer else { return }
      FontLibrary.close(pointer.assumingMemoryBound(to: FT_FaceRec_.self))
    }
    if status != CAIRO_STATUS_SUCCESS {
      cairo_font_face_destroy(result)
      FontLibrary.close(face)
      return nil
    }
    return result
  }

  private struct UserDataKey: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  private static let faceKey = UserDataKey()
}

/// No hinting, colour bitmaps where there are any.
private let loadFlags: Int32 = 0x2 | 0x10_0000
