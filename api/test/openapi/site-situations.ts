import { packForm, packOf, SiteReleaser } from '../site/site-releaser.ts';
import type { Change } from './situation.ts';
import type { World } from './world.ts';

const files = {
  before: () => packOf('Nova', 'Before.'),
  next: () => packOf('Nova', 'Next.'),
  sold: () => packOf('Nova', 'Next.', 'https://bot.example/other-imprint'),
};

/** One version of the pack is live, and another one is published. */
async function published(world: World, next: keyof typeof files = 'next') {
  const site = await SiteReleaser.of(world.api);
  const { version } = (await site.publish(await files[next]())).body;
  const { version: before } = (await site.publish(await files.before())).body;
  const { live } = (await site.list()).body;
  if (live !== before) await site.rollback(live, { version: before });
  if (live === null) await site.promote(before, null);
  return { site, before, version };
}

const promotable =
  (next: keyof typeof files = 'next') =>
  async (world: World): Promise<Change> => {
    const { before, version } = await published(world, next);
    return { fields: { version, expected: before } };
  };

const rollable = async (world: World): Promise<Change> => {
  const { site, before, version } = await published(world);
  await site.promote(version, before);
  return { fields: { version: before, expected: version } };
};

const listed = async (world: World): Promise<void> => {
  await rollable(world);
};

/** Situations of the releases of the site pack. */
export const SITE_SITUATIONS = {
  getSiteReleases: listed,
  publishSite: async (): Promise<Change> => ({ raw: packForm(await packOf('Nova', 'A new one.')) }),
  promoteSite: promotable(),
  rollbackSite: rollable,
  getTeamSite: listed,
  promoteTeamSite: promotable(),
  rollbackTeamSite: rollable,
  sellTeamSite: promotable('sold'),
};
