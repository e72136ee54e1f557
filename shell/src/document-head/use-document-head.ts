import { useEffect } from 'react';
import { describePage } from '@portico/sdk/platform';
import { useLocation } from '@portico/sdk';
import { usePageHeadOverride } from '@portico/sdk/host';
import { useHost } from '../host/host-context.ts';
import type { Destination } from '../routes/route-table.ts';
import { writeHead } from './document-head.ts';

/**
 * Keeps the document's head in sync with the page on screen.
 * @returns the document's title
 */
export function useDocumentHead(destination: Destination | undefined): string {
  const { page, routes } = useHost();
  const { pathname } = useLocation();
  const override = usePageHeadOverride();
  const described = describePage(destination, {
    ...page,
    pathname,
    isOff: routes.isSwitchedOff(pathname),
  });
  const title = override.title ? `${page.brand.name} - ${override.title}` : described.title;
  const head = { ...described, title, description: override.description ?? described.description };
  useEffect(() => writeHead(head));
  return title;
}
