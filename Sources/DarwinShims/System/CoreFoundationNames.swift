// Core Foundation's types by the Foundation types that they are the same as on Apple's systems.
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableArray = NSMutableArray
public typealias CFError = NSError
/// Flags of options.
public typealias CFOptionFlags = UInt
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias NSInteger = Int
/// A unit of UTF-16.
public typealias UniChar = UInt16
/// How many units of UTF-16.
public typealias UniCharCount = UInt
/// The result of a function of Carbon's kind; 0 says that all went well.
public typealias OSStatus = Int32
public let noErr: OSStatus = 0
public typealias NSUInteger = UInt

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// There is one way to allocate.
nonisolated(unsafe) public let kCFAllocatorDefault: AnyObject? = nil

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The former name of `MAXFLOAT`.
public let HUGE = Float.greatestFiniteMagnitude

public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { NSString(string: error.localizedDescription) }

/// The bytes, for as long as the object lives.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ data: CFData!) -> Int { data.length }

/// What a dictionary has for a key, an object, for as long as the dictionary lives; nil where it has nothing.
public func CFDictionaryGetValue(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let dictionary, let key else { return nil }
  let name = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  guard let value = dictionary.object(forKey: name).map({ $0 as AnyObject }) else { return nil }
  let pointer = UnsafeRawPointer(Unmanaged.passUnretained(value).toOpaque())
  objc_setAssociatedObject(dictionary, pointer, value, .OBJC_ASSOCIATION_RETAIN)
  return pointer
}
/// Whether the dictionary has something for a key, an object; `value` gets it.
public func CFDictionaryGetValueIfPresent(
  _ dictionary: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(dictionary, key) else { return false }
  value?.pointee = found
  return true
}
public func CFDictionaryContainsKey(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(dictionary, key) != nil
}
public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> Int { dictionary.count }

/// How many objects an array has.
public func CFArrayGetCount(_ array: CFArray!) -> Int { array.count }
/// The object at a place, for as long as the array lives: what `unsafeBitCast(_:to:)` makes an object of its class again.
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: Int) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(array[index] as AnyObject).toOpaque())
}

// Keys of information property lists.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

/// Data of any length: a capacity is no limit here.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: Int) -> CFMutableData! { NSMutableData() }
