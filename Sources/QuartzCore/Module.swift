// Layers by Apple's names.
@_exported public import CoreGraphics
