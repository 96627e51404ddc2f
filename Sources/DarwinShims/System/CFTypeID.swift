// Types of Core Foundation's objects. The numbers are those of Apple's systems; nothing hangs on them.

public typealias CFTypeID = UInt

/// Which of Core Foundation's types an object is of; 0 for others.
public func CFGetTypeID(_ object: CFTypeRef!) -> CFTypeID {
  switch object as Any {
  case let number as NSNumber:
    type(of: number) == type(of: NSNumber(value: true)) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 0
  }
}

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
