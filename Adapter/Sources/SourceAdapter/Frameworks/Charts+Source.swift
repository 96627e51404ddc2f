extension FrameworkSources {
  /// Charts of lines, bars and slices, where the library's sources are not on the machine: drawn with their axes and
  /// legends at one size, without zoom and markers.
  static let charts = #"""
    public typealias NSUIColor = UIColor
    public typealias NSUIFont = UIFont
    public typealias NSUIImage = UIImage
    open class ChartDataEntryBase: NSObject { open var y: Double, icon: UIImage?, data: Any?; public override init() { y = 0; super.init() }; public init(y: Double) { self.y = y; super.init() } }
    open class ChartDataEntry: ChartDataEntryBase {
      open var x: Double = 0
      public override init() { super.init() }
      public init(x: Double, y: Double) { self.x = x; super.init(y: y) }
      public convenience init(x: Double, y: Double, data: Any?) { self.init(x: x, y: y); self.data = data }
      public convenience init(x: Double, y: Double, icon: UIImage?) { self.init(x: x, y: y); self.icon = icon }
      public convenience init(x: Double, y: Double, icon: UIImage?, data: Any?) { self.init(x: x, y: y); self.icon = icon; self.data = data }
    }
    open class BarChartDataEntry: ChartDataEntry { open var yValues: [Double]?; public override init() { super.init() }; public override init(x: Double, y: Double) { super.init(x: x, y: y) }; public init(x: Double, yValues: [Double]) { self.yValues = yValues; super.init(x: x, y: yValues.reduce(0, +)) } }
    open class PieChartDataEntry: ChartDataEntry {
      open var label: String?
      open var value: Double { get { y } set { y = newValue } }
      public override init() { super.init() }
      public init(value: Double) { super.init(x: 0, y: value) }
      public convenience init(value: Double, label: String?) { self.init(value: value); self.label = label }
      public convenience init(value: Double, label: String?, data: Any?) { self.init(value: value, label: label); self.data = data }
      public convenience init(value: Double, label: String?, icon: UIImage?) { self.init(value: value, label: label); self.icon = icon }
      public convenience init(value: Double, data: Any?) { self.init(value: value); self.data = data }
      public convenience init(value: Double, icon: UIImage?) { self.init(value: value); self.icon = icon }
    }
    open class RadarChartDataEntry: ChartDataEntry { public init(value: Double) { super.init(x: 0, y: value) } }
    open class CandleChartDataEntry: ChartDataEntry { open var high: Double, low: Double, open: Double, close: Double; public init(x: Double, shadowH: Double, shadowL: Double, open: Double, close: Double) { (high, low, self.open, self.close) = (shadowH, shadowL, open, close); super.init(x: x, y: (shadowH + shadowL) / 2) } }
    public protocol AxisValueFormatter: AnyObject { func stringForValue(_ value: Double, axis: AxisBase?) -> String }
    public protocol ValueFormatter: AnyObject { func stringForValue(_ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?) -> String }
    public typealias IAxisValueFormatter = AxisValueFormatter
    public typealias IValueFormatter = ValueFormatter
    public typealias IChartDataSet = ChartDataSet
    public typealias ChartDataSetProtocol = ChartDataSet
    public typealias ILineChartDataSet = LineChartDataSet
    public typealias IBarChartDataSet = BarChartDataSet
    open class ViewPortHandler: NSObject {}
    func _chartNumber(_ value: Double, _ decimals: Int?) -> String { let formatter = NumberFormatter(); formatter.numberStyle = .decimal; formatter.minimumFractionDigits = decimals ?? 0; formatter.maximumFractionDigits = decimals ?? 1; return formatter.string(from: NSNumber(value: value)) ?? "" }
    open class DefaultAxisValueFormatter: NSObject, AxisValueFormatter { open var formatter: NumberFormatter?, decimals: Int?; public override init() { super.init() }; public init(formatter: NumberFormatter) { self.formatter = formatter; super.init() }; public init(decimals: Int) { self.decimals = decimals; super.init() }; open func stringForValue(_ value: Double, axis: AxisBase?) -> String { formatter?.string(from: NSNumber(value: value)) ?? _chartNumber(value, decimals) } }
    open class DefaultValueFormatter: NSObject, ValueFormatter { open var formatter: NumberFormatter?, decimals: Int?; public override init() { super.init() }; public init(formatter: NumberFormatter) { self.formatter = formatter; super.init() }; public init(decimals: Int) { self.decimals = decimals; super.init() }; open func stringForValue(_ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?) -> String { formatter?.string(from: NSNumber(value: value)) ?? _chartNumber(value, decimals) } }
    open class IndexAxisValueFormatter: NSObject, AxisValueFormatter { open var values: [String]; public override init() { values = []; super.init() }; public init(values: [String]) { self.values = values; super.init() }; open func stringForValue(_ value: Double, axis: AxisBase?) -> String { let index = Int(value.rounded()); return values.indices.contains(index) && Double(index) == value.rounded() ? values[index] : "" } }
    open class ChartColorTemplates: NSObject {
      private static func make(_ all: [(CGFloat, CGFloat, CGFloat)]) -> [UIColor] { all.map { UIColor(red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255, alpha: 1) } }
      open class func liberty() -> [UIColor] { make([(207, 248, 246), (148, 212, 212), (136, 180, 187), (118, 174, 175), (42, 109, 130)]) }
      open class func joyful() -> [UIColor] { make([(217, 80, 138), (254, 149, 7), (254, 247, 120), (106, 167, 134), (53, 194, 209)]) }
      open class func pastel() -> [UIColor] { make([(64, 89, 128), (149, 165, 124), (217, 184, 162), (191, 134, 134), (179, 48, 80)]) }
      open class func colorful() -> [UIColor] { make([(193, 37, 82), (255, 102, 0), (245, 199, 0), (106, 150, 31), (179, 100, 53)]) }
      open class func vordiplom() -> [UIColor] { make([(192, 255, 140), (255, 247, 140), (255, 208, 140), (140, 234, 255), (255, 140, 157)]) }
      open class func material() -> [UIColor] { make([(46, 204, 113), (241, 196, 15), (231, 76, 60), (52, 152, 219)]) }
      open class func colorFromString(_ text: String) -> UIColor { let value = Int(text.drop { $0 == "#" }, radix: 16) ?? 0; return make([(CGFloat(value >> 16 & 255), CGFloat(value >> 8 & 255), CGFloat(value & 255))])[0] }
    }
    @dynamicMemberLookup open class ChartDataSet: NSObject, AbsentFrameworkType {
      open var entries: [ChartDataEntry], label: String?
      public required override init() { entries = []; super.init() }
      public required init(entries: [ChartDataEntry]?, label: String?) { self.entries = entries ?? []; self.label = label; super.init() }
      public convenience init(entries: [ChartDataEntry]) { self.init(entries: entries, label: "DataSet") }
      public convenience init(values: [ChartDataEntry]?, label: String?) { self.init(entries: values, label: label) }
      public convenience init(label: String) { self.init(entries: [], label: label) }
      public enum AxisDependency: Int { case left, right }
      open var colors = [UIColor(red: 140 / 255, green: 234 / 255, blue: 255 / 255, alpha: 1)], valueColors = [UIColor.black], valueFont = UIFont.systemFont(ofSize: 7), drawValuesEnabled = true, drawIconsEnabled = true, visible = true, highlightEnabled = true, valueFormatter: (any ValueFormatter)?, axisDependency = YAxis.AxisDependency.left, formSize: CGFloat = .nan, formLineWidth: CGFloat = .nan
      open var values: [ChartDataEntry] { get { entries } set { entries = newValue } }
      open var valueTextColor: UIColor { get { valueColors.first ?? .black } set { valueColors = [newValue] } }
      open var entryCount: Int { entries.count }
      open var count: Int { entries.count }
      open func setColor(_ color: UIColor) { colors = [color] }
      open func setColor(_ color: UIColor, alpha: CGFloat) { colors = [color.withAlphaComponent(alpha)] }
      open func setColors(_ colors: [UIColor], alpha: CGFloat) { self.colors = colors.map { $0.withAlphaComponent(alpha) } }
      open func setColors(_ colors: UIColor...) { self.colors = colors }
      open func resetColors() { colors = [] }
      open func color(atIndex index: Int) -> UIColor { colors.isEmpty ? .black : colors[index % colors.count] }
      open func entryForIndex(_ index: Int) -> ChartDataEntry? { entries.indices.contains(index) ? entries[index] : nil }
      @discardableResult open func addEntry(_ entry: ChartDataEntry) -> Bool { entries.append(entry); return true }
      open func append(_ entry: ChartDataEntry) { entries.append(entry) }
      @discardableResult open func removeFirst() -> Bool { !entries.isEmpty && { entries.removeFirst(); return true }() }
      open func removeAll(keepingCapacity: Bool = false) { entries.removeAll() }
      open func replaceEntries(_ entries: [ChartDataEntry]) { self.entries = entries }
      open func clear() { entries.removeAll() }
      func text(_ entry: ChartDataEntry) -> String { (valueFormatter ?? DefaultValueFormatter()).stringForValue(entry.y, entry: entry, dataSetIndex: 0, viewPortHandler: nil) }
    }
    open class LineChartDataSet: ChartDataSet {
      public enum Mode: Int { case linear, stepped, cubicBezier, horizontalBezier }
      open var mode = Mode.linear, lineCapType = CGLineCap.butt, lineWidth: CGFloat = 1, circleRadius: CGFloat = 8, circleHoleRadius: CGFloat = 4, circleColors = [UIColor(red: 140 / 255, green: 234 / 255, blue: 255 / 255, alpha: 1)], circleHoleColor: UIColor? = .white, drawCirclesEnabled = true, drawCircleHoleEnabled = true, drawFilledEnabled = false, fillColor = UIColor(red: 140 / 255, green: 234 / 255, blue: 255 / 255, alpha: 1), fillAlpha: CGFloat = 0.33, lineDashLengths: [CGFloat]?, cubicIntensity: CGFloat = 0.2, highlightColor = UIColor.orange, highlightLineWidth: CGFloat = 0.5, highlightLineDashLengths: [CGFloat]?, drawHorizontalHighlightIndicatorEnabled = true, drawVerticalHighlightIndicatorEnabled = true
      open func setCircleColor(_ color: UIColor) { circleColors = [color] }
      open func setCircleColors(_ colors: UIColor...) { circleColors = colors }
      open func setDrawHighlightIndicators(_ isEnabled: Bool) {}
    }
    open class BarChartDataSet: ChartDataSet { open var barBorderWidth: CGFloat = 0, barBorderColor = UIColor.black, barShadowColor = UIColor(white: 0.84, alpha: 1), highlightAlpha: CGFloat = 0.47, highlightColor = UIColor.orange, stackLabels: [String] = [] }
    open class PieChartDataSet: ChartDataSet { public enum ValuePosition: Int { case insideSlice, outsideSlice }; open var sliceSpace: CGFloat = 0, selectionShift: CGFloat = 18, xValuePosition = ValuePosition.insideSlice, yValuePosition = ValuePosition.insideSlice, entryLabelColor: UIColor?, entryLabelFont: UIFont?, valueLineWidth: CGFloat = 1, valueLineColor: UIColor? = .black, valueLinePart1Length: CGFloat = 0.3, valueLinePart2Length: CGFloat = 0.4, valueLinePart1OffsetPercentage: CGFloat = 0.75, automaticallyDisableSliceSpacing = false, useValueColorForLine = false }
    open class RadarChartDataSet: LineChartDataSet {}
    open class ScatterChartDataSet: LineChartDataSet {}
    open class CandleChartDataSet: LineChartDataSet {}
    open class BubbleChartDataSet: LineChartDataSet {}
    @dynamicMemberLookup open class ChartData: NSObject, AbsentFrameworkType {
      open var dataSets: [ChartDataSet]
      public required override init() { dataSets = []; super.init() }
      public init(dataSets: [ChartDataSet]) { self.dataSets = dataSets; super.init() }
      public init(dataSets: [ChartDataSet]?) { self.dataSets = dataSets ?? []; super.init() }
      public convenience init(dataSet: ChartDataSet) { self.init(dataSets: [dataSet]) }
      public convenience init(dataSet: ChartDataSet?) { self.init(dataSets: dataSet.map { [$0] } ?? []) }
      open var dataSetCount: Int { dataSets.count }
      open var entryCount: Int { dataSets.reduce(0) { $0 + $1.entries.count } }
      open var yMax: Double { dataSets.flatMap(\.entries).map(\.y).max() ?? 0 }
      open var yMin: Double { dataSets.flatMap(\.entries).map(\.y).min() ?? 0 }
      open func addDataSet(_ set: ChartDataSet!) { if let set { dataSets.append(set) } }
      open func append(_ set: ChartDataSet) { dataSets.append(set) }
      open func getDataSetByIndex(_ index: Int) -> ChartDataSet! { dataSets.indices.contains(index) ? dataSets[index] : nil }
      open func setValueFont(_ font: UIFont) { for set in dataSets { set.valueFont = font } }
      open func setValueTextColor(_ color: UIColor) { for set in dataSets { set.valueTextColor = color } }
      open func setValueFormatter(_ formatter: any ValueFormatter) { for set in dataSets { set.valueFormatter = formatter } }
      open func setDrawValues(_ isEnabled: Bool) { for set in dataSets { set.drawValuesEnabled = isEnabled } }
      open func notifyDataChanged() {}
      open func clearValues() { dataSets = [] }
    }
    open class LineChartData: ChartData {}
    open class BarChartData: ChartData {
      open var barWidth = 0.85
      open func groupBars(fromX: Double, groupSpace: Double, barSpace: Double) {
        var x = fromX
        for index in 0..<(dataSets.map(\.entries.count).max() ?? 0) {
          x += groupSpace / 2
          for set in dataSets { x += barSpace / 2 + barWidth / 2; set.entryForIndex(index)?.x = x; x += barWidth / 2 + barSpace / 2 }
          x += groupSpace / 2
        }
      }
      open func groupWidth(groupSpace: Double, barSpace: Double) -> Double { Double(dataSets.count) * (barWidth + barSpace) + groupSpace }
    }
    open class PieChartData: ChartData { open var dataSet: PieChartDataSet? { get { dataSets.first as? PieChartDataSet } set { dataSets = newValue.map { [$0] } ?? [] } } }
    open class RadarChartData: ChartData {}
    open class ScatterChartData: ChartData {}
    open class CandleChartData: ChartData {}
    open class BubbleChartData: ChartData {}
    open class CombinedChartData: ChartData { open var lineData: LineChartData! { didSet { join() } }; open var barData: BarChartData! { didSet { join() } }; private func join() { dataSets = (barData?.dataSets ?? []) + (lineData?.dataSets ?? []) } }
    open class ComponentBase: NSObject { open var enabled = true, xOffset: CGFloat = 5, yOffset: CGFloat = 5; open var isEnabled: Bool { enabled } }
    @dynamicMemberLookup open class Description: ComponentBase, AbsentFrameworkType { open var text: String? = "", font = UIFont.systemFont(ofSize: 8), textColor = UIColor.black, textAlign = NSTextAlignment.right, position: CGPoint? }
    @dynamicMemberLookup open class Legend: ComponentBase, AbsentFrameworkType {
      public enum Form: Int { case none, empty, `default`, square, circle, line }
      public enum HorizontalAlignment: Int { case left, center, right }
      public enum VerticalAlignment: Int { case top, center, bottom }
      public enum Orientation: Int { case horizontal, vertical }
      public enum Direction: Int { case leftToRight, rightToLeft }
      open var form = Form.square, font = UIFont.systemFont(ofSize: 10), textColor = UIColor.black, formSize: CGFloat = 8, horizontalAlignment = HorizontalAlignment.left, verticalAlignment = VerticalAlignment.bottom, orientation = Orientation.horizontal, direction = Direction.leftToRight, drawInside = false, xEntrySpace: CGFloat = 6, yEntrySpace: CGFloat = 0, wordWrapEnabled = true
    }
    open class ChartLimitLine: ComponentBase { open var limit: Double, label: String, lineColor = UIColor.red, lineWidth: CGFloat = 2, lineDashLengths: [CGFloat]?, valueFont = UIFont.systemFont(ofSize: 13), valueTextColor = UIColor.black; public init(limit: Double, label: String = "") { (self.limit, self.label) = (limit, label); super.init() } }
    @dynamicMemberLookup open class AxisBase: ComponentBase, AbsentFrameworkType {
      open var labelFont = UIFont.systemFont(ofSize: 10), labelTextColor = UIColor.black, axisLineColor = UIColor.gray, axisLineWidth: CGFloat = 0.5, gridColor = UIColor.gray.withAlphaComponent(0.9), gridLineWidth: CGFloat = 0.5, gridLineDashLengths: [CGFloat]?, axisLineDashLengths: [CGFloat]?, drawGridLinesEnabled = true, drawAxisLineEnabled = true, drawLabelsEnabled = true, granularity = 1.0, granularityEnabled = false, labelCount = 6, centerAxisLabelsEnabled = false, spaceMin = 0.0, spaceMax = 0.0, valueFormatter: (any AxisValueFormatter)?, forceLabelsEnabled = false
      var least: Double?, most: Double?
      open private(set) var limitLines: [ChartLimitLine] = []
      open var axisMinimum: Double { get { least ?? 0 } set { least = newValue } }
      open var axisMaximum: Double { get { most ?? 0 } set { most = newValue } }
      open func setLabelCount(_ count: Int, force: Bool) { labelCount = count; forceLabelsEnabled = force }
      open func resetCustomAxisMin() { least = nil }
      open func resetCustomAxisMax() { most = nil }
      open func addLimitLine(_ line: ChartLimitLine) { limitLines.append(line) }
      open func removeAllLimitLines() { limitLines = [] }
      func text(_ value: Double) -> String { (valueFormatter ?? DefaultAxisValueFormatter()).stringForValue(value, axis: self) }
      /// Round steps between the ends.
      func places(_ low: Double, _ high: Double) -> [Double] {
        let span = high - low
        guard span > 0, span.isFinite, labelCount > 0 else { return [low] }
        if forceLabelsEnabled { return (0..<labelCount).map { low + span * Double($0) / Double(max(labelCount - 1, 1)) } }
        let raw = span / Double(labelCount), size = pow(10, floor(log10(raw)))
        var step = (raw / size).rounded() * size
        if Int(step / size) > 5 { step = floor(10 * size) }
        if granularityEnabled { step = max(step, granularity) }
        guard step > 0 else { return [low] }
        return Array(stride(from: (low / step).rounded(.up) * step, through: high + step * 1e-6, by: step).prefix(60))
      }
    }
    open class XAxis: AxisBase { public enum LabelPosition: Int { case top, bottom, bothSided, topInside, bottomInside }; open var labelPosition = LabelPosition.top, labelRotationAngle: CGFloat = 0, avoidFirstLastClippingEnabled = false, wordWrapEnabled = false }
    open class YAxis: AxisBase { public enum LabelPosition: Int { case outsideChart, insideChart }; public enum AxisDependency: Int { case left, right }; open var labelPosition = LabelPosition.outsideChart, inverted = false, drawZeroLineEnabled = false, zeroLineColor: UIColor? = .gray, zeroLineWidth: CGFloat = 1, spaceTop: CGFloat = 0.1, spaceBottom: CGFloat = 0.1, minWidth: CGFloat = 0, maxWidth: CGFloat = .infinity }
    open class Highlight: NSObject { open var x: Double, y: Double, dataSetIndex: Int; public init(x: Double, y: Double, dataSetIndex: Int) { (self.x, self.y, self.dataSetIndex) = (x, y, dataSetIndex); super.init() }; public convenience init(x: Double, dataSetIndex: Int, stackIndex: Int) { self.init(x: x, y: .nan, dataSetIndex: dataSetIndex) } }
    @preconcurrency @MainActor public protocol ChartViewDelegate: AnyObject { func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight); func chartValueNothingSelected(_ chartView: ChartViewBase) }
    extension ChartViewDelegate { public func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight) {}; public func chartValueNothingSelected(_ chartView: ChartViewBase) {} }
    public enum ChartEasingOption: Int { case linear, easeInQuad, easeOutQuad, easeInOutQuad, easeInCubic, easeOutCubic, easeInOutCubic, easeInQuart, easeOutQuart, easeInOutQuart, easeInSine, easeOutSine, easeInOutSine, easeInExpo, easeOutExpo, easeInOutExpo, easeInCirc, easeOutCirc, easeInOutCirc, easeInElastic, easeOutElastic, easeInOutElastic, easeInBack, easeOutBack, easeInOutBack, easeInBounce, easeOutBounce, easeInOutBounce }
    @preconcurrency @MainActor @dynamicMemberLookup open class ChartViewBase: UIView, AbsentFrameworkType {
      open var data: ChartData? { didSet { setNeedsDisplay() } }
      open weak var delegate: (any ChartViewDelegate)?
      open var chartDescription: Description! = Description(), legend = Legend(), xAxis = XAxis(), noDataText = "No chart data available.", noDataFont = UIFont.systemFont(ofSize: 12), noDataTextColor = UIColor(red: 247 / 255, green: 189 / 255, blue: 51 / 255, alpha: 1), noDataTextAlignment = NSTextAlignment.left, highlightPerTapEnabled = true, extraTopOffset: CGFloat = 0, extraRightOffset: CGFloat = 0, extraBottomOffset: CGFloat = 0, extraLeftOffset: CGFloat = 0, drawMarkers = true, dragDecelerationEnabled = true
      public override init(frame: CGRect) { super.init(frame: frame); begin() }
      public required init?(coder: NSCoder) { super.init(coder: coder); begin() }
      private func begin() { AbsentFrameworks.say("Charts"); backgroundColor = backgroundColor ?? .clear; isOpaque = false; contentMode = .redraw }
      open func notifyDataSetChanged() { setNeedsDisplay() }
      open func clear() { data = nil }
      open func clearValues() { data?.clearValues(); setNeedsDisplay() }
      open func setExtraOffsets(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) { (extraLeftOffset, extraTopOffset, extraRightOffset, extraBottomOffset) = (left, top, right, bottom) }
      open func animate(xAxisDuration: TimeInterval, yAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {}
      open func animate(xAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {}
      open func animate(yAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {}
      open func highlightValue(_ highlight: Highlight?) {}
      open func highlightValue(_ highlight: Highlight?, callDelegate: Bool) {}
      open func highlightValue(x: Double, dataSetIndex: Int, stackIndex: Int = -1) {}
      open func highlightValues(_ highlights: [Highlight]?) {}
      func write(_ text: String, _ font: UIFont, _ color: UIColor, at point: CGPoint, anchor: CGPoint) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color], size = (text as NSString).size(withAttributes: attributes)
        (text as NSString).draw(at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), withAttributes: attributes)
      }
      open override func draw(_ rect: CGRect) {
        guard let data, data.entryCount > 0 else { return write(noDataText, noDataFont, noDataTextColor, at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: CGPoint(x: 0.5, y: 0.5)) }
        var area = bounds.inset(by: UIEdgeInsets(top: 10 + extraTopOffset, left: 10 + extraLeftOffset, bottom: 10 + extraBottomOffset, right: 10 + extraRightOffset))
        if legend.enabled {
          let isTop = legend.verticalAlignment == .top, height = legend.font.lineHeight + 6
          drawLegend(CGRect(x: area.minX, y: isTop ? area.minY : area.maxY - legend.font.lineHeight, width: area.width, height: legend.font.lineHeight), legendEntries(data))
          area.size.height -= height
          if isTop { area.origin.y += height }
        }
        drawData(data, area)
        if let chartDescription, chartDescription.enabled, let text = chartDescription.text, !text.isEmpty { write(text, chartDescription.font, chartDescription.textColor, at: CGPoint(x: bounds.maxX - 15, y: bounds.maxY - 15), anchor: CGPoint(x: 1, y: 1)) }
      }
      func legendEntries(_ data: ChartData) -> [(String?, UIColor)] { data.dataSets.map { ($0.label, $0.color(atIndex: 0)) } }
      private func drawLegend(_ frame: CGRect, _ entries: [(String?, UIColor)]) {
        let attributes: [NSAttributedString.Key: Any] = [.font: legend.font], widths = entries.map { (($0.0 ?? "") as NSString).size(withAttributes: attributes).width + legend.formSize + 5 }
        let total = widths.reduce(0, +) + legend.xEntrySpace * CGFloat(max(entries.count - 1, 0))
        var x = legend.horizontalAlignment == .center ? frame.midX - total / 2 : legend.horizontalAlignment == .right ? frame.maxX - total : frame.minX
        for (entry, width) in zip(entries, widths) {
          entry.1.setFill()
          let form = CGRect(x: x, y: frame.midY - legend.formSize / 2, width: legend.formSize, height: legend.formSize)
          if legend.form == .circle { UIBezierPath(ovalIn: form).fill() } else if legend.form != .none, legend.form != .empty { UIBezierPath(rect: legend.form == .line ? CGRect(x: x, y: frame.midY - 1.5, width: legend.formSize, height: 3) : form).fill() }
          write(entry.0 ?? "", legend.font, legend.textColor, at: CGPoint(x: x + legend.formSize + 5, y: frame.midY), anchor: CGPoint(x: 0, y: 0.5))
          x += width + legend.xEntrySpace
        }
      }
      func drawData(_ data: ChartData, _ area: CGRect) {}
    }
    open class BarLineChartViewBase: ChartViewBase {
      open var leftAxis = YAxis(), rightAxis = YAxis(), pinchZoomEnabled = false, dragEnabled = true, scaleXEnabled = true, scaleYEnabled = true, doubleTapToZoomEnabled = true, drawGridBackgroundEnabled = false, drawBordersEnabled = false, gridBackgroundColor = UIColor(white: 0.94, alpha: 1), borderColor = UIColor.black, borderLineWidth: CGFloat = 1, autoScaleMinMaxEnabled = false, highlightPerDragEnabled = true, fitBars = false, drawBarShadowEnabled = false, drawValueAboveBarEnabled = true, highlightFullBarEnabled = false, maxVisibleCount = 100, minOffset: CGFloat = 10
      open func setScaleEnabled(_ isEnabled: Bool) { (scaleXEnabled, scaleYEnabled) = (isEnabled, isEnabled) }
      open func setVisibleXRangeMaximum(_ range: Double) {}
      open func setVisibleXRangeMinimum(_ range: Double) {}
      open func setVisibleXRange(minXRange: Double, maxXRange: Double) {}
      open func moveViewToX(_ x: Double) {}
      open func setDragOffsetX(_ offset: CGFloat) {}
      open func setViewPortOffsets(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {}
      open func zoom(scaleX: CGFloat, scaleY: CGFloat, x: CGFloat, y: CGFloat) {}
      open func fitScreen() {}
      open func getAxis(_ side: YAxis.AxisDependency) -> YAxis { side == .left ? leftAxis : rightAxis }
      var isHorizontal: Bool { false }
      override func drawData(_ data: ChartData, _ area: CGRect) {
        let entries = data.dataSets.flatMap(\.entries), hasBars = data.dataSets.contains { $0 is BarChartDataSet }
        let edge = hasBars && (fitBars || true) ? ((data as? BarChartData)?.barWidth ?? 0.85) / 2 : 0
        var left = xAxis.least ?? (entries.map(\.x).min() ?? 0) - xAxis.spaceMin - edge, right = xAxis.most ?? (entries.map(\.x).max() ?? 0) + xAxis.spaceMax + edge
        if right <= left { left -= 1; right += 1 }
        func ends(_ axis: YAxis) -> (Double, Double) {
          var low = entries.map(\.y).min() ?? 0, high = entries.map(\.y).max() ?? 0
          if high == low { high += 1; low -= 1 }
          let span = high - low
          let bottom = axis.least ?? (hasBars && low >= 0 ? 0 : low - span * Double(axis.spaceBottom)), top = axis.most ?? (hasBars && high <= 0 ? 0 : high + span * Double(axis.spaceTop))
          return top > bottom ? (bottom, top) : (bottom, bottom + 1)
        }
        let scales = [ends(leftAxis), ends(rightAxis)], axes = [leftAxis, rightAxis]
        func width(_ axis: AxisBase, _ low: Double, _ high: Double) -> CGFloat { axis.enabled && axis.drawLabelsEnabled ? (axis.places(low, high).map { (axis.text($0) as NSString).size(withAttributes: [.font: axis.labelFont]).width }.max() ?? 0) + 2 * axis.xOffset : 0 }
        let room = xAxis.enabled && xAxis.drawLabelsEnabled ? xAxis.labelFont.lineHeight + xAxis.yOffset : 0, isBelow = [.bottom, .bothSided].contains(xAxis.labelPosition), isAbove = [.top, .bothSided].contains(xAxis.labelPosition)
        let content = isHorizontal ? area : CGRect(x: area.minX + width(leftAxis, scales[0].0, scales[0].1), y: area.minY + (isAbove ? room : 0), width: max(area.width - width(leftAxis, scales[0].0, scales[0].1) - width(rightAxis, scales[1].0, scales[1].1), 1), height: max(area.height - (isAbove ? room : 0) - (isBelow ? room : 0), 1))
        func x(_ value: Double) -> CGFloat { content.minX + CGFloat((value - left) / (right - left)) * content.width }
        func y(_ value: Double, _ side: Int = 0) -> CGFloat { content.maxY - CGFloat((value - scales[side].0) / (scales[side].1 - scales[side].0)) * content.height }
        func line(_ from: CGPoint, _ to: CGPoint, _ color: UIColor, _ width: CGFloat, _ dashes: [CGFloat]?) { color.setStroke(); let path = UIBezierPath(); path.move(to: from); path.addLine(to: to); path.lineWidth = width; if let dashes { path.setLineDash(dashes, count: dashes.count, phase: 0) }; path.stroke() }
        if drawGridBackgroundEnabled { gridBackgroundColor.setFill(); UIBezierPath(rect: content).fill() }
        for (side, axis) in axes.enumerated() where axis.enabled {
          let edge = side == 0 ? content.minX : content.maxX
          for place in axis.places(scales[side].0, scales[side].1) {
            if axis.drawGridLinesEnabled { line(CGPoint(x: content.minX, y: y(place, side)), CGPoint(x: content.maxX, y: y(place, side)), axis.gridColor, axis.gridLineWidth, axis.gridLineDashLengths) }
            if axis.drawLabelsEnabled { write(axis.text(place), axis.labelFont, axis.labelTextColor, at: CGPoint(x: side == 0 ? edge - axis.xOffset : edge + axis.xOffset, y: y(place, side)), anchor: CGPoint(x: side == 0 ? 1 : 0, y: 0.5)) }
          }
          if axis.drawAxisLineEnabled { line(CGPoint(x: edge, y: content.minY), CGPoint(x: edge, y: content.maxY), axis.axisLineColor, axis.axisLineWidth, nil) }
          for limit in axis.limitLines { line(CGPoint(x: content.minX, y: y(limit.limit, side)), CGPoint(x: content.maxX, y: y(limit.limit, side)), limit.lineColor, limit.lineWidth, limit.lineDashLengths); write(limit.label, limit.valueFont, limit.valueTextColor, at: CGPoint(x: content.maxX - 4, y: y(limit.limit, side)), anchor: CGPoint(x: 1, y: 1)) }
        }
        if xAxis.enabled {
          for place in xAxis.places(left, right) {
            if xAxis.drawGridLinesEnabled { line(CGPoint(x: x(place), y: content.minY), CGPoint(x: x(place), y: content.maxY), xAxis.gridColor, xAxis.gridLineWidth, xAxis.gridLineDashLengths) }
            if xAxis.drawLabelsEnabled, isBelow { write(xAxis.text(place), xAxis.labelFont, xAxis.labelTextColor, at: CGPoint(x: x(place), y: content.maxY + xAxis.yOffset), anchor: CGPoint(x: 0.5, y: 0)) }
            if xAxis.drawLabelsEnabled, isAbove { write(xAxis.text(place), xAxis.labelFont, xAxis.labelTextColor, at: CGPoint(x: x(place), y: content.minY - xAxis.yOffset), anchor: CGPoint(x: 0.5, y: 1)) }
          }
          if xAxis.drawAxisLineEnabled { for edge in (isBelow ? [content.maxY] : []) + (isAbove ? [content.minY] : []) { line(CGPoint(x: content.minX, y: edge), CGPoint(x: content.maxX, y: edge), xAxis.axisLineColor, xAxis.axisLineWidth, nil) } }
        }
        for set in data.dataSets where set.visible {
          let side = set.axisDependency == .left ? 0 : 1
          if set is BarChartDataSet {
            let half = ((data as? BarChartData)?.barWidth ?? 0.85) / 2
            for (index, entry) in set.entries.enumerated() {
              var base = 0.0
              for (part, value) in ((entry as? BarChartDataEntry)?.yValues ?? [entry.y]).enumerated() {
                set.color(atIndex: (entry as? BarChartDataEntry)?.yValues == nil ? index : part).setFill()
                let (one, other) = (y(base, side), y(base + value, side))
                UIBezierPath(rect: CGRect(x: x(entry.x - half), y: min(one, other), width: x(entry.x + half) - x(entry.x - half), height: abs(one - other))).fill()
                base += value
              }
            }
          } else if let set = set as? LineChartDataSet, let first = set.entries.first, let last = set.entries.last {
            let points = set.entries.map { CGPoint(x: x($0.x), y: y($0.y, side)) }, path = UIBezierPath()
            path.move(to: points[0])
            for index in points.indices.dropFirst() {
              let (from, to) = (points[index - 1], points[index])
              switch set.mode {
              case .linear: path.addLine(to: to)
              case .stepped: path.addLine(to: CGPoint(x: to.x, y: from.y)); path.addLine(to: to)
              case .horizontalBezier: path.addCurve(to: to, controlPoint1: CGPoint(x: (from.x + to.x) / 2, y: from.y), controlPoint2: CGPoint(x: (from.x + to.x) / 2, y: to.y))
              case .cubicBezier:
                let before = points[max(index - 2, 0)], after = points[min(index + 1, points.count - 1)], k = set.cubicIntensity
                path.addCurve(to: to, controlPoint1: CGPoint(x: from.x + (to.x - before.x) * k, y: from.y + (to.y - before.y) * k), controlPoint2: CGPoint(x: to.x - (after.x - from.x) * k, y: to.y - (after.y - from.y) * k))
              }
            }
            if set.drawFilledEnabled, let filled = path.copy() as? UIBezierPath { filled.addLine(to: CGPoint(x: x(last.x), y: content.maxY)); filled.addLine(to: CGPoint(x: x(first.x), y: content.maxY)); filled.close(); set.fillColor.withAlphaComponent(set.fillAlpha).setFill(); filled.fill() }
            set.color(atIndex: 0).setStroke()
            path.lineWidth = set.lineWidth
            if let dashes = set.lineDashLengths { path.setLineDash(dashes, count: dashes.count, phase: 0) }
            path.stroke()
            if set.drawCirclesEnabled { for (index, point) in points.enumerated() { for (radius, color) in [(set.circleRadius, set.circleColors.isEmpty ? nil : set.circleColors[index % set.circleColors.count]), (set.drawCircleHoleEnabled ? set.circleHoleRadius : 0, set.circleHoleColor)] where radius > 0 { (color ?? .clear).setFill(); UIBezierPath(ovalIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)).fill() } } }
          }
          if set.drawValuesEnabled, data.entryCount < maxVisibleCount { for entry in set.entries { write(set.text(entry), set.valueFont, set.valueTextColor, at: CGPoint(x: x(entry.x), y: y(entry.y, side) - ((set as? LineChartDataSet)?.circleRadius ?? 4.5)), anchor: CGPoint(x: 0.5, y: 1)) } }
        }
        if drawBordersEnabled { borderColor.setStroke(); UIBezierPath(rect: content).stroke() }
      }
    }
    open class LineChartView: BarLineChartViewBase { open var lineData: LineChartData? { data as? LineChartData } }
    open class BarChartView: BarLineChartViewBase { open var barData: BarChartData? { data as? BarChartData } }
    open class HorizontalBarChartView: BarChartView {}
    open class CombinedChartView: BarLineChartViewBase { public enum DrawOrder: Int { case bar, bubble, line, candle, scatter }; open var drawOrder: [Int] = [] }
    open class ScatterChartView: BarLineChartViewBase {}
    open class CandleStickChartView: BarLineChartViewBase {}
    open class BubbleChartView: BarLineChartViewBase {}
    open class PieRadarChartViewBase: ChartViewBase { open var rotationAngle: CGFloat = 270, rotationEnabled = true, minOffset: CGFloat = 0; open func spin(duration: TimeInterval, fromAngle: CGFloat, toAngle: CGFloat, easingOption: ChartEasingOption = .linear) { rotationAngle = toAngle; setNeedsDisplay() } }
    open class RadarChartView: PieRadarChartViewBase { open var yAxis = YAxis(), webLineWidth: CGFloat = 1.5, innerWebLineWidth: CGFloat = 0.75, webColor = UIColor(white: 0.5, alpha: 1), innerWebColor = UIColor(white: 0.5, alpha: 1), webAlpha: CGFloat = 1 }
    open class PieChartView: PieRadarChartViewBase {
      open var drawHoleEnabled = true, holeColor: UIColor? = .white, holeRadiusPercent: CGFloat = 0.5, transparentCircleRadiusPercent: CGFloat = 0.55, transparentCircleColor: UIColor? = UIColor(white: 1, alpha: 105 / 255), centerText: String?, centerAttributedText: NSAttributedString?, drawCenterTextEnabled = true, drawEntryLabelsEnabled = true, entryLabelColor: UIColor? = .white, entryLabelFont: UIFont? = UIFont(name: "HelveticaNeue", size: 13), usePercentValuesEnabled = false, maxAngle: CGFloat = 360, drawSlicesUnderHoleEnabled = false
      override func legendEntries(_ data: ChartData) -> [(String?, UIColor)] { (data.dataSets.first?.entries ?? []).enumerated().map { (($0.element as? PieChartDataEntry)?.label, data.dataSets[0].color(atIndex: $0.offset)) } + [(data.dataSets.first?.label, .clear)] }
      override func drawData(_ data: ChartData, _ area: CGRect) {
        guard let set = data.dataSets.first as? PieChartDataSet else { return }
        let middle = CGPoint(x: area.midX, y: area.midY), radius = max(min(area.width, area.height) / 2 - set.selectionShift, 1), total = set.entries.reduce(0) { $0 + abs($1.y) }
        var angle = rotationAngle * .pi / 180
        for (index, entry) in set.entries.enumerated() where total > 0 {
          let sweep = CGFloat(abs(entry.y) / total) * maxAngle * .pi / 180, gap = set.entries.count > 1 ? set.sliceSpace / radius : 0
          let slice = UIBezierPath()
          slice.move(to: middle)
          slice.addArc(withCenter: middle, radius: radius, startAngle: angle + gap / 2, endAngle: angle + max(sweep - gap / 2, gap / 2), clockwise: true)
          slice.close()
          set.color(atIndex: index).setFill()
          slice.fill()
          angle += sweep
        }
        if drawHoleEnabled {
          for (part, color) in [(transparentCircleRadiusPercent, transparentCircleColor), (holeRadiusPercent, holeColor)] where part > 0 { (color ?? .clear).setFill(); let side = radius * part; UIBezierPath(ovalIn: CGRect(x: middle.x - side, y: middle.y - side, width: 2 * side, height: 2 * side)).fill() }
        }
        angle = rotationAngle * .pi / 180
        let place = drawHoleEnabled ? radius * (1 + holeRadiusPercent) / 2 : radius / 3.6 * 2
        for (index, entry) in set.entries.enumerated() where total > 0 {
          let sweep = CGFloat(abs(entry.y) / total) * maxAngle * .pi / 180, at = CGPoint(x: middle.x + cos(angle + sweep / 2) * place, y: middle.y + sin(angle + sweep / 2) * place), label = drawEntryLabelsEnabled ? (entry as? PieChartDataEntry)?.label : nil
          let value = usePercentValuesEnabled ? abs(entry.y) / total * 100 : entry.y
          if set.drawValuesEnabled { write((set.valueFormatter ?? DefaultValueFormatter()).stringForValue(value, entry: entry, dataSetIndex: 0, viewPortHandler: nil), set.valueFont, set.valueColors.isEmpty ? .black : set.valueColors[index % set.valueColors.count], at: at, anchor: CGPoint(x: 0.5, y: label == nil ? 0.5 : 1)) }
          if let label { write(label, set.entryLabelFont ?? entryLabelFont ?? .systemFont(ofSize: 13), set.entryLabelColor ?? entryLabelColor ?? .white, at: at, anchor: CGPoint(x: 0.5, y: set.drawValuesEnabled ? 0 : 0.5)) }
          angle += sweep
        }
        let text = centerAttributedText ?? centerText.map { NSAttributedString(string: $0, attributes: [.font: UIFont.systemFont(ofSize: 12)]) }
        if drawCenterTextEnabled, let text, drawHoleEnabled { let size = text.boundingRect(with: CGSize(width: radius * holeRadiusPercent * 1.6, height: 1000), options: .usesLineFragmentOrigin, context: nil).size; text.draw(in: CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)) }
      }
    }
    """#
}
