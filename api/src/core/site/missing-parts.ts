import type { LiveSite } from './live-site.ts';

/** What the site does not show, because its pack has no such part. @returns a sentence for each part */
export function missingParts({ site, brand }: Pick<LiveSite, 'site' | 'brand'>): string[] {
  if (!site)
    return [
      'There is no valid site pack: pages answer 503. Set SITE_DIR to the folder of one, or publish one (docs/your-bot.md).',
    ];
  const { pictures } = site.facts;
  const parts: [has: unknown, sentence: string][] = [
    [
      brand.inviteUrl,
      'site.yaml has no links.invite, and DISCORD_CLIENT_ID is not set: no page adds the bot to a server.',
    ],
    [
      brand.supportUrl,
      'site.yaml has no links.support: no page links to a support server, and /discord is no page.',
    ],
    [
      brand.contactEmail,
      'site.yaml has no links.email: pages, legal texts and emails name no address, and /contact is no page.',
    ],
    [pictures.icon, 'site.yaml has no pictures.icon: the icon is the first letter of the name.'],
    [pictures.preview, 'site.yaml has no pictures.preview: link previews have no image.'],
  ];
  return parts.filter(([has]) => !has).map(([, sentence]) => sentence);
}
