import { execFileSync } from 'node:child_process';
import { ROOT } from '../bootstrap/paths.mjs';

const TYPESCRIPT = './scripts/bootstrap/typescript.mjs';

type Case = [file: string, code: string];

/** The problems that the repository's lint rules report about each text. */
function problemsIn(cases: Case[]): string[][] {
  const input = JSON.stringify(cases.map(([file, code]) => ({ file, code })));
  const output = execFileSync(
    process.execPath,
    ['--import', TYPESCRIPT, 'scripts/eslint/lint-texts.ts'],
    {
      cwd: ROOT,
      input,
      encoding: 'utf8',
    },
  );
  return JSON.parse(output) as string[][];
}

const FORBIDDEN_IMPORTS: Record<string, Case> = {
  'a remote: another remote': ['mfe-public/src/a.ts', "import '../../mfe-tools/src/remote.ts'"],
  'a remote: the shell': ['mfe-tools/src/a.ts', "import { x } from '../../shell/src/x.ts'"],
  'a remote: the API': ['mfe-staff/src/a.ts', "export * from '../../api/src/main.ts'"],
  'a remote: a workspace by name': ['mfe-staff/src/a.ts', "await import('shell')"],
  'a remote: the router': ['mfe-public/src/a.tsx', "import { Link } from 'react-router-dom'"],
  'a remote: the toolkit': ['mfe-public/src/a.ts', "import '@reduxjs/toolkit/query/react'"],
  'a remote: react-redux': ['mfe-commerce/src/a.ts', "import { useStore } from 'react-redux'"],
  'a remote: the build': ['mfe-public/src/a.ts', "import '@portico/remote/build/remote-config'"],
  'the shell: a remote': ['shell/src/a.ts', "import '../../mfe-public/src/remote.ts'"],
  'the shell: the build': ['shell/src/a.ts', "import '@portico/remote/build/x'"],
  'the API: the sdk': ['api/src/a.ts', "import { useSession } from '@portico/sdk'"],
  'the API: the ui': ['api/src/a.ts', "import '@portico/ui'"],
  'the API: React': ['api/src/a.ts', "import React from 'react'"],
  'the API: the sandbox': ['api/src/a.ts', "import '../../sandbox/src/main.ts'"],
  'the API: the sandbox by name': ['api/src/a.ts', "import 'sandbox/discord'"],
  'a test of the shell: the sandbox': ['shell/src/a.test.ts', "import 'sandbox/discord'"],
  'the sandbox: the rules': ['sandbox/src/a.ts', "import '@portico/sdk/rules/buckets'"],
  'the sandbox: the API': ['sandbox/src/a.ts', "import '../../api/src/main.ts'"],
  'shared: a remote': ['shared/ui/components/a.ts', "import '../../../mfe-public/src/remote.ts'"],
  'the rules: the sdk': ['shared/sdk/rules/a.ts', "import '../runtime/index.ts'"],
  'the ui: the sdk by a path': ['shared/ui/components/a.ts', "import '../../sdk/runtime/index.ts'"],
  'the shell: contracts of the site': [
    'shell/src/a.ts',
    "import '@portico/contracts/status/calls'",
  ],
  'the sdk: contracts of the site': [
    'shared/sdk/runtime/a.ts',
    "import '@portico/contracts/status/calls'",
  ],
  'the ui: rules of the site': [
    'shared/ui/charts/a.ts',
    "import '@portico/contracts/rules/uptime'",
  ],
  'the build: contracts of the site': [
    'shared/remote/build/a.ts',
    "import '@portico/contracts/status/calls'",
  ],
  'the contracts of the site: the compiler of packs': [
    'shared/contracts/content/a.ts',
    "import { compileSite } from '@portico/site'",
  ],
  'a remote: the site pack': ['mfe-public/src/a.ts', "import { compileSite } from '@portico/site'"],
  'the site pack: the sdk': ['shared/site/read/a.ts', "import '@portico/sdk'"],
  'the contracts: React': ['shared/sdk/contracts/a.ts', "import 'react'"],
  'a type: the shell': ['mfe-public/src/a.ts', "type A = import('../../shell/src/a.ts').A"],
  'a mock: the shell': ['mfe-public/src/a.ts', "jest.mock('../../shell/src/a.ts')"],
  'a remote: a schema with its zod': [
    'mfe-public/src/a.ts',
    "import { ShardRecord } from '@portico/contracts/status/schema'",
  ],
};

const ALLOWED_IMPORTS: Record<string, Case> = {
  'a remote: the sdk': ['mfe-public/src/a.tsx', "import { Link } from '@portico/sdk'"],
  'a remote: React': ['mfe-public/src/a.tsx', "import { useState } from 'react'"],
  'a remote: itself': ['mfe-public/src/pages/b/page.tsx', "import '../../status/status.api.ts'"],
  'a remote: the types of a schema': [
    'mfe-public/src/a.ts',
    "import type { ShardRecord } from '@portico/contracts/status/schema'",
  ],
  'a test of a remote: a schema': [
    'mfe-public/src/a.test.ts',
    "import '@portico/contracts/status/schema'",
  ],
  'the shell: the store': ['shell/src/a.ts', "import { Provider } from 'react-redux'"],
  'the API: the rules': [
    'api/src/a.ts',
    "import { bucketStarts } from '@portico/sdk/rules/buckets'",
  ],
  'the API: a schema': ['api/src/a.ts', "import '@portico/contracts/status/schema'"],
  'the API: the site pack': ['api/src/a.ts', "import { compileSite } from '@portico/site'"],
  'the scripts: the site pack': ['scripts/a.ts', "import { compileSite } from '@portico/site'"],
  'the site pack: contracts of the site': [
    'shared/site/compile/a.ts',
    "import '@portico/contracts/rules/uptime'",
  ],
  'a test of the API: the sandbox': ['api/test/a.ts', "import 'sandbox/testing/discord'"],
  'a remote: rules of the site': ['mfe-tools/src/a.ts', "import '@portico/contracts/rules/uptime'"],
  'the sandbox: calls': ['sandbox/src/a.ts', "import '@portico/contracts/status/calls'"],
  'the sdk: the platform': ['shared/sdk/runtime/a.ts', "import '../platform/index.ts'"],
  'the scripts: the list of remotes': [
    'scripts/lib/a.ts',
    "import '../../shared/sdk/platform/remotes.js'",
  ],
  'the scripts: the build': ['scripts/a.ts', "import '@portico/remote/build/shell-config'"],
};

const FORBIDDEN_CODE: Record<string, Case> = {
  'HTML by JSX': ['mfe-tools/src/a.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  'HTML by props': ['mfe-tools/src/a.ts', 'h({ dangerouslySetInnerHTML: { __html: text } })'],
  'HTML by property': ['shell/src/a.ts', 'element.innerHTML = text'],
  'HTML by method': ['shell/src/a.ts', "element.insertAdjacentHTML('beforeend', text)"],
  'HTML by document': ['shell/src/a.ts', 'document.write(text)'],
  'HTML by a chart’s tooltip': ['mfe-public/src/a.ts', 'f({ tooltip: { custom: () => text } })'],
  'HTML by a chart’s marker': ['mfe-public/src/a.ts', 'f({ markers: { customHTML: f } })'],
  'code from text': ['shared/ui/components/a.ts', 'eval(text)'],
  'a skipped test': ['shell/src/a.test.ts', "test.skip('a', () => {})"],
  'a sleep in a browser test': ['e2e/a.spec.ts', 'await page.waitForTimeout(100)'],
  'a statement in a service': ['api/src/staff/a.service.ts', 'await tx.select().from(users)'],
  'a raw statement': ['api/src/staff/a.ts', "await this.database.db.execute('drop table a')"],
  'a name of a payment provider': ['api/src/staff/a.ts', 'export const stripeId = payment.id'],
  'a name of one in a statement': ['api/src/commerce/a.repository.ts', 'f({ byStripe: 1 })'],
  'a process in the API': ['api/src/a.ts', "import { spawn } from 'node:child_process'"],
  'a broken hash': ['api/src/a.ts', "createHash('md5')"],
  'a broken hash in a signature': ['shared/remote/build/a.ts', "createHmac('sha1', key)"],
  'a pattern of exponential time': ['api/src/a.ts', 'export const a = /^(b+)+$/'],
  'a pattern of quadratic time': ['shell/src/a.ts', 'export const a = /^ *([^=]+)=/'],
  'a search that starts anywhere': ['sandbox/src/a.ts', "export const a = b.replace(/\\/+$/, '')"],
  'a pattern from text': ['mfe-public/src/a.ts', 'export const a = new RegExp(text)'],
  'a pattern from a template': ['scripts/a.ts', 'export const a = RegExp(`^${text}`)'],
  'a decoding that throws': ['shell/src/a.ts', 'export const a = decodeURIComponent(b)'],
  'a raw text size': [
    'mfe-x/src/a.ts',
    'const a = styled.p`\n  font-size: 18px;\n`; export { a };',
  ],
  'a raw space': ['shell/src/a.ts', 'const a = css`& > b { margin: 0 auto 12px; }`; export { a };'],
  'a raw radius': ['mfe-x/src/a.ts', 'const a = styled(B)`border-radius: 10px;`; export { a };'],
  'a raw color': ['mfe-x/src/a.ts', 'const a = styled.p`border-color: #FFF;`; export { a };'],
  'a sibling of the same component': [
    'mfe-x/src/a.ts',
    'const a = styled.li`& + & { border: 0; }`; export { a };',
  ],
  'the platform: a path of a remote': [
    'api/src/platform/page/a.ts',
    "export const a = '/commands'",
  ],
  'the shell: a path of a remote': ['shell/src/a.ts', 'export const a = `/status/${b}`'],
  'the sdk: a path of a remote': ['shared/sdk/runtime/a.ts', "export const a = '/store?q=1'"],
  'a long file': ['api/src/a.ts', '\n'.repeat(301)],
};

const ALLOWED_CODE: Record<string, Case> = {
  'a space between two steps': ['mfe-x/src/a.ts', 'const a = styled.p`gap: 2px;`; export { a };'],
  'a path of a remote, in it': ['mfe-public/src/a.ts', "export const a = '/commands'"],
  'a call of the API': ['shell/src/a.ts', "export const a = '/api/commands'"],
  'each child but the first': [
    'mfe-x/src/a.ts',
    'const a = styled.ul`& > * + * { border: 0; }`; export { a };',
  ],
  'a width': ['mfe-x/src/a.ts', 'const a = styled.p`width: 24px; height: 8px;`; export { a };'],
  'a size of the text around': [
    'mfe-x/src/a.ts',
    'const a = css`font-size: 0.9em;`; export { a };',
  ],
  'what looks like Discord': [
    'mfe-public/src/chat/a.ts',
    'const a = css`color: #fff;`; export { a };',
  ],
};

let problems: Map<Case, string[]>;
beforeAll(() => {
  const all = [FORBIDDEN_IMPORTS, ALLOWED_IMPORTS, FORBIDDEN_CODE, ALLOWED_CODE].flatMap(
    Object.values<Case>,
  );
  const results = problemsIn(all);
  problems = new Map(all.map((text, index) => [text, results[index] ?? []]));
});

test.each(Object.entries(FORBIDDEN_IMPORTS))('an import is forbidden: %s', (_name, text) => {
  expect(problems.get(text)).toEqual([expect.stringMatching(/^portico\/allowed-imports: /)]);
});

test.each(Object.entries(ALLOWED_IMPORTS))('an import is allowed: %s', (_name, text) => {
  expect(problems.get(text)).toEqual([]);
});

test.each(Object.entries(FORBIDDEN_CODE))('code is an error: %s', (_name, text) => {
  expect(problems.get(text)).toHaveLength(1);
});

test.each(Object.entries(ALLOWED_CODE))('code is allowed: %s', (_name, text) => {
  expect(problems.get(text)).toEqual([]);
});
