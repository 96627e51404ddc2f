import UIKit

/// A page of the catalogue: its name, and how it is made.
@MainActor
struct CatalogPage {
  var name: String
  var title: String
  var make: () -> UIViewController

  static let all: [CatalogPage] = [
    CatalogPage(name: "labels", title: "Labels") { LabelsPage() },
    CatalogPage(name: "buttons", title: "Buttons") { ButtonsPage() },
    CatalogPage(name: "configured-buttons", title: "Configured Buttons") { ConfiguredButtonsPage() },
    CatalogPage(name: "button-details", title: "Button Details") { ButtonDetailsPage() },
    CatalogPage(name: "text-fields", title: "Text Fields") { TextFieldsPage() },
    CatalogPage(name: "text-views", title: "Text Views") { TextViewsPage() },
    CatalogPage(name: "search", title: "Search Bars") { SearchPage() },
    CatalogPage(name: "search-results", title: "Search Results") { SearchResultsPage() },
    CatalogPage(name: "status-bar", title: "Status Bar") { StatusBarPage() },
    CatalogPage(name: "values", title: "Values") { ValuesPage() },
    CatalogPage(name: "indicators", title: "Indicators") { IndicatorsPage() },
    CatalogPage(name: "pickers", title: "Pickers") { PickersPage() },
    CatalogPage(name: "calendar", title: "Calendar") { CalendarPage() },
    CatalogPage(name: "cells", title: "Cells") { CellsPage(style: .insetGrouped) },
    CatalogPage(name: "plain-cells", title: "Plain Cells") { CellsPage(style: .plain) },
    CatalogPage(name: "editing-cells", title: "Editing") { EditingCellsPage() },
    CatalogPage(name: "configured-cells", title: "Configured Cells") { ConfiguredCellsPage() },
    CatalogPage(name: "bars", title: "Bars") { BarsPage() },
    CatalogPage(name: "tabs", title: "Tabs") { TabsPage() },
    CatalogPage(name: "images", title: "Images") { ImagesPage() },
    CatalogPage(name: "emitter", title: "Emitter") { EmitterPage() },
    CatalogPage(name: "alerts", title: "Alerts") { PresentationsPage() },
  ]
}
