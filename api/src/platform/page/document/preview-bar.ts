import { SITE } from '@portico/sdk/contracts/site-releases/version';
import type { Channel } from '../../registry/state/registry-state.ts';
import { maySee, type Viewer } from '../../registry/state/visible-registry.ts';
import type { OpenPreview } from '../../previews/preview.service.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';

const ID = 'portico-preview';

/** An app of which a preview shows another version than the live site. */
interface Difference {
  name: string;
  version: string;
  /** What the live site shows, in words. */
  live: string;
}

/**
 * Styles of the bar. It has its own colors, because the previewed shell may be of any version. It
 * is at the bottom of the document, so that it neither moves the header and menus, which the shell
 * fixes at the top, nor covers the end of the page.
 */
export const PREVIEW_BAR_CSS = `
html{scroll-padding-bottom:4rem}
#${ID}{--back:light-dark(#fdf0d5,#352a14);--line:light-dark(#d9b568,#6b5320);--text:light-dark(#3d2a05,#fbe9c4);--mark:light-dark(#7a4a00,#f4b942);position:sticky;bottom:0;z-index:15;box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;width:100%;margin:0;padding:8px 16px;border:0;border-top:1px solid var(--line);background:var(--back);color:var(--text);font:14px/1.5 system-ui,sans-serif;text-align:left;overflow-wrap:anywhere}
#${ID} *{box-sizing:border-box;margin:0;color:inherit;font:inherit}
#${ID} strong{color:var(--mark);font-weight:700}
#${ID} code{font-family:ui-monospace,monospace;font-size:13px}
#${ID} p,#${ID} details{flex:1 1 20rem;min-width:0}
#${ID} summary{display:list-item;width:fit-content;padding:4px 0;list-style:revert;cursor:pointer}
#${ID} ul{max-height:40vh;padding:0 0 4px 20px;overflow:auto}
#${ID} a{padding:6px 12px;border:1px solid var(--line);border-radius:8px;color:var(--text);font-weight:600;text-decoration:none}
#${ID} a:hover{border-color:var(--mark)}
#${ID} :is(a,summary):focus-visible{outline:2px solid var(--mark);outline-offset:2px}
@media print{#${ID}{display:none}}
`;

/**
 * Shows in a document of a preview what differs from the live site, until when, and how to leave.
 * The page server writes it outside React's root, so that it stays during navigation, with any
 * shell.
 * @param channels what is live; apps that the viewer may not see are left out
 * @param liveSite the version of the site pack on the live site; empty: none
 */
export function previewBar(
  { versions, expiresAt }: Pick<OpenPreview, 'versions' | 'expiresAt'>,
  channels: readonly Channel[],
  viewer: Viewer,
  liveSite = '',
): string {
  const apps = channels.flatMap((channel) =>
    maySee(channel, viewer) ? differenceOf(channel, versions[channel.name]) : [],
  );
  const differences = [...siteDifference(versions[SITE], liveSite), ...apps];
  const end = expiresAt.toISOString();
  return `<section id="${ID}" aria-label="Preview">
${contents(differences)}
<span>until <time datetime="${end}">${end.slice(0, 16).replace('T', ' ')} UTC</time></span>
<a href="/preview/end" rel="nofollow">Leave preview</a>
</section>`;
}

function siteDifference(version: string | undefined, before: string): Difference[] {
  if (version === undefined || version === before) return [];
  const live = before ? `instead of ${code(before)}` : 'which has no live version';
  return [{ name: SITE, version, live }];
}

function differenceOf({ name, live, isOff }: Channel, version: string | undefined): Difference[] {
  if (version === undefined) return [];
  const before = live?.manifest.version;
  if (isOff) return [{ name, version, live: 'which is switched off on the live site' }];
  if (before === undefined) return [{ name, version, live: 'which has no live version' }];
  if (before === version) return [];
  return [{ name, version, live: `instead of ${code(before)}` }];
}

function contents(differences: readonly Difference[]): string {
  const [first, ...others] = differences.map(
    ({ name, version, live }) => `${escapeHtml(name)} ${code(version)} ${live}`,
  );
  if (first === undefined) {
    return '<p><strong>Preview:</strong> you see the same versions as on the live site</p>';
  }
  if (others.length === 0) return `<p><strong>Preview:</strong> ${first}</p>`;
  const items = [first, ...others].map((text) => `<li>${text}</li>`).join('');
  return `<details><summary><strong>Preview:</strong> ${differences.length} versions differ from the live site</summary><ul>${items}</ul></details>`;
}

const code = (version: string) => `<code>${escapeHtml(version)}</code>`;
