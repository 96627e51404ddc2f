/// Encodings by their names in C, as `NSString` takes them. Foundation on Linux has the names, and refuses them.
///
/// Source: <https://developer.apple.com/documentation/foundation/1497293-string_encodings>
public var NSASCIIStringEncoding: UInt { String.Encoding.ascii.rawValue }
public var NSNEXTSTEPStringEncoding: UInt { String.Encoding.nextstep.rawValue }
public var NSJapaneseEUCStringEncoding: UInt { String.Encoding.japaneseEUC.rawValue }
public var NSUTF8StringEncoding: UInt { String.Encoding.utf8.rawValue }
public var NSISOLatin1StringEncoding: UInt { String.Encoding.isoLatin1.rawValue }
public var NSSymbolStringEncoding: UInt { String.Encoding.symbol.rawValue }
public var NSNonLossyASCIIStringEncoding: UInt { String.Encoding.nonLossyASCII.rawValue }
public var NSShiftJISStringEncoding: UInt { String.Encoding.shiftJIS.rawValue }
public var NSISOLatin2StringEncoding: UInt { String.Encoding.isoLatin2.rawValue }
public var NSUnicodeStringEncoding: UInt { String.Encoding.unicode.rawValue }
public var NSWindowsCP1251StringEncoding: UInt { String.Encoding.windowsCP1251.rawValue }
public var NSWindowsCP1252StringEncoding: UInt { String.Encoding.windowsCP1252.rawValue }
public var NSWindowsCP1253StringEncoding: UInt { String.Encoding.windowsCP1253.rawValue }
public var NSWindowsCP1254StringEncoding: UInt { String.Encoding.windowsCP1254.rawValue }
public var NSWindowsCP1250StringEncoding: UInt { String.Encoding.windowsCP1250.rawValue }
public var NSISO2022JPStringEncoding: UInt { String.Encoding.iso2022JP.rawValue }
public var NSMacOSRomanStringEncoding: UInt { String.Encoding.macOSRoman.rawValue }
public var NSUTF16StringEncoding: UInt { String.Encoding.utf16.rawValue }
public var NSUTF16BigEndianStringEncoding: UInt { String.Encoding.utf16BigEndian.rawValue }
public var NSUTF16LittleEndianStringEncoding: UInt { String.Encoding.utf16LittleEndian.rawValue }
public var NSUTF32StringEncoding: UInt { String.Encoding.utf32.rawValue }
public var NSUTF32BigEndianStringEncoding: UInt { String.Encoding.utf32BigEndian.rawValue }
public var NSUTF32LittleEndianStringEncoding: UInt { String.Encoding.utf32LittleEndian.rawValue }
