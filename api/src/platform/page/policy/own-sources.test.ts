import { createHash } from 'node:crypto';
import { remoteRelease, shellRelease, smallRelease } from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import { visibleRegistry } from '../../registry/state/visible-registry.ts';
import { needsNonce, withHashes } from './own-sources.ts';
import { placeholder } from './template.ts';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nonce = `nonce="${placeholder.nonce}"`;

const visible = (...releases: TestRelease[]) => {
  const channels = releases.map(({ manifest }) => ({
    ...{ name: manifest.name, restriction: 'public' as const, mounts: [], revision: 1 },
    live: { manifest, files: {} },
  }));
  return visibleRegistry({ channels, releases: [] }, { team: false })!;
};

describe('withHashes', () => {
  it('lists the texts of styles and scripts, and the hashes of files', () => {
    const { html, own } = withHashes(`<meta property="csp-nonce" ${nonce}>
<link rel="preload" as="script" ${nonce} href="/a.js" integrity="sha384-a" crossorigin="anonymous">
<link rel="modulepreload" ${nonce} href="/m.js" integrity="sha384-m">
<link rel="stylesheet" ${nonce} href="/a.css" integrity="sha384-css">
<style ${nonce} data-styled="">a > b{color:red}</style>
<template><script ${nonce} src="/b.js" integrity="sha384-b"></script></template>
<script ${nonce}>if(1<2)run('</b>')</script>`);
    expect(html).not.toContain('nonce');
    expect(html).toContain('<link rel="preload" as="script" href="/a.js" integrity="sha384-a"');
    expect(html).toContain('<style data-styled="">a > b{color:red}</style>');
    expect(html).toContain(`<script>if(1<2)run('</b>')</script>`);
    expect(own).toEqual({
      scripts: ["'sha384-a'", "'sha384-m'", "'sha384-b'", hashOf("if(1<2)run('</b>')")],
      styles: [EMPTY, hashOf('a > b{color:red}')],
    });
  });

  it('lists no data, and nothing that the page server has not marked', () => {
    const { html, own } = withHashes(
      `<script ${nonce} type="application/json" id="data">{"a":1}</script>
<script ${nonce} type="application/ld+json">{}</script>
<script nonce="guessed">steal()</script><style>b{}</style>`,
    );
    expect(own).toEqual({ scripts: [], styles: [EMPTY] });
    expect(html).toContain('<script nonce="guessed">');
  });
});

describe('needsNonce', () => {
  const without = { needsNonce: false as const };

  it('is true until the shell and all remotes of the set declare that they need none', () => {
    const shell = shellRelease('1.0.0', without);
    const remote = remoteRelease('1.0.0', without);
    expect(needsNonce(visible(shell, remote))).toBe(false);
    expect(needsNonce(visible(shellRelease(), remote))).toBe(true);
    expect(needsNonce(visible(shell, remote, smallRelease('mfe-tools')))).toBe(true);
  });
});
