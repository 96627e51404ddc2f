/// Told of a print job.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    UIPrintPaper.bestPaper(forPageSize: CGSize(width: 595, height: 842), withPapersFrom: paperList)
  }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior { .printerDefault }
}
