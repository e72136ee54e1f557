import type { Config } from '../../core/config/config.ts';
import type { MessageSite } from './templates/message-content.ts';

/** The site of the settings, as messages name it. */
export const siteOf = ({ brand, seller, publicOrigin: origin }: Config): MessageSite => ({
  brand,
  seller,
  origin,
});
