import { lineIcon } from '@portico/sdk/platform';

/*
 * Icons of links in menus. The shapes are lucide's (https://lucide.dev, ISC License, copyright of the Lucide
 * contributors).
 */

export const imagesIcon = lineIcon(
  '<path d="m22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16"/>' +
    '<path d="M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2"/>' +
    '<circle cx="13" cy="7" r="1" fill="currentColor"/>' +
    '<rect x="8" y="2" width="14" height="14" rx="2"/>',
);

export const usersIcon = lineIcon(
  '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/>' +
    '<path d="M16 3.128a4 4 0 0 1 0 7.744"/>' +
    '<path d="M22 21v-2a4 4 0 0 0-3-3.87"/>' +
    '<circle cx="9" cy="7" r="4"/>',
);
