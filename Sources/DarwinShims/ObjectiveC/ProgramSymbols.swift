internal import CSwiftMetadata

/// The functions and variables of the program's image, by the names that its file's symbol table has. A program that has
/// been stripped has none.
package enum ProgramSymbols {
  package typealias Symbol = (address: UnsafeRawPointer, name: String)

  private final class Found {
    var symbols: [Symbol] = []
  }

  /// Those whose mangled name begins with `prefix`.
  ///
  /// - Parameters:
  ///   - image: an address in the image.
  ///   - wanted: their addresses, when these are known; then variables are found, too.
  package static func functions(in image: UnsafeRawPointer, prefix: String, _ wanted: [UnsafeRawPointer] = [])
    -> [Symbol]
  {
    let found = Found()
    let context = Unmanaged.passUnretained(found).toOpaque()
    cairn_each_function(image, prefix, wanted, UInt(wanted.count), context) { context, address, name in
      Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().symbols.append((address, String(cString: name)))
    }
    return found.symbols
  }

  /// Functions and variables whose mangled name contains `part` and ends in `suffix`.
  package static func symbols(in image: UnsafeRawPointer, containing part: String, suffix: String) -> [Symbol] {
    let found = Found()
    let context = Unmanaged.passUnretained(found).toOpaque()
    cairn_each_symbol(image, part, suffix, context) { context, address, name in
      Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().symbols.append((address, String(cString: name)))
    }
    return found.symbols
  }

  /// As a person writes it.
  package static func readable(_ mangled: String) -> String? {
    guard let text = demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { text.deallocate() }
    return String(cString: text)
  }
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
