import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@portico/sdk';
import { setDocumentData } from '@portico/sdk/host';
import { demoText } from '@portico/contracts/test/demo-text';
import type { CommandCategories } from '@portico/contracts/pack/commands';
import { byName } from '@portico/contracts/rules/commands/by-name';
import { isPublic } from '@portico/contracts/rules/commands/categories';
import { commandsScreen } from '@portico/contracts/rules/commands/screen';
import { SdkTestProvider } from '@portico/sdk/testing';
import CommandsPage from './page.tsx';

const command = (name: string, category: string, description = `What ${name} does`) => ({
  name,
  description,
  category,
  permissions: 'manage messages',
  aliases: name === 'ban' ? ['b', 'hammer'] : [],
  arguments: name === 'ban' ? '<member> [reason]' : 'none',
  ...(name === 'ban' && { slash: true, example: 'ban @Robin Spam' }),
});
const MANY = Array.from({ length: 120 }, (_, index) =>
  command(`extra-${String(index).padStart(4, '0')}`, 'utility', 'One of many'),
);
const ANSWER = [
  command('lock', 'voicemaster'),
  command('ban', 'moderation'),
  command('eval', 'owner'),
  command('chess', 'games'),
  ...MANY,
];

const CATEGORIES = demoText<CommandCategories>('commands.yaml');

let respond: () => Promise<Response>;
const json = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );

beforeEach(() => {
  respond = () => json(ANSWER);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      input === '/api/commands/display-categories' ? json(CATEGORIES) : respond(),
    );
  HTMLElement.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  setDocumentData();
  jest.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const open = (path = '/commands') =>
  render(
    <SdkTestProvider path={path} route="/commands/:category?">
      <CommandsPage />
      <Address />
    </SdkTestProvider>,
  );
/** Opens the page, and waits until all commands are there. */
const openLoaded = async (path?: string) => {
  const shown = open(path);
  await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled());
  return shown;
};
const address = () => screen.getByTestId('address').textContent;
const cards = () => Array.from(document.querySelectorAll('li h2'), (each) => each.textContent);
const dropdown = () => screen.getByRole('combobox', { name: 'Category' });

/** The address updates after a debounce, which a busy machine prolongs. */
const SETTLED = { timeout: 10_000 };

describe('the command reference', () => {
  it('[spec0 §2.16, §2.22, §2.23, §4.1, §8.1, §9.4] shows nine placeholder cards while loading, then a failure', async () => {
    let fail: () => void = () => undefined;
    respond = () =>
      new Promise((resolve) => (fail = () => resolve(new Response('away', { status: 503 }))));
    open();
    expect(screen.getByTestId('placeholders').children).toHaveLength(9);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Commands');
    expect(screen.getByPlaceholderText('Search commands...')).toBeDisabled();
    expect(dropdown()).toBeDisabled();
    await act(async () => fail());
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading', { name: 'Error' })).toBeInTheDocument();
    expect(panel).toHaveTextContent(
      'Unable to fetch commands, please try again later or join our support server for assistance.',
    );
    expect(within(panel).getByRole('link', { name: 'Join Discord Server' })).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it.each([[{}], [null], [[null]], [[{ name: 'ban' }]]])(
    '[spec0 §7.1, §8.1] an answer of %j is a failure, not a crash or "null commands"',
    async (body) => {
      respond = () => json(body);
      open();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Unable to fetch commands, please try again later or join our support server for assistance.',
      );
      expect(screen.queryByText(/null commands/)).not.toBeInTheDocument();
    },
  );

  it('[spec0 §3.1] commands without aliases are shown', async () => {
    const { aliases: _, ...bare } = command('ban', 'moderation');
    respond = () => json([bare, { ...command('kick', 'moderation'), aliases: null }]);
    open();
    expect(await screen.findByRole('heading', { name: ';kick' })).toBeInTheDocument();
    expect(screen.queryByText('Aliases')).not.toBeInTheDocument();
  });

  it('[spec0 §2.20, §5.22, §6.2, §7.1] never shows hidden commands, and sorts the rest by name', async () => {
    open();
    expect(await screen.findByRole('heading', { name: ';ban' })).toBeInTheDocument();
    expect(cards().slice(0, 2)).toEqual([';ban', ';chess']);
    expect(screen.queryByRole('heading', { name: ';eval' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Manage Messages').length).toBeGreaterThan(1);
    expect(screen.getByText('b, hammer')).toBeInTheDocument();
    expect(screen.getByText('<required>')).toBeInTheDocument();
  });

  it('renders the first screens of a long list at once', async () => {
    await openLoaded();
    expect(cards().length).toBeGreaterThan(8);
    expect(cards().length).toBeLessThan(100);
  });

  it('[spec0 §2.17, §2.18, §2.25] selects the category of the address and shows the count of each', async () => {
    open('/commands/voice');
    expect(await screen.findByRole('heading', { name: ';lock' })).toBeInTheDocument();
    expect(cards()).toEqual([';lock']);
    await userEvent.click(dropdown());
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
      'All Commands(123)',
      ...['Administration(0)', 'Automod(0)', 'Donator(0)', 'Economy(0)', 'Fun(0)'],
      ...['Leveling(0)', 'Moderation(1)', 'Music(0)', 'Settings(0)', 'Social(0)'],
      ...['Tickets(0)', 'Utility(120)', 'Voice(1)'],
    ]);
  });

  it('[spec0 §2.24] choosing a category changes the address', async () => {
    await openLoaded('/commands/voicetrack');
    expect(address()).toBe('/commands/voicetrack');
    await userEvent.click(dropdown());
    await userEvent.click(screen.getByRole('option', { name: /Moderation/ }));
    expect(address()).toBe('/commands/moderation');
    expect(cards()).toEqual([';ban']);
    await userEvent.click(dropdown());
    await userEvent.click(screen.getByRole('option', { name: /All Commands/ }));
    expect(address()).toBe('/commands');
  });

  it('[spec0 §2.26] an unknown category redirects to all commands', async () => {
    await openLoaded('/commands/nonsense?q=ban');
    expect(address()).toBe('/commands?q=ban');
  });

  it('[spec0 §3.3] an unmapped category of a command is listed by its raw name', async () => {
    await openLoaded('/commands/games');
    expect(cards()).toEqual([';chess']);
    expect(dropdown()).toHaveTextContent('games (1)');
    await userEvent.click(dropdown());
    expect(screen.getByRole('option', { name: /^games/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('a hidden category shows only the commands that the API sends to the team', async () => {
    await openLoaded('/commands/owner');
    expect(cards()).toEqual([';eval']);
    expect(dropdown()).toHaveTextContent('owner (1)');
  });

  it('[spec0 §1.3] searches names, aliases and descriptions, highlights the terms and updates the address', async () => {
    await openLoaded();
    await userEvent.keyboard('/');
    const box = screen.getByRole('searchbox');
    expect(box).toHaveFocus();
    await userEvent.type(box, 'hammer');
    await waitFor(() => expect(cards()).toEqual([';ban']), SETTLED);
    expect(screen.getByText('hammer', { selector: 'mark' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/commands?q=hammer'), SETTLED);
    await userEvent.clear(box);
    await waitFor(() => expect(address()).toBe('/commands'), SETTLED);
  });

  it('reads the search from the address and marks the linked card', async () => {
    await openLoaded('/commands?q=does#command-lock');
    expect(screen.getByRole('searchbox')).toHaveValue('does');
    expect(cards()).toEqual([';ban', ';chess', ';lock']);
    expect(document.getElementById('command-lock')).toHaveAttribute('aria-current', 'true');
  });

  it('copies a command as typed', async () => {
    const user = userEvent.setup();
    await openLoaded('/commands/moderation');
    await user.click(screen.getByRole('button', { name: 'Copy ;ban' }));
    expect(await navigator.clipboard.readText()).toBe(';ban <member> [reason]');
  });

  it('shows the forms of a command, its example and a link to its page', async () => {
    await openLoaded('/commands/moderation');
    expect(screen.getByText('/ban', { selector: 'code' })).toBeInTheDocument();
    expect(screen.getByText(';ban @Robin Spam')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: ';ban' })).toHaveAttribute(
      'href',
      '/commands/moderation/ban',
    );
  });

  it('leaves out rows without content', async () => {
    await openLoaded('/commands/voice');
    expect(cards()).toEqual([';lock']);
    expect(screen.queryByText('Arguments')).not.toBeInTheDocument();
    expect(screen.queryByText('Aliases')).not.toBeInTheDocument();
    expect(screen.queryByText('none')).not.toBeInTheDocument();
  });

  it('lists the categories as links with their counts', async () => {
    await openLoaded('/commands/voice?q=does');
    const rail = screen.getByRole('navigation', { name: 'Categories' });
    expect(within(rail).getAllByRole('link')).toHaveLength(14);
    expect(within(rail).getByRole('link', { name: 'Voice 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(rail).getByRole('link', { name: 'Moderation 1' }));
    expect(address()).toBe('/commands/moderation?q=does');
  });

  it('[spec0 §2.21] shows an empty state with suggestions when nothing matches', async () => {
    await openLoaded('/commands?q=hamer');
    expect(screen.getByText('No commands found matching your criteria.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Did you mean ban?' }));
    await waitFor(() => expect(cards()).toEqual([';ban']), SETTLED);
  });

  it('shows the entries of the document until all commands are there', async () => {
    let answer: () => void = () => undefined;
    respond = () => new Promise((resolve) => (answer = () => resolve(json(ANSWER))));
    const screenOf = commandsScreen(
      ANSWER.filter((each) => isPublic(each, CATEGORIES)).sort(byName),
      '',
      ';',
      CATEGORIES,
    );
    setDocumentData({ '/api/commands/reference': screenOf });
    open();
    expect(cards().length).toBeGreaterThanOrEqual(24);
    const before = cards();
    expect(screen.queryByTestId('placeholders')).not.toBeInTheDocument();
    expect(screen.getByText('123 commands')).toBeInTheDocument();
    expect(dropdown()).toHaveTextContent('All Commands (123)');
    await act(async () => answer());
    await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled());
    expect(cards().slice(0, before.length)).toEqual(before);
  });

  it('folds sub-commands into their command, and opens the linked one', async () => {
    respond = () =>
      json([
        command('purge', 'moderation'),
        command('purge bots', 'moderation'),
        command('purge links', 'moderation'),
        command('logs list', 'moderation'),
        command('logs setup', 'moderation'),
      ]);
    open('/commands#command-purge-links');
    expect(await screen.findByText('5 commands')).toBeInTheDocument();
    expect(cards()).toEqual([';logs', ';purge']);
    const [logs, purge] = Array.from(document.querySelectorAll('details'));
    expect(logs).not.toHaveAttribute('open');
    expect(purge).toHaveAttribute('open');
    expect(within(purge!).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox'), 'purge');
    await waitFor(
      () => expect(cards()).toEqual([';purge', ';purge bots', ';purge links']),
      SETTLED,
    );
  });
});
