import type { Config } from '../../core/config/config.ts';
import type { LiveSite } from '../../core/site/live-site.ts';
import type { MessageSite } from './templates/message-content.ts';

/** The site as messages name it. */
export const siteOf = (
  { brand, seller, texts }: LiveSite,
  { publicOrigin: origin }: Pick<Config, 'publicOrigin'>,
): MessageSite => ({ brand, seller, origin, mails: texts?.mails });
