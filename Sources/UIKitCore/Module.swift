// UIKit without any backend. As Apple's UIKit does, it hands on Foundation, CoreGraphics and QuartzCore.
@_exported public import CoreGraphics
@_exported public import DarwinShims
@_exported public import Foundation
@_exported public import QuartzCore
