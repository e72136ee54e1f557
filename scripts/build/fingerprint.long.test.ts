import { checkout as disk } from '../lib/source-tree.ts';
import type { SourceTree } from '../lib/source-tree.ts';
import { fingerprintOf } from './fingerprint.ts';
import { RELEASED, WORKSPACES } from './workspaces.ts';

/** Reads each path once: the checkout does not change during the tests. */
function kept<T>(read: (path: string) => T): (path: string) => T {
  const answers = new Map<string, T>();
  return (path) => {
    const answer = answers.has(path) ? (answers.get(path) as T) : read(path);
    answers.set(path, answer);
    return answer;
  };
}

const checkout: SourceTree = { read: kept(disk.read), list: kept(disk.list) };

/** The checkout with different contents of some files. */
function withFiles(files: Record<string, string>, tree: SourceTree = checkout): SourceTree {
  return {
    read: (path) => (path in files ? Buffer.from(files[path] ?? '') : tree.read(path)),
    list: (folder) => [
      ...new Set([
        ...tree.list(folder),
        ...Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
      ]),
    ],
  };
}

const textOf = (path: string, tree = checkout) => {
  const bytes = tree.read(path);
  if (!bytes) throw new Error(`There is no ${path}`);
  return String(bytes);
};

/** With an additional line at the end of a file. */
const withLine = (path: string, line: string, tree = checkout) =>
  withFiles({ [path]: `${textOf(path, tree)}\n${line}\n` }, tree);

interface LockedPackage {
  version: string;
  dependencies?: Record<string, string>;
}

/** With additional packages in the lock file. */
function withPackages(packages: Record<string, LockedPackage>, tree = checkout): SourceTree {
  const lock = JSON.parse(textOf('package-lock.json', tree)) as { packages: object };
  const text = JSON.stringify({ ...lock, packages: { ...lock.packages, ...packages } });
  return withFiles({ 'package-lock.json': text }, tree);
}

/** The apps whose version differs. */
const changedBetween = (one: SourceTree, other: SourceTree, names: readonly string[] = RELEASED) =>
  names.filter((name) => fingerprintOf(name, one) !== fingerprintOf(name, other));

/** The apps whose version an additional line in a file changes. */
const changedBy = (path: string, tree = checkout) =>
  changedBetween(tree, withLine(path, '// changed', tree));

const REMOTES = RELEASED.filter((name) => name !== 'shell');

describe('a version', () => {
  it('stays the same if nothing changes', () => {
    expect(changedBetween(checkout, withFiles({}), Object.keys(WORKSPACES))).toEqual([]);
  });

  it.each<[file: string, apps: string[]]>([
    ['mfe-public/src/pages/home/page.tsx', ['mfe-public']],
    ['mfe-tools/src/remote.ts', ['mfe-tools']],
    ['shell/src/main.tsx', ['shell']],
    ['shared/ui/charts/options.ts', ['mfe-public', 'mfe-staff']],
    ['shared/sdk/contracts/vitals/schema.ts', ['mfe-staff']],
    ['shared/ui/components/button.tsx', RELEASED],
    ['mfe-commerce/src/pages/store/page.test.tsx', []],
    ['shared/sdk/runtime/testing.tsx', []],
    ['docs/releases.md', []],
  ])('follows %s to %j', (file, apps) => {
    expect(changedBy(file)).toEqual(apps);
  });

  it('covers the shapes of the calls that a release makes', () => {
    expect(changedBy('shared/contracts/checkout/schema.ts')).toEqual(['mfe-commerce']);
  });

  it('of an app with prerendered pages covers the sdk, which the others get from the shell', () => {
    const apps = ['shell', 'mfe-public', 'mfe-tools', 'mfe-commerce'];
    expect(changedBy('shared/sdk/runtime/toast/toast.ts')).toEqual(apps);
    expect(changedBy('shared/sdk/runtime/prerender.tsx')).toEqual(apps);
    expect(changedBy('shared/sdk/runtime/version.ts')).toEqual(RELEASED);
  });

  it.each([
    'shared/remote/build/webpack-config.ts',
    'shared/remote/build/text-only-charts-loader.ts',
    'shared/sdk/contracts/shape.ts',
    'scripts/build/release.ts',
    'scripts/build/transpile.ts',
    'tsconfig.base.json',
  ])('of every app covers %s', (file) => {
    expect(changedBy(file)).toEqual(RELEASED);
  });

  it('covers imported assets and styles', () => {
    const page = 'mfe-tools/src/pages/embed/page.tsx';
    const tree = withFiles({
      [page]: `import './page.css';\nimport logo from './logo.svg';\n${textOf(page)}`,
      'mfe-tools/src/pages/embed/page.css': "a { background: url('./stars.png'); }",
      'mfe-tools/src/pages/embed/logo.svg': '<svg/>',
      'mfe-tools/src/pages/embed/stars.png': 'stars',
    });
    for (const name of ['page.css', 'logo.svg', 'stars.png']) {
      expect(changedBy(`mfe-tools/src/pages/embed/${name}`, tree)).toEqual(['mfe-tools']);
    }
  });

  it('ignores an import of types', () => {
    const page = 'mfe-tools/src/pages/embed/page.tsx';
    const schema = 'shared/sdk/contracts/audit/schema.ts';
    const typed = withLine(
      page,
      "import type { AuditPage } from '@portico/sdk/contracts/audit/schema';",
    );
    expect(changedBy(schema, typed)).not.toContain('mfe-tools');
    const used = withLine(page, "import { auditPage } from '@portico/sdk/contracts/audit/schema';");
    expect(changedBy(schema, used)).toContain('mfe-tools');
  });

  it('covers the fields of package.json that a bundler reads, and no script', () => {
    const path = 'mfe-tools/package.json';
    const fields = JSON.parse(textOf(path)) as object;
    const changed = (more: object) =>
      changedBetween(checkout, withFiles({ [path]: JSON.stringify({ ...fields, ...more }) }));
    expect(changed({ sideEffects: false })).toEqual(['mfe-tools']);
    expect(changed({ scripts: { lint: 'eslint .' } })).toEqual([]);
  });
});

describe('the version of a package', () => {
  const locked = (version: string, inner = '1.0.0') => ({
    'node_modules/for-tools': { version, dependencies: { 'for-tools-inner': '^1.0.0' } },
    'node_modules/for-tools-inner': { version: inner },
  });
  const imported = withLine('mfe-tools/src/pages/embed/page.tsx', "import 'for-tools/colors';");
  const before = withPackages(locked('1.0.0'), imported);

  it('changes the remote that imports it and no other', () => {
    expect(changedBetween(before, withPackages(locked('1.0.1'), imported))).toEqual(['mfe-tools']);
  });

  it('changes the remote that imports a package that depends on it', () => {
    const after = withPackages(locked('1.0.0', '1.0.1'), imported);
    expect(changedBetween(before, after)).toEqual(['mfe-tools']);
  });

  it('changes nothing if no app depends on it', () => {
    const after = withPackages({ 'node_modules/eslint': { version: '99.0.0' } });
    expect(changedBetween(checkout, after, Object.keys(WORKSPACES))).toEqual([]);
  });

  it.each(['react', 'webpack', '@module-federation/enhanced', 'esbuild', 'swc-loader'])(
    'of %s changes every app: it is provided, or builds',
    (name) => {
      const after = withPackages({ [`node_modules/${name}`]: { version: '99.0.0' } });
      expect(changedBetween(checkout, after)).toEqual(RELEASED);
    },
  );

  it('of the compiler changes what is compiled for Node', () => {
    const after = withPackages({ 'node_modules/@swc/core': { version: '99.0.0' } });
    expect(changedBetween(checkout, after, Object.keys(WORKSPACES))).toEqual(
      Object.keys(WORKSPACES),
    );
  });
});

test('a change of one remote gives no other app a new version', () => {
  for (const name of REMOTES) {
    const files = checkout.list(`${name}/src`).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const texts = files.map((file) => [file, `${textOf(file)}\n// changed`] as const);
    expect(changedBetween(checkout, withFiles(Object.fromEntries(texts)))).toEqual([name]);
  }
});
