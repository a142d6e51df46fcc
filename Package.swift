// swift-tools-version: 6.2
import PackageDescription

/// The settings every target shares: no warnings, explicit imports, and no unmarked unsafe code.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "tally-batch",
  products: [
    .executable(name: "tally-batch", targets: ["tally-batch"])
  ],
  targets: [
    // Read from top to bottom: each target uses only targets above it.
    .target(name: "LedgerModel", swiftSettings: strict),
    .target(name: "Diagnostics", dependencies: ["LedgerModel"], swiftSettings: strict),
    .target(
      name: "JournalReading",
      dependencies: ["LedgerModel", "Diagnostics"],
      swiftSettings: strict + [.enableExperimentalFeature("Lifetimes")]),
    .target(name: "LedgerCore", dependencies: ["LedgerModel"], swiftSettings: strict),
    .target(
      name: "SnapshotJournal", dependencies: ["LedgerModel", "LedgerCore"], swiftSettings: strict),
    .target(
      name: "ReportRendering", dependencies: ["LedgerModel", "LedgerCore"], swiftSettings: strict),
    .target(
      name: "TallyBatchCLI",
      dependencies: [
        "LedgerModel", "Diagnostics", "JournalReading", "LedgerCore", "SnapshotJournal",
        "ReportRendering",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "tally-batch", dependencies: ["TallyBatchCLI"], swiftSettings: strict,
      linkerSettings: [
        // One file that starts in a millisecond and needs no library of the toolchain.
        .unsafeFlags(
          ["-static-executable"], .when(platforms: [.linux], configuration: .release))
      ]),

    .target(
      name: "TallyTestSupport", path: "Tests/TallyTestSupport", swiftSettings: strict),
    .testTarget(
      name: "TallyTestSupportTests", dependencies: ["TallyTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "LedgerModelTests", dependencies: ["LedgerModel", "TallyTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TallyTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "JournalReadingTests",
      dependencies: ["JournalReading", "LedgerModel", "Diagnostics", "TallyTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "LedgerCoreTests", dependencies: ["LedgerCore", "LedgerModel", "TallyTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "SnapshotJournalTests",
      dependencies: ["SnapshotJournal", "LedgerCore", "LedgerModel", "TallyTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportRenderingTests",
      dependencies: ["ReportRendering", "LedgerCore", "LedgerModel", "TallyTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "TallyBatchCLITests",
      dependencies: [
        "TallyBatchCLI", "LedgerModel", "Diagnostics", "JournalReading", "LedgerCore",
        "SnapshotJournal", "ReportRendering", "TallyTestSupport",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
  ]
)
