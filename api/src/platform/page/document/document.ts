import type { VisibleRegistry } from '../../registry/state/visible-registry.ts';
import type { DocumentData } from '@portico/sdk/platform/document/load-document-data';
import { needsNonce, withHashes } from '../policy/own-sources.ts';
import { Template, placeholder } from '../policy/template.ts';
import { documentBody } from './document-body.ts';
import { documentHead } from './document-head.ts';
import { pageContent } from './page-content.ts';
import { pageFiles } from './page-files.ts';
import { frameOf, type RenderedPage, type ShownPage, type Site } from './shown-page.ts';

/**
 * Writes the HTML document of a page, with placeholders for what differs per response.
 * @param pathname without a trailing slash
 * @param more.bar of a preview, as HTML; undefined: the document is not of a preview
 * @param more.data of the page
 */
export function pageDocument(
  visible: VisibleRegistry,
  found: RenderedPage,
  pathname: string,
  site: Site,
  { bar, data }: { bar?: string; data?: DocumentData } = {},
): Template {
  const page: ShownPage = {
    ...{ visible, kind: found.kind, pathname, site, bar, data },
    match: found.kind === 'page' ? found.match : undefined,
    release: found.kind === 'page' ? visible.remotes.get(found.remote) : undefined,
    frame: frameOf(visible.shell),
  };
  const content = pageContent(page);
  const files = pageFiles(page, content.isStatic);
  const text = `<!doctype html>
<html lang="en" data-theme="${placeholder.theme}">
<head>
${documentHead(page, content, files)}
</head>
<body>
${documentBody(page, content, files)}
</body>
</html>
`;
  if (needsNonce(visible)) return new Template(text);
  const { html, own } = withHashes(text);
  return new Template(html, own);
}
