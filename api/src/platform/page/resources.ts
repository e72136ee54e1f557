import { fileUrl } from 'shared/platform';
import type { ReleaseManifest } from 'shared/platform';
import { escapeHtml } from './html.ts';
import { placeholder } from './template.ts';

/** A release file as a page names it: the address, and the hash that the browser checks. */
export interface Resource {
  url: string;
  integrity: string;
}

/**
 * @param paths files of the release; one that it does not list is left out
 * @param origin that the files come from; empty: the page's own
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
 * A preload that the script inserted later takes over: that needs the nonce and the same integrity
 * and CORS mode on both (reference/federation.md §11.5).
 * @param isUrgent false: what the page shows does not wait for it
 */
export function preloadTag(kind: 'script' | 'style', file: Resource, isUrgent = true): string {
  const priority = isUrgent ? '' : ' fetchpriority="low"';
  return `<link rel="preload" as="${kind}" nonce="${placeholder.nonce}" ${checked('href', file)}${priority}>`;
}

/** A call's answer, asked for beside the scripts; `fetch` takes it in its default CORS mode. */
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
