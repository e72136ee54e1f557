import { lineIcon } from '@portico/sdk/platform';

/*
 * Icons of links in menus. The shapes are lucide's (https://lucide.dev, ISC License, copyright of the Lucide
 * contributors).
 */

export const codeXmlIcon = lineIcon(
  '<path d="m18 16 4-4-4-4"/>' + '<path d="m6 8-4 4 4 4"/>' + '<path d="m14.5 4-5 16"/>',
);

export const layoutTemplateIcon = lineIcon(
  '<rect width="18" height="7" x="3" y="3" rx="1"/>' +
    '<rect width="9" height="7" x="3" y="14" rx="1"/>' +
    '<rect width="5" height="7" x="16" y="14" rx="1"/>',
);
