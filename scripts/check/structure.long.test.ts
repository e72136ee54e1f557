import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portico-structure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The rules that a small API with these files violates. */
function violations(files: Record<string, string>): string[] {
  rmSync(join(folder, 'api'), { recursive: true, force: true });
  write(files);
  const cli = `${ROOT}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'api/src'];
  let output: string;
  try {
    output = execFileSync(process.execPath, [cli, ...args], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

beforeAll(() => {
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.base.json']) {
    copyFileSync(`${ROOT}/${name}`, join(folder, name));
  }
  write({
    'node_modules/drizzle-orm/package.json': '{ "name": "drizzle-orm", "main": "index.js" }',
    'node_modules/drizzle-orm/index.js': 'exports.eq = () => {};',
    'node_modules/stripe/package.json': '{ "name": "stripe", "main": "index.js" }',
    'node_modules/stripe/index.js': 'module.exports = class {};',
  });
});

const LEAF = 'export const leaf = 1;';

test('an import from a lower layer is allowed', () => {
  expect(
    violations({
      'api/src/core/a.ts': LEAF,
      'api/src/http/b.ts': "import '../core/a.ts';",
      'api/src/commerce/c.repository.ts': "import { eq } from 'drizzle-orm';\neq();",
      'api/src/commerce/providers/d.ts': "import '../stripe/e.ts';",
      'api/src/commerce/stripe/e.ts': "import Stripe from 'stripe';\nnew Stripe();",
    }),
  ).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'two files that import each other',
    {
      'api/src/core/a.ts': "import './b.ts';\nexport const a = 1;",
      'api/src/core/b.ts': "import './a.ts';",
    },
    'no-file-cycle',
  ],
  [
    'two files that import types of each other',
    {
      'api/src/core/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'api/src/core/b.ts': "import type { A } from './a.ts';\nexport type B = A;",
    },
    'no-file-cycle',
  ],
  [
    'two folders that import each other',
    {
      'api/src/core/one/a.ts': "import '../two/b.ts';",
      'api/src/core/one/leaf.ts': LEAF,
      'api/src/core/two/b.ts': LEAF,
      'api/src/core/two/c.ts': "import '../one/leaf.ts';",
    },
    'no-folder-cycle',
  ],
  [
    'a layer that imports one above it',
    { 'api/src/core/a.ts': "import '../http/b.ts';", 'api/src/http/b.ts': LEAF },
    'api-layer-core',
  ],
  [
    'a layer that imports one beside it',
    { 'api/src/bot/a.ts': "import '../commerce/b.ts';", 'api/src/commerce/b.ts': LEAF },
    'api-layer-bot',
  ],
  [
    'a service that builds a statement',
    { 'api/src/staff/a.service.ts': "import { eq } from 'drizzle-orm';\neq();" },
    'only-repositories-use-the-query-builder',
  ],
  [
    'a service that uses a table',
    {
      'api/src/staff/a.service.ts': "import { rows } from './a.table.ts';\nrows;",
      'api/src/staff/a.table.ts': 'export const rows = {};',
    },
    'only-repositories-use-tables',
  ],
  [
    'a page server that knows a noun of the site',
    {
      'api/src/platform/page/a.ts': "import '../../../../shared/contracts/rules/commands/b.ts';",
      'shared/contracts/rules/commands/b.ts': LEAF,
    },
    'the-platform-names-no-noun-of-the-site',
  ],
  ...['admin', 'identity'].map((layer): [string, Record<string, string>, string] => [
    `a scope of the bot in ${layer}`,
    {
      [`api/src/${layer}/a.ts`]: "import '../../../shared/contracts/ingest/scopes.ts';",
      'shared/contracts/ingest/scopes.ts': LEAF,
    },
    'the-platform-names-no-noun-of-the-site',
  ]),
  [
    "a service that uses a payment provider's SDK",
    {
      'api/src/commerce/checkout/a.service.ts':
        "import type Stripe from 'stripe';\nexport type A = Stripe;",
    },
    'only-its-folder-uses-the-sdk-of-stripe',
  ],
  [
    'a service that imports a payment provider',
    {
      'api/src/staff/a.service.ts': "import '../commerce/stripe/b.ts';",
      'api/src/commerce/stripe/b.ts': LEAF,
    },
    'only-the-list-of-providers-imports-one',
  ],
  [
    'an import that leads nowhere',
    { 'api/src/core/a.ts': "import './gone.ts';" },
    'no-unresolved-import',
  ],
])('%s is an error', (_name, files, rule) => {
  expect(violations(files)).toContain(rule);
});
