import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { embedPreview } from '@portico/contracts/extensions/embed-preview';
import { SdkTestProvider, testExtension } from '@portico/sdk/testing';
import { categoryOfAddress } from '@portico/contracts/rules/commands/categories';
import { FEATURES } from '../../features/menu.ts';
import { FEATURE_CONTENT } from '../../features/content.ts';
import FeaturePage from './page.tsx';

/** Verbatim from spec 0 §2. */
const COMMANDS: Record<string, string[]> = {
  automod: ['automod words enable', 'automod repeat enable', 'automod spam enable', 'antinuke'],
  tickets: ['ticket setup'],
  welcome: ['welcome add', 'welcome test', 'welcome config'],
  giveaways: ['gstart', 'gquick', 'gend', 'greroll', 'gcancel', 'glist'],
  voicemaster: [
    'voicemaster setup',
    ...['lock', 'unlock', 'hide', 'permit', 'reject', 'claim'].map((verb) => `voice ${verb}`),
  ],
  vanityroles: ['trigger', 'message', 'logs', 'role', 'ignore'].map((word) => `vanity ${word}`),
  buttonroles: ['create', 'add', 'remove', 'edit', 'list'].map((word) => `buttonrole ${word}`),
  leveling: ['level', 'leaderboard', 'rewards'],
  bump: ['bump thankyou', 'bump reminder', 'bump leaderboard'],
  economy: ['work', 'balance', 'shop'],
  music: [],
};

const WORDS: [name: string, title: string, words: string[]][] = [
  ['welcome', 'Variables', ['{user_name}', '{guild_name}', '{guild_count}', '{user_joined_at}']],
  [
    'giveaways',
    'Requirement flags',
    ['--level', '--role', '--age', '--joined', '--messages', '--voice'],
  ],
  ['buttonroles', 'Button styles', ['Primary', 'Success', 'Danger', 'Secondary']],
];

const open = (name: string, prefix = ';') =>
  render(
    <SdkTestProvider path={`/features/${name}`} route="/features/:name" brand={{ prefix }}>
      <FeaturePage />
    </SdkTestProvider>,
  );
const section = (heading: string) => {
  const found = screen.getByRole('heading', { name: heading }).closest('section');
  if (!found) throw new Error(`${heading} has no section`);
  return within(found);
};

describe('the feature pages', () => {
  it('[spec0 §1.1, §2.3] are eleven, in the order of the menu', () => {
    expect(FEATURES.map(({ name }) => name)).toEqual([
      ...['automod', 'tickets', 'welcome', 'music', 'economy', 'giveaways', 'voicemaster'],
      ...['vanityroles', 'buttonroles', 'leveling', 'bump'],
    ]);
    expect(Object.keys(FEATURE_CONTENT)).toEqual(FEATURES.map(({ name }) => name));
  });

  it.each(Object.entries(COMMANDS))(
    '[spec0 §2.11] %s shows its example commands',
    (name, commands) => {
      open(name);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        FEATURES.find((each) => each.name === name)?.label ?? '',
      );
      const shown = section('Example commands')
        .getAllByRole('term')
        .map((term) => term.querySelector('strong')?.textContent);
      for (const command of commands) expect(shown).toContain(`;${command}`);
      expect(shown.length).toBeGreaterThan(0);
    },
  );

  it.each(WORDS)('[spec0 §2.12, §2.13, §2.14] %s explains its %s', (name, title, words) => {
    open(name);
    expect(
      section(title)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(words);
  });

  it('[spec0 §2.15] the bump reminder states the 2 hours', () => {
    open('bump');
    expect(screen.getByText(/it will remind you after 2 hours/)).toBeInTheDocument();
  });

  it.each(FEATURES.map(({ name }) => name))(
    '%s links to commands, invite and the other features',
    (name) => {
      open(name);
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      const others = FEATURES.filter((each) => each.name !== name);
      expect(hrefs).toEqual(expect.arrayContaining(others.map((each) => `/features/${each.name}`)));
      expect(hrefs).not.toContain(`/features/${name}`);
      const category = FEATURE_CONTENT[name]?.category ?? '';
      expect(hrefs).toContain(`/commands/${category}`);
      expect(categoryOfAddress(category, [])?.toLowerCase()).toBe(category);
    },
  );

  it('[spec0 §2.10] show and copy commands with the prefix of the deployment', async () => {
    const user = userEvent.setup();
    open('tickets', '!');
    await user.click(screen.getByRole('button', { name: 'Copy !ticket setup' }));
    expect(await navigator.clipboard.readText()).toBe('!ticket setup');
  });

  it('welcome shows an example greeting as Discord does, and as text without the preview', async () => {
    const { unmount } = open('welcome');
    expect(section('An example greeting').getByText('Welcome to {guild_name}')).toBeVisible();
    unmount();
    testExtension(embedPreview, ({ code }: { code: string }) => <p>{`Preview of ${code}`}</p>);
    open('welcome');
    expect(
      await section('An example greeting').findByText(
        /^Preview of {embed}{title: Welcome to {guild_name}}{description: Hi /,
      ),
    ).toBeVisible();
    expect(screen.queryByText('Welcome to {guild_name}')).toBeNull();
  });
});
