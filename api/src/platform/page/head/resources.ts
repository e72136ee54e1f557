import { fileUrl } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { placeholder } from '../policy/template.ts';

/** A release file in a document: its address, and the hash that the browser checks. */
export interface Resource {
  url: string;
  integrity: string;
}

/**
 * @param paths files of the release; unlisted ones are left out
 * @param origin of the files; empty: the site's own
 */
export function resourcesOf(
  release: ReleaseManifest,
  paths: readonly string[],
  origin = '',
): Resource[] {
  const listed = new Map(release.files.map((file) => [file.path, file.integrity]));
  return [...new Set(paths)].flatMap((path) => {
    const integrity = listed.get(path);
    return integrity ? [{ url: origin + fileUrl(release, path), integrity }] : [];
  });
}

/**
 * A preload of a file that a script requests later. The request reuses it only with the same nonce,
 * integrity and CORS mode.
 * @param isUrgent false: the first paint does not need the file
 */
export function preloadTag(
  kind: 'script' | 'module' | 'style',
  file: Resource,
  isUrgent = true,
): string {
  const priority = isUrgent ? '' : ' fetchpriority="low"';
  const rel = kind === 'module' ? 'rel="modulepreload"' : `rel="preload" as="${kind}"`;
  return `<link ${rel} nonce="${placeholder.nonce}" ${checked('href', file)}${priority}>`;
}

/** A preload of an API call, in the default CORS mode of `fetch`, which reuses it. */
export function preloadCallTag(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(address)}">`;
}

export function scriptTag(file: Resource): string {
  return `<script nonce="${placeholder.nonce}" defer ${checked('src', file)}></script>`;
}

export function stylesheetTag(file: Resource): string {
  return `<link rel="stylesheet" nonce="${placeholder.nonce}" ${checked('href', file)}>`;
}

function checked(attribute: 'href' | 'src', file: Resource): string {
  return `${attribute}="${escapeHtml(file.url)}" integrity="${file.integrity}" crossorigin="anonymous"`;
}
