#!/usr/bin/env python3
"""Compiles the code that `cairn code` writes for scenes of a corpus, and compares its frames with the documents'.

  compare-code.py --corpus DIR [--scenes 300] [--half 0|1] [--seed 1] [--work DIR]

Needs a debug build with tests (`swift build --build-tests`): the scenes become one program, linked with its objects.
What only Interface Builder's canvas knows (sizes that stand in for a program's, placeholder constraints, frames where
views rest that constraints leave open) is left out of both sides; images have the sizes that the document remembers. Custom
classes become empty subclasses. Prints what differs, and a summary; exit code 1 when a scene does not compile.
"""
import argparse
import concurrent.futures
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
BUILD = os.path.join(ROOT, '.build', 'x86_64-unknown-linux-gnu', 'debug')


def documents(corpus, half):
    """Documents by repository; a repository is in the same half always."""
    result = {}
    for folder, _, files in sorted(os.walk(corpus)):
        for file in sorted(files):
            if file.endswith(('.storyboard', '.xib')):
                path = os.path.join(folder, file)
                repository = os.path.relpath(path, corpus).split(os.sep)[0]
                if half is None or sum(map(ord, repository)) % 2 == half:
                    result.setdefault(repository, []).append(path)
    return result


def pick(corpus, count, half, seed):
    """Documents in turns of repositories, so that no repository has more than its share."""
    rng = random.Random(seed)
    by_repository = documents(corpus, half)
    for list_ in by_repository.values():
        rng.shuffle(list_)
    order = sorted(by_repository)
    rng.shuffle(order)
    while len(order) > 0:
        for repository in list(order):
            if not by_repository[repository]:
                order.remove(repository)
                continue
            yield by_repository[repository].pop()


def scene_ids(path):
    text = open(path, encoding='utf-8', errors='replace').read()
    scenes = re.findall(r'<scene sceneID="([^"]+)"', text)
    return scenes or [None]


def make_scene(cairn, path, scene, number):
    command = [cairn, 'code', path, '--ids', '--linux'] + (['--scene', scene] if scene else [])
    process = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if process.returncode != 0 or 'import UIKit' not in process.stdout:
        return None
    # Cells by themselves have margins that differ from canvas to canvas; containers have no view of their own.
    base = re.search(r'^class \w+: (\w+)', process.stdout, re.M).group(1)
    if base in ('UITableViewCell', 'UITabBarController', 'UISplitViewController', 'UINavigationController'):
        return None
    return process.stdout, process.stderr


def base_class(tag):
    known = {'containerView': 'UIView', 'control': 'UIControl', 'mapView': 'MKMapView', 'wkWebView': 'WKWebView'}
    return known.get(tag, 'UI' + tag[0].upper() + tag[1:])


def stub(name, base, members=''):
    """A class of the program that the scene speaks of."""
    return '  class %s: %s {%s}' % (name, base, members)


# Runtime attributes of the program's classes that UIKit's have, too.
STANDARD = {'spacing', 'axis', 'alignment', 'distribution', 'text'}


def wrapped(text, number, path, scene):
    """The file's text in a namespace of its own, and the entry of the list."""
    first = text[:text.index('\n}\n')]
    names = dict((b, a) for a, b in re.findall(r'^  (?:let|lazy var|private\(set\) var) (\w+)[^\n]*  // ([\w-]+)(?:$| )', first, re.M))
    match = re.search(r'^(?:final )?class (\w+): ([\w.]+)', text, re.M)
    class_name, base = match.group(1), match.group(2)
    document = open(path, encoding='utf-8', errors='replace').read()
    customs = {}
    for klass, view in re.findall(r'= ([A-Za-z_]\w*)\([^\n]*  // ([\w-]+)$', text, re.M):
        tag = re.search(r'<(\w+) [^>]*\bid="%s"[^>]*>' % re.escape(view), document)
        if tag and 'customClass=' in tag.group(0) and not re.match('UI[A-Z]', klass):
            customs[klass] = base_class(tag.group(1))
    # Only controls have actions.
    for variable in re.findall(r'(\w+)\.(?:addAction|addTarget)\(', text):
        for klass in re.findall(r'^  let %s = (\w+)\(' % variable, text, re.M):
            if customs.get(klass) in ('UIView', 'UIControl'):
                customs[klass] = 'UIControl'
    for kind, klass in re.findall(r'^ +(tableView|collectionView) = (\w+)\(frame', text, re.M):
        customs[klass] = 'UITableView' if kind == 'tableView' else 'UICollectionView'
    # Where unwind segues lead, and what it is called there.
    members = {}
    for klass, method in re.findall(r'unwind\(to: (\w+)\.self[^\n]*\{ \$0\.(\w+)\(', text):
        customs.setdefault(klass, 'UIViewController')
        members.setdefault(klass, set()).add(' func %s(_ segue: UIStoryboardSegue) {} ' % method)
    for layout in re.findall(r'collectionViewLayout: (\w+)\(\)', text):
        if not layout.startswith('UI'):
            customs[layout] = 'UICollectionViewFlowLayout'
    root = re.search(r'^  let rootView = (\w+)\(', text, re.M)
    if root and not re.match('(UI|MK|WK)[A-Z]', root.group(1)):
        customs.setdefault(root.group(1), 'UIView')
    if base not in ('UIViewController', 'UITableViewController', 'UICollectionViewController') and not base.startswith('UI'):
        customs[base] = 'UITableViewCell' if 'style: UITableViewCell.CellStyle' in text else 'UIView'
    # Properties that only the program's classes have.
    for key in set(re.findall(r'userDefinedRuntimeAttribute [^>]*keyPath="([\w.]+)"', document)):
        if not key.startswith('layer.') and key not in STANDARD:
            text = re.sub(r'^ +(?:[\w.]+\.)?%s = [^\n]*\n' % re.escape(key), '', text, flags=re.M)
    # Those of UIKit's names are unknown to the program's plain views.
    for view, klass in re.findall(r'^  let (\w+) = (\w+)\(', text, re.M):
        if customs.get(klass) in ('UIView', 'UIControl'):
            text = re.sub(r'^ +%s\.(?:%s) = [^\n]*\n' % (view, '|'.join(sorted(STANDARD))), '', text, flags=re.M)
    for outlet in set(re.findall(r'<outlet property="(\w+)"', document)) - {'delegate', 'dataSource', 'view'}:
        text = re.sub(r'^ +[\w.]+\.%s = \w+\n' % outlet, '', text, flags=re.M)
    text = re.sub(r'UIImage\(named: ', 'documentImage(', text)
    text = re.sub(r'UIImage\(systemName: ', 'documentImage(isSystem: true, ', text)
    text = re.sub(r'UIFont\(name: ("[^"]*"), size: ([\d.]+)\) \?\? \.\w+\([^()]*\)', r'documentFont(\1, \2)', text)
    # The canvas leaves text styles of symbols out.
    text = re.sub(r'SymbolConfiguration\(font: \.preferredFont\([^()]*\), scale: ', 'SymbolConfiguration(scale: ', text)
    text = re.sub(r'(?:UIFont)?\.preferredFont\(forTextStyle: (\.\w+)\)', r'documentFont(\1)', text)
    text = re.sub(r'UIStoryboard\(name: "[^"]*", bundle: nil\)\.instantiate\w+\([^()]*\)!?', 'UIViewController()', text)
    text = re.sub(r'(?<=[ (])\.tintColor\b', '.systemBlue', text)
    text = re.sub(r'^import (?!UIKit)\w+\n', '', text, flags=re.M)
    # What the document names and does not declare: other scenes, segues, bar buttons and recognizers of the program.
    declared = set(re.findall(r'^class (\w+):', text, re.M))
    shown = (r'(?:(?:show|present|embed|showDetailViewController|pushViewController)\(|[cC]ontroller: |destination: '
             r'|Controller = )(?:UINavigationController\(rootViewController: )*(\w+)\(\)')
    for name in re.findall(shown, text):
        if name not in declared and not name.startswith('UI'):
            customs.setdefault(name, 'UIViewController')
    for name in re.findall(r'\b(\w+)\(transitionStyle: ', text):
        if not name.startswith('UI'):
            customs.setdefault(name, 'UIPageViewController')
    for name in re.findall(r'\b(\w+)\(identifier: [^\n]*source: self', text):
        if not name.startswith('UI'):
            customs.setdefault(name, 'UIStoryboardSegue')
    for name in re.findall(r'^ +weak var \w+: (\w+Controller)\?', text, re.M):
        if name not in declared and not name.startswith('UI'):
            customs.setdefault(name, 'UIViewController')
    for name in re.findall(r'= (\w+)\((?:title|image|systemItem|customView|primaryAction): ', text):
        if not name.startswith('UI'):
            customs.setdefault(name, 'UIBarButtonItem')
    for name in re.findall(r'^  let \w*[rR]ecognizer\w* = (\w+)\(\)$', text, re.M):
        if not name.startswith('UI'):
            customs.setdefault(name, 'UITapGestureRecognizer')
    lines = text.split('\n')
    start = next(i for i, line in enumerate(lines) if re.match(r'(final )?class ', line))
    helper = next((i for i in range(start, len(lines)) if lines[i].startswith('extension ')), len(lines))
    end = max(i for i in range(start, helper) if lines[i] == '}')
    stubs = [stub(name, base, '; '.join(sorted(members.get(name, ())))) for name, base in sorted(customs.items())
             if name not in declared]
    lines[end] = '}\n}'
    lines[start] = 'extension Scene%d {\n%s\n%s' % (number, '\n'.join(stubs), lines[start])
    entry = '  SceneCase(file: %s, scene: %s, names: %s, varies: %s) { Scene%d.%s(%s) },' % (
        json.dumps(path, ensure_ascii=False), json.dumps(scene or ''),
        '[' + ', '.join('%s: %s' % (json.dumps(a), json.dumps(b)) for a, b in sorted(names.items())) + ']' if names else '[:]',
        'true' if 'applySizeClasses()' in first else 'false',
        number, class_name,
        'frame: .zero' if '\n  override init(frame: CGRect) {' in first else '')
    return '\n'.join(lines), entry


def compiler_arguments():
    text = open(os.path.join(ROOT, '.build', 'debug.yaml')).read()
    link = re.search(r'args: (\[[^\n]*"Rating","-emit-executable"[^\n]*\])', text).group(1)
    build = re.search(r'args: (\[[^\n]*"-module-name","CairnCommands","-emit-dependencies"[^\n]*\])', text).group(1)
    arguments = json.loads(build)
    flags, i = [], 0
    while i < len(arguments):
        a = arguments[i]
        if a == '-Xcc':
            flags += [a, arguments[i + 1]]
            i += 1
        elif a == '-I':
            flags += [a, arguments[i + 1]]
            i += 1
        elif a.startswith('-I'):
            flags.append(a)
        i += 1
    flags += ['-Xcc', '-I', '-Xcc', '/usr/include'] * 0
    libraries = [a for a in json.loads(link) if a.startswith('-l') or a.startswith('-L/')]
    objects = [line.strip() for line in open(os.path.join(BUILD, 'cairn.product', 'Objects.LinkFileList'))]
    objects = [o for o in objects if '/cairn.build/' not in o]
    return flags, libraries, objects


PRELUDE = '''import UIKit
import UIKitCore
%s
protocol MKMapViewDelegate: AnyObject {}
class MKMapView: UIView { weak var delegate: (any MKMapViewDelegate)? }
class WKWebViewConfiguration {}
class WKWebView: UIView {
  convenience init(frame: CGRect, configuration: WKWebViewConfiguration) { self.init(frame: frame) }
}
''' % '\n'.join('class %s: UIView {}' % name for name in (
    'UIWebView', 'ARSCNView', 'ARSKView', 'SCNView', 'SKView', 'MTKView', 'GLKView', 'ADBannerView'))


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('--corpus', required=True)
    a.add_argument('--scenes', type=int, default=300)
    a.add_argument('--half', type=int)
    a.add_argument('--seed', type=int, default=1)
    a.add_argument('--work')
    a.add_argument('--cairn', default=os.path.join(BUILD, 'cairn'))
    a.add_argument('--only', help='a file with paths and scene ids, separated by a tab, instead of a choice')
    o = a.parse_args()
    work = o.work or tempfile.mkdtemp()
    os.makedirs(work, exist_ok=True)
    for old in os.listdir(work):
        if old.endswith(('.swift', '.o')):
            os.unlink(os.path.join(work, old))
    rng = random.Random(o.seed)
    entries, sources, kept = [], [], []

    def candidates():
        if o.only:
            for line in open(o.only):
                path, scene = line.rstrip('\n').split('\t')[:2]
                yield path, scene or None
            return
        for path in pick(o.corpus, o.scenes, o.half, o.seed):
            scenes = scene_ids(path)
            yield path, rng.choice(scenes)

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        source = candidates()
        while len(entries) < o.scenes:
            block = [c for _, c in zip(range(32), source)]
            if not block:
                break
            for (path, scene), made in zip(block, pool.map(lambda c: make_scene(o.cairn, c[0], c[1], 0), block)):
                if made is None or len(entries) >= o.scenes:
                    continue
                number = len(entries)
                text, entry = wrapped(made[0], number, path, scene)
                file = os.path.join(work, 'Scene%03d.swift' % number)
                with open(file, 'w') as f:
                    f.write('// %s %s\n%s' % (path, scene, text))
                entries.append(entry)
                sources.append(file)
                kept.append((path, scene))
    flags, libraries, objects = compiler_arguments()
    swift_list = os.path.join(work, 'objects.txt')
    with open(swift_list, 'w') as f:
        f.write('\n'.join(objects) + '\n')
    program = os.path.join(work, 'compare-code')
    harness = os.path.join(work, 'CompareCode.swift')
    shutil.copy(os.path.join(HERE, 'compare-code.swift'), harness)
    comparison = os.path.join(ROOT, 'Tests', 'GeneratedCodeTests', 'CodeComparison.swift')
    command = ['swiftc', '-c', '-module-name', 'CompareCode', '-package-name', 'main', '-swift-version', '6', '-Onone',
               '-j2', '-enable-batch-mode', '-parse-as-library', '-suppress-warnings'] + flags + [harness, comparison]
    failed = set()
    while True:
        # What does not compile is told, and left out.
        use = [i for i in range(len(entries)) if i not in failed]
        listing = os.path.join(work, 'AllScenes.swift')
        with open(listing, 'w') as f:
            f.write(PRELUDE + '\n'.join('enum Scene%d {}' % i for i in use) + '\n')
            f.write('@MainActor let allScenes: [SceneCase] = [\n%s\n]\n' % '\n'.join(entries[i] for i in use))
        process = subprocess.run(command + [listing] + [sources[i] for i in use], capture_output=True, text=True,
                                 cwd=work)
        if process.returncode == 0:
            break
        errors = sorted(set(re.findall(r'^(\S+\.swift):(\d+):\d+: error: (.*)$', process.stderr, re.M)))
        before = len(failed)
        for file, line, message in errors:
            text = open(file).read().split('\n')
            print('%s:%s: %s\n    %s' % (os.path.basename(file), line, message, text[int(line) - 1].strip()[:160]))
            number = re.search(r'Scene0*(\d+)\.swift', file) or re.search(r'Scene(\d+)\.', text[int(line) - 1])
            if number:
                failed.add(int(number.group(1)))
        if len(failed) == before:
            print('\n'.join(l for l in process.stderr.split('\n') if 'error' in l or 'crash' in l.lower())[:3000])
            return 1
    own = [os.path.join(work, name) for name in sorted(os.listdir(work)) if name.endswith('.o')
           and not (name.startswith('Scene') and int(re.sub(r'\D', '', name)) in failed)]
    link = subprocess.run(['swiftc', '-o', program, '-Xlinker', '-rpath=$ORIGIN'] + libraries + ['-ldl', '@' + swift_list] + own,
                          capture_output=True, text=True)
    if link.returncode != 0:
        print(link.stderr[:3000])
        return 1
    # A scene that ends the program is told, and the next ones follow.
    lines, crashed = [], []
    while len(lines) < len(use):
        run = subprocess.run([program, str(len(lines))], capture_output=True, text=True)
        lines += [line for line in run.stdout.split('\n') if line]
        if run.returncode == 0:
            break
        if len(lines) < len(use):
            number = use[len(lines)]
            crashed.append(number)
            words = [line for line in run.stderr.split('\n') if 'atal error' in line]
            print('Scene%03d %s: ended by signal %s: %s' % (number, kept[number], -run.returncode, words[:1]))
            lines.append('{}')
    same = views = off = 0
    repositories = set()
    for line in lines:
        try:
            item = json.loads(line)
        except ValueError:
            print('unreadable: ' + line[:200])
            continue
        if 'compared' not in item:
            if line != '{}':
                print('not compared: ' + line)
            continue
        views += item['compared']
        off += len(item['off'])
        same += not item['off']
        repositories.add(os.path.relpath(item['file'], o.corpus).split(os.sep)[0])
        if item['off']:
            number = kept.index((item['file'], item['scene'] or None)) if (item['file'], item['scene'] or None) in kept else -1
            print('Scene%03d %s %s: %d of %d off; %s' % (number, os.path.relpath(item['file'], o.corpus), item['scene'], len(item['off']), item['compared'], item['root']))
            for one in item['off'][:4]:
                print('    %(name)s %(id)s document %(document)s code %(code)s' % one)
    print('%d scenes of %d repositories, %d did not compile, %d crashed; %d with all frames the same; %d of %d views the same' % (
        len(entries), len(repositories), len(failed), len(crashed), same, views - off, views))
    return 1 if failed or crashed else 0


if __name__ == '__main__':
    sys.exit(main())
