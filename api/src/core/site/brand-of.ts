import type { Brand } from '@portico/sdk/platform';
import type { Site, SiteTexts } from '@portico/site';
import { countOf } from '@portico/sdk/rules/count';
import type { Config } from '../config/config.ts';

import { daysText, languageNames } from './support-facts.ts';

/** The settings that complete a pack. */
export type SiteSettings = Pick<
  Config,
  'publicOrigin' | 'discord' | 'keep' | 'seller' | 'invoiceRetentionYears'
>;

/** Where the site serves the pictures of its pack. */
const PICTURES = '/cdn';

/** The texts of a site for visitors who have not asked for another language. */
export const textsOf = ({ facts, texts }: Site): SiteTexts => texts[facts.language]!;

/** @param file of the pack: `pictures/icon.svg` */
export const addressOf = (file: string, origin: string): string =>
  `${origin}${PICTURES}/${file.slice(file.indexOf('/') + 1)}`;

/**
 * The brand as pages know it.
 * @param site undefined: there is no pack, and what it would say is empty
 */
export function brandOf(
  site: Site | undefined,
  { publicOrigin, discord: { clientId } }: Pick<SiteSettings, 'publicOrigin' | 'discord'>,
): Brand {
  const cdn = publicOrigin + PICTURES;
  const facts = site?.facts;
  const { links, pictures } = facts ?? { links: undefined, pictures: undefined };
  const ownInvite = clientId ? `https://discord.com/oauth2/authorize?client_id=${clientId}` : '';
  return {
    name: facts?.name ?? '',
    tagline: site ? textsOf(site).brand.tagline : '',
    icon: addressOf(pictures?.icon ?? 'pictures/icon.svg', publicOrigin),
    previewImage: pictures?.preview ? `${cdn}/preview{kind}.png` : '',
    cdn: facts?.cdn ?? cdn,
    inviteUrl: links?.invite ?? ownInvite,
    supportUrl: links?.support ?? '',
    docsUrl: links?.docs ?? '',
    contactEmail: links?.email ?? '',
    imprintUrl: links?.imprint ?? '',
    prefix: facts?.prefix ?? '/',
    accent: facts?.accent ?? '#7c6cff',
    supportLanguages: facts ? languageNames(facts.support.languages) : '',
    answerTime: facts ? countOf(facts.support.answerHours, 'hour') : '',
    dataRequestTime: facts ? daysText(facts.support.dataRequestDays) : '',
    dataDeletionTime: facts ? daysText(facts.support.dataDeletionDays) : '',
  };
}
