/// Writes a quantity with its unit.
///
/// Source: <https://developer.apple.com/documentation/foundation/measurementformatter>. Foundation on Linux declares the
/// class as unavailable; this one takes its place.
///
/// DEVIATION: units are converted to those of the United States where the locale has that region, else to metric ones,
/// and named in English.
open class MeasurementFormatter: Formatter, NSSecureCoding, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, not what people of the region are used to.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// A unit of the right size for the value.
    public static let naturalScale = Self(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = ._device
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter._device()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class var supportsSecureCoding: Bool { true }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let value = unitOptions.contains(.providedUnit) ? nil : usual(measurement)
    let (number, unit) = value ?? (measurement.value, measurement.unit)
    return text(number, unit)
  }

  open func string(from unit: Unit) -> String { name(of: unit, count: 2) }

  private func usual(_ measurement: Measurement<some Unit>) -> (Double, Unit)? {
    guard let unit = measurement.unit as? Dimension else { return nil }
    let usesMetric = locale?.usesMetricSystem ?? true
    let target: Dimension? =
      switch unit {
      case is UnitTemperature: usesMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit
      case is UnitLength: length(unit.converter.baseUnitValue(fromValue: measurement.value), usesMetric)
      case is UnitMass: usesMetric ? UnitMass.kilograms : UnitMass.pounds
      case is UnitSpeed: usesMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
      default: nil
      }
    guard let target else { return nil }
    let base = unit.converter.baseUnitValue(fromValue: measurement.value)
    return (target.converter.value(fromBaseUnitValue: base), target)
  }

  private func length(_ meters: Double, _ usesMetric: Bool) -> UnitLength {
    guard unitOptions.contains(.naturalScale) else { return usesMetric ? .kilometers : .miles }
    if usesMetric { return abs(meters) >= 1000 ? .kilometers : abs(meters) >= 1 ? .meters : .centimeters }
    return abs(meters) >= 1609.344 ? .miles : abs(meters) >= 0.3048 ? .feet : .inches
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      if unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short { return number + "°" }
      return unitStyle == .long ? "\(number) \(name(of: unit, count: value))" : number + unit.symbol
    }
    let name = name(of: unit, count: value)
    return unitStyle == .short ? number + name : "\(number) \(name)"
  }

  private func name(of unit: Unit, count: Double) -> String {
    guard unitStyle == .long, let word = Self.names[unit.symbol] else { return unit.symbol }
    return count == 1 ? word.0 : word.1
  }

  private static let names: [String: (String, String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
    "oz": ("ounce", "ounces"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
  ]
}
