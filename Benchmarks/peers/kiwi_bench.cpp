// kiwi: the same views and constraints, one solver, everything added in the order in which the views are made.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

// What the thread has had of a processor, as the other engines are measured.
struct Clock {
  using duration = std::chrono::nanoseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<Clock>;
  static constexpr bool is_steady = true;
  static time_point now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time_point(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
  }
};
static double since(Clock::time_point start) { return std::chrono::duration<double, std::nano>(Clock::now() - start).count(); }

struct Node { int parent = -1, first = 0, count = 0; bool vertical = true, leaf = false, surplus = false; int depth = 0; double w = 0, h = 0; };
struct Tree { std::vector<Node> nodes; double width = 0, height = 0; bool flat() const { return nodes[0].count == int(nodes.size()) - 1; } };
static double leafHeight(int i) { return 20 + (i * 37) % 29; }
static double leafWidth(int i) { return 40 + (i * 53) % 61; }

static void natural(const Tree &t, std::vector<double> &w, std::vector<double> &h) {
  int n = int(t.nodes.size());
  w.assign(n, 0); h.assign(n, 0);
  for (int i = n - 1; i >= 0; i--) {
    const Node &d = t.nodes[i];
    if (d.leaf) { w[i] = d.w; h[i] = d.h; continue; }
    double sum = 8.0 * (d.count - 1), most = 0;
    for (int c = d.first; c < d.first + d.count; c++) {
      sum += d.vertical ? h[c] : w[c];
      most = std::max(most, d.vertical ? w[c] : h[c]);
    }
    if (d.vertical) { w[i] = most; h[i] = sum; } else { w[i] = sum; h[i] = most; }
  }
}

static std::vector<double> placed(const Tree &t, double W, double H) {
  std::vector<double> w, h, o(t.nodes.size() * 4);
  natural(t, w, h);
  o[2] = W; o[3] = H;
  for (size_t i = 0; i < t.nodes.size(); i++) {
    const Node &d = t.nodes[i];
    if (d.leaf) continue;
    double x = o[i * 4], y = o[i * 4 + 1], extra = d.vertical ? o[i * 4 + 3] - h[i] : o[i * 4 + 2] - w[i];
    for (int c = d.first; c < d.first + d.count; c++) {
      double more = t.nodes[c].surplus ? extra : 0;
      o[c * 4] = x; o[c * 4 + 1] = y;
      o[c * 4 + 2] = d.vertical ? o[i * 4 + 2] : w[c] + more;
      o[c * 4 + 3] = d.vertical ? h[c] + more : o[i * 4 + 3];
      if (d.vertical) y += o[c * 4 + 3] + 8; else x += o[c * 4 + 2] + 8;
    }
  }
  return o;
}

static Tree flat(int n) {
  Tree t;
  Node root; root.first = 1; root.count = n; t.nodes.push_back(root);
  for (int i = 0; i < n; i++) { Node d; d.parent = 0; d.leaf = true; d.surplus = i == n / 2; d.depth = d.surplus; d.w = leafWidth(i); d.h = leafHeight(i); t.nodes.push_back(d); }
  std::vector<double> w, h; natural(t, w, h);
  t.width = std::max(320.0, w[0] * 1.2); t.height = h[0] * 1.25;
  return t;
}

static Tree nested(int depth, int branching) {
  Tree t;
  Node root; root.surplus = true; t.nodes.push_back(root);
  size_t low = 0, high = 1; int leaves = 0;
  for (int k = 0; k < depth; k++) {
    for (size_t p = low; p < high; p++) {
      t.nodes[p].first = int(t.nodes.size()); t.nodes[p].count = branching;
      for (int j = 0; j < branching; j++) {
        Node d; d.parent = int(p); d.vertical = !t.nodes[p].vertical; d.leaf = k == depth - 1; d.surplus = j == branching - 1;
        d.depth = t.nodes[p].depth + d.surplus;
        if (d.leaf) { d.w = leafWidth(leaves); d.h = leafHeight(leaves); leaves++; }
        t.nodes.push_back(d);
      }
    }
    low = high; high = t.nodes.size();
  }
  std::vector<double> w, h; natural(t, w, h);
  t.width = w[0] * 1.25; t.height = h[0] * 1.25;
  return t;
}

struct View { kiwi::Variable x, y, w, h; double fx = 0, fy = 0, fw = 0, fh = 0; };

struct Layout {
  std::shared_ptr<kiwi::Solver> solver;
  std::vector<std::unique_ptr<View>> views;

  Layout(const Tree &t, bool editable, std::shared_ptr<kiwi::Solver> shared = nullptr) : solver(shared ? shared : std::make_shared<kiwi::Solver>()) {
    using namespace kiwi;
    for (size_t i = 0; i < t.nodes.size(); i++) views.push_back(std::make_unique<View>());
    View &root = *views[0];
    solver->addConstraint(root.x == 0); solver->addConstraint(root.y == 0);
    if (editable) {
      solver->addEditVariable(root.w, strength::create(900, 0, 0)); solver->addEditVariable(root.h, strength::create(900, 0, 0));
      solver->suggestValue(root.w, t.width); solver->suggestValue(root.h, t.height);
    } else { solver->addConstraint(root.w == t.width); solver->addConstraint(root.h == t.height); }
    for (size_t p = 0; p < t.nodes.size(); p++) {
      const Node &d = t.nodes[p];
      if (d.leaf) continue;
      View &o = *views[p];
      Variable &P = d.vertical ? o.y : o.x, &S = d.vertical ? o.h : o.w, &Q = d.vertical ? o.x : o.y, &R = d.vertical ? o.w : o.h;
      for (int c = d.first; c < d.first + d.count; c++) {
        View &v = *views[c];
        Variable &p1 = d.vertical ? v.y : v.x, &q1 = d.vertical ? v.x : v.y, &r1 = d.vertical ? v.w : v.h;
        if (c == d.first) solver->addConstraint(p1 == P);
        else { View &b = *views[c - 1]; solver->addConstraint(p1 == (d.vertical ? b.y : b.x) + (d.vertical ? b.h : b.w) + 8.0); }
        solver->addConstraint(q1 == Q);
        solver->addConstraint(q1 + r1 == Q + R);
        const Node &n = t.nodes[c];
        if (n.leaf) {
          double hug = 1 - 0.01 * n.depth, resist = t.flat() && n.surplus ? 0.9 : 1;
          if (n.w > 0) { solver->addConstraint((v.w >= n.w) | strength::create(0, resist, 0)); solver->addConstraint((v.w <= n.w) | strength::create(0, 0, hug)); }
          if (n.h > 0) { solver->addConstraint((v.h >= n.h) | strength::create(0, resist, 0)); solver->addConstraint((v.h <= n.h) | strength::create(0, 0, hug)); }
        }
      }
      View &l = *views[d.first + d.count - 1];
      solver->addConstraint((d.vertical ? l.y : l.x) + (d.vertical ? l.h : l.w) == P + S);
    }
  }
  void read() {
    solver->updateVariables();
    for (auto &v : views) { v->fx = v->x.value(); v->fy = v->y.value(); v->fw = v->w.value(); v->fh = v->h.value(); }
  }
  double difference(const std::vector<double> &r) {
    double most = 0;
    for (size_t i = 0; i < views.size(); i++) { View &v = *views[i]; double f[] = {v.fx, v.fy, v.fw, v.fh}; for (int k = 0; k < 4; k++) most = std::max(most, std::fabs(f[k] - r[i * 4 + k])); }
    return most;
  }
};

template <class Body> static double fastest(int minimum, int maximum, Body body) {
  std::vector<double> s; auto start = Clock::now();
  while (int(s.size()) < maximum && (int(s.size()) < minimum || since(start) < 0.7e9)) s.push_back(body());
  std::sort(s.begin(), s.end());
  return s[0];
}

static void report(const char *w, int n, const char *op, double value, double diff) {
  if (diff > 1e-3) std::printf("# WRONG: kiwi %s %d %s differs by %g\n", w, n, op, diff);
  std::printf("kiwi,%s,%d,%s,%g,%g\n", w, n, op, value, diff); std::fflush(stdout);
}

static void resize(const char *name, const Tree &t, int n) {
  Layout l(t, true); l.read();
  int k = 0; double W = 0, H = 0;
  double ns = fastest(10, 1000, [&] {
    k++; W = t.width * (0.9 + 0.4 * std::fmod(k * 0.6180339887, 1)); H = t.height * (0.9 + 0.4 * std::fmod(k * 0.7548776662, 1));
    auto s = Clock::now(); l.solver->suggestValue(l.views[0]->w, W); l.solver->suggestValue(l.views[0]->h, H); l.read(); return since(s); });
  report(name, n, "resize", ns / n, l.difference(placed(t, W, H)));
}

int main() {
  for (int n : {10, 100, 1000}) {
    Tree t = flat(n); double diff = 0;
    double ns = fastest(1, 300, [&] { auto s = Clock::now(); Layout l(t, false); l.read(); double r = since(s); diff = l.difference(placed(t, t.width, t.height)); return r; });
    report("W1", n, "build", ns / n, diff);
  }
  { Tree t = nested(3, 4); double diff = 0; double ns = fastest(3, 50, [&] { auto s = Clock::now(); Layout l(t, false); l.read(); double r = since(s); diff = l.difference(placed(t, t.width, t.height)); return r; }); report("W2", 84, "build", ns / 84, diff); }
  resize("W1", flat(100), 100); resize("W1", flat(1000), 1000); resize("W2", nested(5, 4), 1364);
  {
    Tree t = flat(100); Layout l(t, true); std::vector<double> w, h; natural(t, w, h); int k = 0; double H = 0;
    double ns = fastest(10, 1000, [&] { k++; H = h[0] + (k % 2 ? -1 : 1) * (5 + k % 10); auto s = Clock::now(); l.solver->suggestValue(l.views[0]->h, H); l.read(); return since(s); });
    report("W1", 100, "crossing", ns / 100, l.difference(placed(t, t.width, H)));
  }
  Tree cell;
  Node r; r.first = 1; r.count = 2; r.vertical = false; cell.nodes.push_back(r);
  Node a; a.parent = 0; a.leaf = true; a.w = 60; cell.nodes.push_back(a);
  Node b = a; b.surplus = true; b.depth = 1; b.w = 80; cell.nodes.push_back(b);
  cell.width = 320; cell.height = 44;
  double diff = 0;
  double ns = fastest(3, 50, [&] { auto s = Clock::now(); std::vector<std::unique_ptr<Layout>> all; for (int i = 0; i < 1000; i++) { all.push_back(std::make_unique<Layout>(cell, false)); all.back()->read(); } double r = since(s); diff = all.back()->difference(placed(cell, 320, 44)); return r; });
  report("W6", 1000, "separate", ns / 1000, diff);
}
