extension Device {
  /// All devices that have a screen of their own, phones before tablets, small before large.
  package static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    classicPhone("retina3_5", ["iPhone 4S", "iPhone 4"], 320, 480, scale: 2),
    classicPhone(
      "retina4_0",
      [
        "iPhone SE (1st generation)", "iPhone 5", "iPhone 5S", "iPhone 5C", "iPod touch", "iPod touch (7th generation)",
      ], 320, 568,
      scale: 2),
    ordinaryPhone,
    classicPhone(
      "retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6S Plus", "iPhone 6 Plus"], 414, 736, scale: 3),
    phone("retina5_4", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, top: 50),
    phone("retina5_9", ["iPhone 11 Pro", "iPhone X", "iPhone XS"], 375, 812, top: 44),
    phone("retina6_1", ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 48),
    phone("retina6_5", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, top: 44),
    phone(
      "retina6_0", ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"], 390, 844,
      top: 47),
    phone("retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, top: 47),
    phone("retina6_12", ["iPhone 15 Pro", "iPhone 14 Pro", "iPhone 15", "iPhone 16"], 393, 852, top: 59),
    phone(
      "retina6_72", ["iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"], 430, 932, top: 59),
    phone("retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, top: 62),
    phone("retina6_55", ["iPhone Air"], 420, 912, top: 68),
    phone("retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, top: 62),
  ]

  private static let pads: [Device] = [
    pad("ipad8_3", ["iPad mini (6th generation)", "iPad mini", "iPad mini (A17 Pro)"], 744, 1133, indicator: true),
    ordinaryPad,
    pad(
      "ipad10_2", ["iPad 10.2\"", "iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"], 810, 1080,
      indicator: false),
    pad("ipad10_5", ["iPad 10.5\"", "iPad Pro 10.5\"", "iPad Air (3rd generation)"], 834, 1112, indicator: false),
    pad(
      "ipad10_9",
      [
        "iPad Air", "iPad Air (5th generation)", "iPad (10th generation)", "iPad (A16)", "iPad Air 11\" (M2)",
        "iPad Air 11\" (M3)", "iPad Air 11\"", "iPad 10.9\"",
      ], 820, 1180, indicator: true),
    pad("ipad10_9rounded", ["iPad Air (4th generation)"], 820, 1180, indicator: true),
    pad(
      "ipad11_0rounded",
      [
        "iPad Pro 11\"", "iPad Pro 11\" (4th generation)", "iPad Pro 11\" (3rd generation)",
        "iPad Pro 11\" (2nd generation)", "iPad Pro 11\" (1st generation)",
      ], 834, 1194, indicator: true),
    pad("ipad11_0m4", ["iPad Pro 11\" (M4)", "iPad Pro 11\" (M5)"], 834, 1210, indicator: true),
    pad(
      "ipad12_9", ["iPad Pro 12.9\"", "iPad Pro 12.9\" (2nd generation)", "iPad Pro 12.9\" (1st generation)"], 1024,
      1366, indicator: false),
    pad(
      "ipad12_9rounded",
      [
        "iPad Pro 12.9\" (3rd generation)", "iPad Air 13\"", "iPad Pro 12.9\" (4th generation)",
        "iPad Pro 12.9\" (5th generation)", "iPad Pro 12.9\" (6th generation)", "iPad Air 13\" (M2)",
        "iPad Air 13\" (M3)",
      ], 1024, 1366, indicator: true),
    pad("ipad13_0m4", ["iPad Pro 13\" (M4)", "iPad Pro 13\" (M5)", "iPad Pro 13\""], 1032, 1376, indicator: true),
  ]
}
