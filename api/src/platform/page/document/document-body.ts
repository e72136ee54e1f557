import { PAGE_DATA_IDS, ROOT_ID, STATIC_BODY_ID, inlineJson } from '@portico/sdk/platform';
import type { PageData } from '@portico/sdk/platform';
import { scriptTag } from '../head/resources.ts';
import { needsNonce } from '../policy/own-sources.ts';
import { placeholder } from '../policy/template.ts';
import { documentRegistry } from './document-registry.ts';
import { markEarlyInput } from './early-input.ts';
import { startScripts } from './first-scripts.ts';
import type { PageContent } from './page-content.ts';
import type { PageFiles } from './page-files.ts';
import type { ShownPage } from './shown-page.ts';

const STATUS = { page: 200, 'not-found': 404, 'switched-off': 503 } as const;

/** What stands within `<body>`: the page, its data, and its first scripts. */
export function documentBody(page: ShownPage, content: PageContent, files: PageFiles): string {
  return `<div id="${STATIC_BODY_ID}">${content.html}</div>
<div id="${ROOT_ID}"></div>${page.bar ?? ''}
<script nonce="${placeholder.nonce}" type="application/json" id="${PAGE_DATA_IDS.page}">${pageData(page)}</script>
${markEarlyInput()}
${firstScripts(page, content, files)}`;
}

/** The page's data as JSON, with placeholders for the session, and for the canaries or nothing. */
function pageData({ kind, visible, site, bar, data }: ShownPage): string {
  const { about: _, ...known } = site;
  const given: Omit<PageData, 'session'> = {
    ...{ ...known, registry: documentRegistry(visible.snapshot), status: STATUS[kind] },
    ...(data && { data: data.answers }),
    // Older shells know no previews, but they report no load times without a sample.
    ...(bar && { isPreview: true as const, beaconSample: 0 }),
  };
  return `${inlineJson(given).slice(0, -1)},"session":${placeholder.session}${placeholder.canaries}}`;
}

function firstScripts(
  { visible }: ShownPage,
  { isStatic }: PageContent,
  { shell, remotePreloads }: PageFiles,
): string {
  const tags = shell.scripts.map(scriptTag);
  if (!isStatic && needsNonce(visible)) return tags.join('\n');
  return startScripts(isStatic ? [...remotePreloads, ...tags] : tags, isStatic);
}
