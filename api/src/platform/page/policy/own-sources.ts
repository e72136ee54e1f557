import { createHash } from 'node:crypto';
import type { VisibleRegistry } from '../../registry/state/visible-registry.ts';
import type { OwnSources } from './security-policy.ts';
import { placeholder } from './template.ts';

/**
 * The text of a style element that a script adds and then fills by CSSOM, as styled-components does. Never
 * for scripts: WebKit has matched it with every external script.
 */
const EMPTY_TEXT = sourceOf('');

/** What the page server writes into each element that it allows. */
const MARK = ` nonce="${placeholder.nonce}"`;
const CODE = / as="script"| rel="modulepreload"/;
const DATA = / type="application\/(?:ld\+)?json"/;

/** Whether documents need a nonce, because a script of an app adds style elements with a text. */
export const needsNonce = ({ shell, remotes }: VisibleRegistry): boolean =>
  [shell, ...remotes.values()].some((release) => release.needsNonce !== false);

/**
 * Replaces the nonce of a document by the hashes of what has it, so that the document is the same for all
 * visitors.
 * @param html with the placeholder of the nonce
 */
export function withHashes(html: string): { html: string; own: OwnSources } {
  const scripts = new Set<string>();
  const styles = new Set([EMPTY_TEXT]);
  const [start = '', ...parts] = html.split(MARK);
  let plain = start;
  // The last part ended within a tag, which this one continues.
  for (const part of parts) {
    const from = plain.lastIndexOf('<');
    const end = part.indexOf('>');
    const tag = plain.slice(from) + part.slice(0, end);
    const [name = ''] = tag.slice(1).split(' ', 1);
    if (name === 'meta') {
      plain = plain.slice(0, from) + part.slice(end + 1);
      continue;
    }
    const text = () => part.slice(end + 1, part.indexOf(`</${name}>`, end));
    if (name === 'style') styles.add(sourceOf(text()));
    else if (isCode(name, tag)) scripts.add(fileOf(tag) ?? sourceOf(text()));
    plain += part;
  }
  return { html: plain, own: { scripts: [...scripts], styles: [...styles] } };
}

/** Browsers do not run data. Chromium refuses preloads of scripts without a hash. */
const isCode = (name: string, tag: string) =>
  name === 'script' ? !DATA.test(tag) : CODE.test(tag);

/** The source that allows the file of a tag; undefined for a tag without one. */
function fileOf(tag: string): string | undefined {
  const integrity = / integrity="([^"]+)"/.exec(tag)?.[1];
  return integrity && `'${integrity}'`;
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
