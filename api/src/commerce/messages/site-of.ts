import type { Config } from '../../core/config/config.ts';
import type { PageLinks } from '../../core/pages/page-links.ts';
import type { LiveSite } from '../../core/site/live-site.ts';
import type { MessageSite } from './templates/message-content.ts';

/** The site as messages name it. */
export const siteOf = (
  { brand, seller, texts }: LiveSite,
  { publicOrigin: origin }: Pick<Config, 'publicOrigin'>,
  links: Pick<PageLinks, 'forOne'>,
): MessageSite => ({
  ...{ brand, seller, origin, mails: texts?.mails },
  linkTo: (name, params) => links.forOne(name, params),
});
