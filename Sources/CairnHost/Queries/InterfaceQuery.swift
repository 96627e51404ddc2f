internal import Foundation
public import UIKitCore

/// Elements of one kind, in the order in which they are read. It is resolved anew each time it is asked.
@MainActor
public struct InterfaceQuery: InterfaceQueries {
  private let host: HeadlessHost
  private let kind: String
  private let resolve: () -> [InterfaceNode]

  init(_ host: HeadlessHost, _ kind: String, _ resolve: @escaping () -> [InterfaceNode]) {
    (self.host, self.kind, self.resolve) = (host, kind, resolve)
  }

  /// The element that is called so, by its identifier or label; of several, one that a finger reaches.
  public subscript(name: String) -> InterfaceElement {
    InterfaceElement(host, "\(kind)[\"\(name)\"]") {
      let found = nodes.filter { ElementName.matches($0.element, name) }
      return found.first(where: \.isHittable) ?? found.first
    }
  }

  /// Counted from 0; negative from the end.
  public func element(boundBy index: Int) -> InterfaceElement {
    InterfaceElement(host, "\(kind) number \(index)") {
      let nodes = nodes
      let place = index < 0 ? nodes.count + index : index
      return nodes.indices.contains(place) ? nodes[place] : nil
    }
  }

  /// The only element; using it traps when there are several.
  public var element: InterfaceElement {
    InterfaceElement(host, kind) {
      let nodes = nodes
      precondition(nodes.count < 2, "Multiple matching elements found for \(kind).")
      return nodes.first
    }
  }

  /// The first element.
  public var firstMatch: InterfaceElement { element(boundBy: 0) }
  /// How many elements there are now.
  public var count: Int { nodes.count }
  /// The elements that there are now.
  public var allElements: [InterfaceElement] {
    nodes.map { node in InterfaceElement(host, kind) { node } }
  }
  /// The elements by their places, found anew each time they are asked.
  public var allElementsBoundByIndex: [InterfaceElement] { (0..<count).map { element(boundBy: $0) } }

  /// Those of this identifier or label.
  public func matching(identifier: String) -> InterfaceQuery {
    InterfaceQuery(host, "\(kind)[\"\(identifier)\"]") { nodes.filter { ElementName.matches($0.element, identifier) } }
  }
  /// Those in which something is called so.
  public func containing(_ name: String) -> InterfaceQuery {
    InterfaceQuery(host, "\(kind) containing \"\(name)\"") {
      nodes.filter { node in node.tree.dropFirst().contains { ElementName.matches($0.element, name) } }
    }
  }

  /// What is in the elements and is of a kind.
  public func query(_ inner: String, _ accepts: @escaping @MainActor (UIResponder) -> Bool) -> InterfaceQuery {
    InterfaceQuery(host, "\(kind).\(inner)") {
      nodes.flatMap { $0.children.flatMap(\.tree) }.filter { accepts($0.element) }
    }
  }

  var nodes: [InterfaceNode] {
    host.settle()
    return resolve()
  }
}
