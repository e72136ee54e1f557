import { RICH_TAGS } from '@portico/contracts/pack/rich-text';

/** What a text may contain, for hast-util-sanitize: everything else is left out. */
export const ALLOWED = {
  tagNames: [...RICH_TAGS],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};
