// Interim: a plain tableau, rebuilt at each solve. The real solver replaces this file.
public struct Variable: Hashable, Sendable { public let index: Int32 }
public struct ConstraintID: Hashable, Sendable { public let rawValue: Int32 }
public struct Strength: Hashable, Comparable, Sendable {
  let p: Float
  public init(_ priority: Float) { p = priority }
  public static let required = Strength(1000)
  public static func < (a: Strength, b: Strength) -> Bool { a.p < b.p }
}
public enum Relation: Int8, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
public struct Term: Sendable {
  public var variable: Variable
  public var coefficient: Double
  public init(variable: Variable, coefficient: Double) { self.variable = variable; self.coefficient = coefficient }
}
public struct SolveOutcome {}
struct C { var terms: [Term]; var constant: Double; var rel: Relation; var strength: Strength; var order: Int }
public final class Solver {
  var n: Int32 = 0
  var free: [Int32] = []
  var cons: [ConstraintID: C] = [:]
  var hinges: [Int32: (Double, Strength, Strength)] = [:]
  var vals: [Double] = []
  var next: Int32 = 0
  public var changedVariables: [Variable] = []
  public var conflictHandler: (([ConstraintID]) -> ConstraintID)?
  public init() {}
  public func makeVariable() -> Variable {
    if let f = free.popLast() { vals[Int(f)] = 0; return Variable(index: f) }
    n += 1; vals.append(0)
    return Variable(index: n - 1)
  }
  public func removeVariable(_ v: Variable) { free.append(v.index); hinges[v.index] = nil }
  public func add(_ terms: [Term], constant: Double, relation: Relation, strength: Strength) -> ConstraintID {
    let id = ConstraintID(rawValue: next); next += 1
    cons[id] = C(terms: terms, constant: constant, rel: relation, strength: strength, order: Int(next))
    return id
  }
  public func remove(_ id: ConstraintID) { cons[id] = nil }
  public func setConstant(_ c: Double, of id: ConstraintID) { cons[id]?.constant = c }
  public func setStrength(_ s: Strength, of id: ConstraintID) { cons[id]?.strength = s }
  public func setHinge(_ v: Variable, target: Double, hugging: Strength, compression: Strength) { hinges[v.index] = (target, hugging, compression) }
  public func removeHinge(_ v: Variable) { hinges[v.index] = nil }
  public func value(of v: Variable) -> Double { vals[Int(v.index)] }
  public func isAmbiguous(_ v: Variable) -> Bool { false }
  public func exerciseAmbiguity(_ v: Variable) {}
  @discardableResult public func solve() -> SolveOutcome {
    var list: [(ConstraintID?, C)] = cons.map { ($0.key, $0.value) }
    for (v, h) in hinges {
      let t = [Term(variable: Variable(index: v), coefficient: 1)]
      list.append((nil, C(terms: t, constant: -h.0, rel: .greaterThanOrEqual, strength: h.2, order: Int(v))))
      list.append((nil, C(terms: t, constant: -h.0, rel: .lessThanOrEqual, strength: h.1, order: Int(v))))
    }
    list.sort { $0.1.strength != $1.1.strength ? $0.1.strength > $1.1.strength : $0.1.order < $1.1.order }
    let tab = Tab(n: Int(n), tiers: Array(Set(list.map(\.1.strength))).sorted(by: >).filter { $0 != .required })
    for (id, c) in list {
      if !tab.add(c), let id { _ = conflictHandler?([id]) }
    }
    changedVariables = []
    for i in 0..<Int(n) {
      let v = tab.rows[i]?.c ?? 0
      if abs(v - vals[i]) > 1e-9 { vals[i] = v; changedVariables.append(Variable(index: Int32(i))) }
    }
    return SolveOutcome()
  }
}
struct R { var c = 0.0; var t: [Int: Double] = [:]
  mutating func add(_ s: Int, _ k: Double) { let v = (t[s] ?? 0) + k; if abs(v) < 1e-9 { t[s] = nil } else { t[s] = v } }
  mutating func add(_ r: R, _ k: Double) { c += r.c * k; for (s, v) in r.t { add(s, v * k) } }
  mutating func subst(_ s: Int, _ r: R) { if let k = t.removeValue(forKey: s) { add(r, k) } }
  mutating func solve(_ s: Int) { let k = -1 / t.removeValue(forKey: s)!; c *= k; for (x, v) in t { t[x] = v * k } }
}
/// Symbols below `n` are free variables; even ones above are restricted, odd ones dummies.
final class Tab {
  let n: Int; let tiers: [Strength]; var rows: [Int: R] = [:]; var obj: [R]; var next: Int; var dummies: Set<Int> = []
  init(n: Int, tiers: [Strength]) { self.n = n; self.tiers = tiers; next = n; obj = tiers.map { _ in R() } }
  func sym() -> Int { next += 1; return next }
  func add(_ c: C) -> Bool {
    var r = R(c: c.constant)
    for t in c.terms { let s = Int(t.variable.index); if let row = rows[s] { r.add(row, t.coefficient) } else { r.add(s, t.coefficient) } }
    var slack = -1, marker = -1
    let required = c.strength == .required
    let k = required ? -1 : tiers.firstIndex(of: c.strength)!
    if c.rel != .equal {
      let sgn: Double = c.rel == .lessThanOrEqual ? 1 : -1
      slack = sym(); r.add(slack, sgn)
      if !required { let e = sym(); r.add(e, -sgn); obj[k].add(e, 1); marker = e }
    } else if required { let d = sym(); dummies.insert(d); r.add(d, 1); marker = d }
    else { let p = sym(), m = sym(); r.add(p, -1); r.add(m, 1); obj[k].add(p, 1); obj[k].add(m, 1); slack = p; marker = m }
    if r.c < 0 { r.c = -r.c; for (s, v) in r.t { r.t[s] = -v } }
    var subject: Int? = r.t.keys.filter { $0 < n }.min()
    if subject == nil { for s in [slack, marker] where s >= 0 && !dummies.contains(s) { if let v = r.t[s], v < 0 { subject = s; break } } }
    if subject == nil, r.t.keys.allSatisfy({ dummies.contains($0) }) {
      if abs(r.c) > 1e-6 { return false }
      guard marker >= 0 else { return true }
      subject = marker
    }
    if let s = subject { r.solve(s); substAll(s, r); rows[s] = r } else { if !artificial(r) { return false } }
    optimize(); return true
  }
  func substAll(_ s: Int, _ r: R) { for k in Array(rows.keys) { rows[k]!.subst(s, r) }; for i in obj.indices { obj[i].subst(s, r) } }
  func artificial(_ r: R) -> Bool {
    let a = sym(); rows[a] = r; obj.insert(r, at: 0); optimize(only: true)
    let ok = abs(obj[0].c) < 1e-6
    obj.remove(at: 0)
    if var row = rows.removeValue(forKey: a) {
      if !row.t.isEmpty, let e = row.t.keys.filter({ !dummies.contains($0) }).min() { row.add(a, -1); row.solve(e); substAll(e, row); rows[e] = row }
      else if !ok { return false }
    }
    for k in Array(rows.keys) { rows[k]!.t[a] = nil }; for i in obj.indices { obj[i].t[a] = nil }
    return ok
  }
  func optimize(only: Bool = false) {
    for _ in 0..<10000 {
      var enter: Int?
      let levels = only ? 1 : obj.count
      outer: for s in Set(obj.prefix(levels).flatMap { $0.t.keys }).sorted() where !dummies.contains(s) {
        for i in 0..<levels { let v = obj[i].t[s] ?? 0; if v < -1e-9 { enter = s; break outer }; if v > 1e-9 { break } }
      }
      guard let e = enter else { return }
      var best: Int?; var ratio = Double.infinity
      for (k, row) in rows where k >= n { if let v = row.t[e], v < 0 { let q = -row.c / v; if q < ratio - 1e-12 || (q < ratio + 1e-12 && k < best ?? .max) { ratio = q; best = k } } }
      guard let l = best else { return }
      var row = rows.removeValue(forKey: l)!; row.add(l, -1); row.solve(e); substAll(e, row); rows[e] = row
    }
  }
}
