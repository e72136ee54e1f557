import { delimiter, resolve } from 'node:path';
import { categoryOfAddress } from '@portico/contracts/rules/commands/categories';
import { rankWords } from '@portico/contracts/rules/team/groups';
import type { SectionOf } from '@portico/contracts/pack/landing';
import type { RichNode } from '@portico/contracts/pack/rich-text';
import type { SiteTexts } from '@portico/site';
import { loadConfig } from '../../src/core/config/config.ts';
import { LiveSite } from '../../src/core/site/live-site.ts';
import { readSite } from '../../src/core/site/read-site.ts';
import { sitePack } from '../support/site-pack.ts';
import { DEMO_SITE, NAMED } from '../support/site-settings.ts';

/** What the specifications say of the bot that the demo is about. Texts as they are served. */
let texts: SiteTexts;
let live: LiveSite;
beforeAll(async () => {
  live = await served(DEMO_SITE);
  texts = live.texts!;
});

async function served(folder: string): Promise<LiveSite> {
  const site = new LiveSite(loadConfig(NAMED, { toPath: (path) => resolve(path), delimiter }));
  expect(await readSite(folder, site)).toEqual([]);
  return site;
}

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : textOf(node.children))).join('');
const bodyOf = (legal: string): string =>
  texts.legal[legal]!.sections.map(({ body }) => textOf(body)).join('\n');

/** Verbatim from spec 0 §2. */
const COMMANDS: Record<string, string[]> = {
  automod: ['automod words enable', 'automod repeat enable', 'automod spam enable', 'antinuke'],
  tickets: ['ticket setup'],
  welcome: ['welcome add', 'welcome test', 'welcome config'],
  music: [],
  economy: ['work', 'balance', 'shop'],
  giveaways: ['gstart', 'gquick', 'gend', 'greroll', 'gcancel', 'glist'],
  voicemaster: [
    'voicemaster setup',
    ...['lock', 'unlock', 'hide', 'permit', 'reject', 'claim'].map((verb) => `voice ${verb}`),
  ],
  vanityroles: ['trigger', 'message', 'logs', 'role', 'ignore'].map((word) => `vanity ${word}`),
  buttonroles: ['create', 'add', 'remove', 'edit', 'list'].map((word) => `buttonrole ${word}`),
  leveling: ['level', 'leaderboard', 'rewards'],
  bump: ['bump thankyou', 'bump reminder', 'bump leaderboard'],
};

describe('the features of Juno', () => {
  const feature = (name: string) => texts.features.pages[name]!;

  it('[spec0 §1.1, §2.3] are eleven, in the order of the menu', () => {
    expect(texts.features.list.order).toEqual(Object.keys(COMMANDS));
    expect(Object.keys(texts.features.pages).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
    expect(live.menuList('features').map(({ name }) => name)).toEqual(Object.keys(COMMANDS));
  });

  it('are each in one group of the overview', () => {
    const grouped = texts.features.list.groups.flatMap(({ features }) => features);
    expect(grouped.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  it.each(Object.entries(COMMANDS))(
    '[spec0 §2.10, §2.11] %s has its example commands, with the prefix of the bot',
    (name, commands) => {
      const shown = feature(name).commands.map(({ command }) => command);
      for (const command of commands) expect(shown).toContain(`;${command}`);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown).toEqual(shown.filter((command) => command.startsWith(';')));
    },
  );

  it.each([
    ['welcome', 'Variables', ['{user_name}', '{guild_name}', '{guild_count}', '{user_joined_at}']],
    [
      'giveaways',
      'Requirement flags',
      ['--level', '--role', '--age', '--joined', '--messages', '--voice'],
    ],
    ['buttonroles', 'Button styles', ['Primary', 'Success', 'Danger', 'Secondary']],
  ])('[spec0 §2.12, §2.13, §2.14] %s explains its %s', (name, title, words) => {
    const [vocabulary] = feature(name).vocabulary;
    expect(vocabulary?.title).toBe(title);
    expect(vocabulary?.words.map(({ word }) => word)).toEqual(words);
  });

  it('[spec0 §2.15] the bump reminder states the 2 hours', () => {
    expect(feature('bump').lead).toMatch(/it will remind you after 2 hours/);
  });

  it.each(Object.keys(COMMANDS))('%s leads to a category of the command reference', (name) => {
    const { category } = feature(name);
    expect(categoryOfAddress(category, [], texts.commands)?.toLowerCase()).toBe(category);
  });
});

describe('the embed builder of Juno', () => {
  const samples = () =>
    new Map(
      texts.builder.variables.flatMap(({ variables }) =>
        variables.flatMap(({ name, sample, aliases }) =>
          [name, ...aliases].map((each) => [each, sample] as const),
        ),
      ),
    );

  it('[spec0 §9.7] begins with the color and the separator of the specification', () => {
    const separator = { ampersands: [true] };
    expect(texts.builder).toMatchObject({ color: '#729bb0', separator });
  });

  it('[spec0 §3.14, §3.15] has sample data for user and guild', () => {
    const user = ['id', 'name', 'nick', 'display', 'mention', 'discriminator', 'avatar'];
    const guild = ['id', 'name', 'icon', 'created_at', 'count', 'boost_count', 'booster_count'];
    for (const name of [
      ...[...user, 'guild.avatar', 'joined_at', 'created_at'].map((each) => `user.${each}`),
      ...[...guild, 'boost_tier', 'vanity'].map((each) => `guild.${each}`),
    ])
      expect([name, samples().get(name)]).toEqual([name, expect.stringMatching(/./)]);
  });

  it('has the variables of punishments, and those of the feature pages by their names there', () => {
    for (const name of ['member.mention', 'moderator', 'reason', 'duration', 'case.id'])
      expect([name, samples().get(name)]).toEqual([name, expect.stringMatching(/./)]);
    for (const name of ['user_name', 'guild_name', 'guild_count', 'user_joined_at'])
      expect(samples().get(name)).toBe(samples().get(name.replace(/_/, '.')));
  });

  it('[spec0 §5.19] has the categories of templates in the order of the specification', () => {
    expect(texts.builder.categories).toEqual([
      ...['Jail', 'Unjail', 'Ban', 'Unban', 'Kick', 'Mute', 'Unmute'],
    ]);
  });
});

describe('the landing page of Juno', () => {
  const section = <Kind extends 'hero' | 'points' | 'economy' | 'questions' | 'closing'>(
    kind: Kind,
  ) => texts.landing.sections.find((each) => each[kind])![kind]![0] as SectionOf<Kind>;
  const linked = () =>
    texts.landing.sections.flatMap(({ points = [], cards = [], economy = [] }) =>
      [...points, ...economy, ...cards.flatMap((each) => each.cards)].flatMap(({ features }) =>
        features.map(({ name, label }) => [name, label]),
      ),
    );

  it('[spec0 §2.1] has the title of the specification', () => {
    expect(texts.landing.title).toBe('Discord Bot');
  });

  it('has its sections in the order of the specification', () => {
    expect(texts.landing.sections.flatMap((each) => Object.keys(each))).toEqual([
      ...['hero', 'points', 'cards', 'economy', 'cards', 'questions', 'closing'],
    ]);
  });

  it('[spec0 §2.4] states what the bot is, and offers it, its server and its commands', () => {
    const hero = section('hero');
    expect(hero.title).toMatch(/all-in-one app/);
    expect(hero.buttons).toEqual([
      { primaryOutside: [{ label: 'Add to Discord', to: live.brand.inviteUrl }] },
      { secondaryOutside: [{ label: 'Join Discord Server', to: live.brand.supportUrl }] },
      { secondary: [{ label: 'View Commands', to: '/commands' }] },
    ]);
    expect(hero.figures).toHaveLength(1);
  });

  it('[spec0 §2.5, §2.7, §2.9] links to each feature by its name', () => {
    expect(linked().toSorted()).toEqual(
      Object.entries(texts.features.pages)
        .map(([name, { label }]) => [name, label])
        .toSorted(),
    );
  });

  it.each([
    ['Anti-nuke', ['Role deletion', 'Channel security', 'Anti-raid']],
    ['Auto moderation', ['Spam detection', 'Link filtering', 'Customizable filters']],
  ])('[spec0 §2.6] %s lists %j', (title, points) => {
    const group = section('points').groups.find((each) => each.title === title);
    expect(group?.points.map((point) => point.title)).toEqual(points);
  });

  it('[spec0 §2.8] plays an economy of coins', () => {
    expect(section('economy')).toMatchObject({ currency: 'coins', cash: 1280, card: 15_000 });
  });

  it('[spec1 §1.7] links to the plans and states the lifetime license', () => {
    const closing = section('closing');
    expect(closing.buttons).toContainEqual({ secondary: [{ label: 'See Plans', to: '/store' }] });
    expect(closing.promises).toContain('7-day money-back guarantee');
    const cost = section('questions').questions.find(
      ({ question }) => question === 'What does it cost?',
    );
    expect(textOf(cost!.answer)).toMatch(/pay once for a lifetime license/);
  });
});

describe('the legal texts of Juno', () => {
  it.each([
    ['terms', 'Terms of Service', '2024-06'],
    ['economy', 'Economy Rules', '2025-03'],
    ['privacy', 'Privacy Policy', '2024-05'],
    ['refund', 'Refund Policy', '2024-06'],
  ])(
    '[spec0 §2.1, §2.72, §2.73, §2.74, §2.75] %s is titled %s and dated %s',
    (name, title, updated) => {
      expect(texts.legal[name]).toMatchObject({ title, updated });
    },
  );

  it('[spec0 §2.72] the terms contain disclaimer, usage, termination, indemnity and changes', () => {
    const headings = texts.legal['terms']!.sections.map(({ heading }) => heading);
    expect(headings).toEqual(
      expect.arrayContaining([
        ...['Disclaimer', 'Website usage', 'Bot usage', 'Termination', 'Indemnity', 'Changes'],
      ]),
    );
  });

  it.each([
    ['terms', /An instance is deleted if no commands are used on it for a month/],
    ['privacy', /messages that use a command for up to 14 days/],
    ['privacy', /history is kept for up to 2 hours and holds at most 19 entries/],
    ['privacy', /Data deletion responses take up to 2 weeks/],
    ['privacy', /Data requests take up to 7 days/],
    ['privacy', /answered within 24 hours, in English or German/],
    ['economy', /The daily limit for transfers is 10 Million/],
    ['refund', /refund within 7 days of the purchase/],
    ['refund', /Refunds are denied after a full 24 hour cycle/],
    ['refund', /Moving a slot to another server does not reset the time/],
    ['refund', /We reply within 24 hours, in English or German/],
  ])('[spec0 §6.4, §9.14, §9.15, §9.16, §9.17, §9.18, §9.19] %s states: %s', (name, fact) => {
    expect(bodyOf(name).replaceAll(/\s+/g, ' ')).toMatch(fact);
  });

  it('[spec1 §1.3, §9.3] licenses are paid once and last; refunds are possible for 7 days', () => {
    expect(bodyOf('terms')).toMatch(/A license is paid once and lasts/);
    expect(texts.legal['refund']!.summary[0]).toMatch(/7-day money-back guarantee/);
  });
});

describe('the team of Juno', () => {
  it.each([
    ['Owner', 'warning'],
    ['ADMINISTRATOR', 'danger'],
    ['Moderator', 'accent'],
    ['supporter', 'success'],
    ['Friend', 'plain'],
    [null, 'plain'],
  ])('[spec0 §2.50] the rank %s has the color %s', (rank, look) => {
    expect(rankWords({ rank }, texts.team).look).toBe(look);
  });
});

it('no text of Juno shows a variable that nothing has replaced', () => {
  expect(JSON.stringify(texts)).not.toMatch(/\{\{ *\w|%7B/i);
});

it('a site without an invite has no button for it, and all others', async () => {
  const other = await served(sitePack((facts) => delete facts.links['invite']));
  const shown = JSON.stringify(other.texts!.landing);
  expect(JSON.stringify(texts.landing)).toContain('Add to Discord');
  expect(shown).not.toMatch(/Add to Discord|"to":""/);
  expect(shown).toContain('View Commands');
});
