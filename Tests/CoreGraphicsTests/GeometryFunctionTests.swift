import CoreGraphics
import Testing

/// The functions of C say what the members of the types say. Expected by the documentation of `CGGeometry`.
struct GeometryFunctionTests {
  @Test func geometry() {
    let rect = CGRectMake(10, 20, -30, 40)
    #expect(rect.origin == CGPointMake(10, 20) && rect.size == CGSizeMake(-30, 40))
    #expect(CGRectGetMinX(rect) == -20 && CGRectGetMaxX(rect) == 10 && CGRectGetWidth(rect) == 30)
    #expect(CGRectGetMidY(rect) == 40 && CGRectGetHeight(rect) == 40)
    #expect(CGRectInset(CGRectMake(0, 0, 10, 10), 1, 2) == CGRectMake(1, 2, 8, 6))
    #expect(CGRectContainsPoint(CGRectMake(0, 0, 10, 10), CGPointMake(5, 5)))
    #expect(!CGRectIntersectsRect(CGRectMake(0, 0, 10, 10), CGRectMake(10, 0, 10, 10)))
  }

  @Test func transforms() {
    let moved = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 3, 4)
    #expect(CGPointApplyAffineTransform(CGPointMake(0, 0), moved) == CGPointMake(6, 8))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(moved, CGAffineTransformInvert(moved))))
    #expect(CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), moved) == CGRectMake(6, 8, 2, 2))
  }
}
