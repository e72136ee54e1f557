import { lineIcon } from '@portico/sdk/platform';

/*
 * Icons of links in menus. The shapes are lucide's (https://lucide.dev, ISC License, copyright of the Lucide
 * contributors).
 */

export const bellIcon = lineIcon(
  '<path d="M10.268 21a2 2 0 0 0 3.464 0"/>' +
    '<path d="M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"/>',
);

export const coinsIcon = lineIcon(
  '<path d="M13.744 17.736a6 6 0 1 1-7.48-7.48"/>' +
    '<path d="M15 6h1v4"/>' +
    '<path d="m6.134 14.768.866-.5 2 3.464"/>' +
    '<circle cx="16" cy="8" r="6"/>',
);

export const giftIcon = lineIcon(
  '<path d="M12 7v14"/>' +
    '<path d="M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8"/>' +
    '<path d="M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5"/>' +
    '<rect x="3" y="7" width="18" height="4" rx="1"/>',
);

export const handIcon = lineIcon(
  '<path d="M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2"/>' +
    '<path d="M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2"/>' +
    '<path d="M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8"/>' +
    '<path d="M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15"/>',
);

export const imagesIcon = lineIcon(
  '<path d="m22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16"/>' +
    '<path d="M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2"/>' +
    '<circle cx="13" cy="7" r="1" fill="currentColor"/>' +
    '<rect x="8" y="2" width="14" height="14" rx="2"/>',
);

export const micIcon = lineIcon(
  '<path d="M12 19v3"/>' +
    '<path d="M19 10v2a7 7 0 0 1-14 0v-2"/>' +
    '<rect x="9" y="2" width="6" height="13" rx="3"/>',
);

export const musicIcon = lineIcon(
  '<path d="M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19"/>' +
    '<circle cx="18" cy="16" r="3"/>' +
    '<circle cx="6" cy="19" r="3"/>',
);

export const shieldIcon = lineIcon(
  '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/>',
);

export const sparklesIcon = lineIcon(
  '<path d="M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z"/>' +
    '<path d="M20 2v4"/>' +
    '<path d="M22 4h-4"/>' +
    '<circle cx="4" cy="20" r="2"/>',
);

export const squareMousePointerIcon = lineIcon(
  '<path d="M12.034 12.681a.498.498 0 0 1 .647-.647l9 3.5a.5.5 0 0 1-.033.943l-3.444 1.068a1 1 0 0 0-.66.66l-1.067 3.443a.5.5 0 0 1-.943.033z"/>' +
    '<path d="M21 11V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h6"/>',
);

export const ticketIcon = lineIcon(
  '<path d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z"/>' +
    '<path d="M13 5v2"/>' +
    '<path d="M13 17v2"/>' +
    '<path d="M13 11v2"/>',
);

export const trendingUpIcon = lineIcon(
  '<path d="M16 7h6v6"/>' + '<path d="m22 7-8.5 8.5-5-5L2 17"/>',
);

export const usersIcon = lineIcon(
  '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/>' +
    '<path d="M16 3.128a4 4 0 0 1 0 7.744"/>' +
    '<path d="M22 21v-2a4 4 0 0 0-3-3.87"/>' +
    '<circle cx="9" cy="7" r="4"/>',
);
