// Core Graphics by Apple's names.
@_exported public import Foundation
@_exported public import UIGeometry
