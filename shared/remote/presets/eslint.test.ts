import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = `
  import { ESLint } from 'eslint';
  const { eslintConfig } = await import(process.argv[1]);
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: eslintConfig });
  const results = [];
  for (const { file, code } of JSON.parse(process.argv[2])) {
    const [result] = await eslint.lintText(code, { filePath: file });
    results.push(result.messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(results));`;

/** The rules that report a problem, for each source text of a remote. */
function problemsIn(cases: { file: string; code: string }[]): string[][] {
  const args = [join(__dirname, 'eslint.mjs'), JSON.stringify(cases)];
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, ...args], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}

const RESTRICTED = '@typescript-eslint/no-restricted-imports';
const FORBIDDEN: [file: string, code: string, rule: string][] = [
  ['src/a.tsx', "import { Link } from 'react-router-dom';\nLink();", RESTRICTED],
  ['src/a.ts', "import '@reduxjs/toolkit/query';", RESTRICTED],
  ['src/a.ts', "import '@portico/remote/build/release';", RESTRICTED],
  ['src/a.ts', "import '@portico/sdk/host';", RESTRICTED],
  [
    'src/a.ts',
    "import { StyleSheetManager } from 'styled-components';\nStyleSheetManager;",
    RESTRICTED,
  ],
  ['src/a.ts', "import '@portico/sdk/testing';", 'no-restricted-imports'],
  ['src/a.ts', "import { S } from '@acme/contracts/status/schema';\nS;", 'no-restricted-syntax'],
  ['src/a.ts', 'document.body.innerHTML = location.hash;', 'no-restricted-syntax'],
];
const ALLOWED: [file: string, code: string][] = [
  ['src/a.ts', "import { toast } from '@portico/sdk';\ntoast({ title: 'A' });"],
  ['src/a.test.ts', "import '@portico/sdk/testing';"],
  ['src/a.ts', "import { styled } from 'styled-components';\nexport const A = styled.p``;"],
  ['src/a.ts', "import type { S } from '@acme/contracts/status/schema';\nexport type T = S;"],
  ['src/a.test.ts', "import '@acme/contracts/status/schema';"],
];

test('a remote must not import what the shell provides, the build, or zod', () => {
  const found = problemsIn(FORBIDDEN.map(([file, code]) => ({ file, code })));
  FORBIDDEN.forEach(([, code, rule], index) => {
    expect([code, found[index]]).toEqual([code, expect.arrayContaining([rule])]);
  });
});

test('a remote may import the sdk, types of schemas, and test helpers in its tests', () => {
  const found = problemsIn(ALLOWED.map(([file, code]) => ({ file, code })));
  ALLOWED.forEach(([, code], index) => expect([code, found[index]]).toEqual([code, []]));
});
