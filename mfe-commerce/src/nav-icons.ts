import { lineIcon } from '@portico/sdk/platform';

/*
 * Icons of links in menus. The shapes are lucide's (https://lucide.dev, ISC License, copyright of the Lucide
 * contributors).
 */

export const dashboardIcon = lineIcon(
  '<rect width="7" height="9" x="3" y="3" rx="1"/>' +
    '<rect width="7" height="5" x="14" y="3" rx="1"/>' +
    '<rect width="7" height="9" x="14" y="12" rx="1"/>' +
    '<rect width="7" height="5" x="3" y="16" rx="1"/>',
);

export const serversIcon = lineIcon(
  '<rect width="20" height="8" x="2" y="2" rx="2" ry="2"/>' +
    '<rect width="20" height="8" x="2" y="14" rx="2" ry="2"/>' +
    '<line x1="6" x2="6.01" y1="6" y2="6"/>' +
    '<line x1="6" x2="6.01" y1="18" y2="18"/>',
);

export const invoicesIcon = lineIcon(
  '<path d="M13 16H8"/>' +
    '<path d="M14 8H8"/>' +
    '<path d="M16 12H8"/>' +
    '<path d="M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z"/>',
);

export const accountIcon = lineIcon(
  '<circle cx="12" cy="12" r="10"/>' +
    '<circle cx="12" cy="10" r="3"/>' +
    '<path d="M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662"/>',
);
