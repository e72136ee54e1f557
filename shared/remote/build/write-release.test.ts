import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containStyles } from '@portico/sdk/platform/contained-styles';
import { writeRelease } from './write-release.ts';

let output: string;
beforeEach(() => (output = mkdtempSync(join(tmpdir(), 'portico-release-'))));
afterEach(() => rmSync(output, { recursive: true }));

function write(css: string, kind: 'remote' | 'shell' = 'remote', script = 'entry();') {
  writeFileSync(join(output, 'entry.js'), script);
  writeFileSync(join(output, 'page.css'), css);
  const name = kind === 'shell' ? 'shell' : 'mfe-tools';
  return writeRelease(
    { name, version: '1.0.0', output },
    {
      ...{ kind, entry: 'entry.js', globalName: 'mfe_tools_1_0_0', sdk: '^1.0.0' },
      ...{
        sdkExports: [],
        operations: [],
        calls: {},
        routes: [],
        nav: [],
        pages: {},
        prerendered: {},
      },
    },
  );
}

describe('writeRelease', () => {
  it('rejects a stylesheet of a remote that can match the shell', async () => {
    await expect(write('.a{}\nnav{display:none}')).rejects.toThrow(
      'page.css, line 1: a rule is outside @scope (main) to ([data-shell]).',
    );
    expect(existsSync(join(output, 'release.json'))).toBe(false);
  });

  it.each([
    ['contained styles of a remote', containStyles('nav{display:none}'), 'remote'],
    ['any styles of the shell', 'nav{display:none}', 'shell'],
  ] as const)('accepts %s', async (_, css, kind) => {
    await write(css, kind);
    expect(existsSync(join(output, 'release.json'))).toBe(true);
  });

  it.each([
    ['document.createElement("style")', undefined],
    ['(0,r.jsx)("style",{children:e})', undefined],
    ["e.createElementNS(ns,'style')", undefined],
    ['(0,r.jsx)("div",{style:{}});document.createElement("a")', false],
  ])('a release whose script is %s has needsNonce %s', async (script, needsNonce) => {
    await write('', 'remote', script);
    const release = JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')) as object;
    expect(release).toEqual(
      needsNonce === false
        ? expect.objectContaining({ needsNonce })
        : expect.not.objectContaining({ needsNonce: false }),
    );
  });

  it('the shell needs no nonce: its libraries fill their style elements by CSSOM', async () => {
    await write('', 'shell', 'document.createElement("style")');
    const text = readFileSync(join(output, 'release.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ needsNonce: false });
  });
});
