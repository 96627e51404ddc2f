extension Device {
  /// The major version of iOS that the first device with this screen was sold with.
  ///
  /// Source: Apple's technical specifications of the devices.
  package var firstSystem: Int {
    switch id {
    case "retina3_5", "ipad9_7": 4
    case "retina4_0": 6
    case "retina4_7", "retina5_5": 8
    case "ipad12_9": 9
    case "ipad10_5": 10
    case "retina5_9": 11
    case "retina6_1", "retina6_5", "ipad11_0rounded", "ipad12_9rounded": 12
    case "ipad10_2": 13
    case "retina5_4", "retina6_0", "retina6_7", "ipad10_9", "ipad10_9rounded": 14
    case "ipad8_3": 15
    case "retina6_12", "retina6_72": 16
    case "ipad11_0m4", "ipad13_0m4": 17
    case "retina6_3", "retina6_9": 18
    case "retina6_55": 26
    default: 7
    }
  }
}
