import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setDocumentData } from '@portico/sdk/host';
import { demoText } from '@portico/contracts/checks/demo-text';
import type { CommandCategories } from '@portico/contracts/pack/commands';
import { commandPageView } from '@portico/contracts/rules/commands/page-view';
import { SdkTestProvider } from '@portico/sdk/testing';
import CommandPage from './page.tsx';

const command = (name: string, change: object = {}) => ({
  name,
  description: `What ${name} does`,
  category: 'moderation',
  permissions: 'ban_members',
  arguments: '<user> [delete days]',
  ...change,
});
const COMMANDS = [
  command('ban', { aliases: ['b'], slash: true, example: 'ban @Robin 1' }),
  command('kick', { arguments: 'none' }),
  command('purge', { arguments: 'what you like' }),
  command('purge bots'),
];

const CATEGORIES = demoText<CommandCategories>('commands.yaml');

const open = (path: string) =>
  render(
    <SdkTestProvider path={path} route="/commands/:category/:name">
      <CommandPage />
    </SdkTestProvider>,
  );

let requests: jest.SpyInstance;
beforeEach(() => {
  requests = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(
        Response.json(input === '/api/commands/display-categories' ? CATEGORIES : COMMANDS),
      ),
    );
});
afterEach(() => {
  setDocumentData();
  jest.restoreAllMocks();
});

describe('the page of a command', () => {
  it('shows its forms, example, arguments and facts', async () => {
    open('/commands/moderation/ban');
    expect(await screen.findByRole('heading', { level: 1, name: ';ban' })).toBeInTheDocument();
    for (const text of [
      ';ban <user> [delete days]',
      '/ban <user> [delete days]',
      ';ban @Robin 1',
    ]) {
      expect(screen.getByText(text, { selector: 'code' })).toBeInTheDocument();
    }
    const rows = within(screen.getByRole('table', { name: 'Arguments' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['userRequired', 'delete daysOptional']);
    expect(screen.getByText('Ban Members')).toBeInTheDocument();
    expect(screen.getByText('b')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'More in Moderation' })).toBeInTheDocument();
  });

  it('links to its sub-commands, and shows arguments of another form as they are', async () => {
    open('/commands/moderation/purge');
    const kin = await screen.findByRole('heading', { name: 'Sub-commands' });
    expect(kin.parentElement).toHaveTextContent(';purge bots');
    expect(screen.getByText('what you like')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('copies its address', async () => {
    const user = userEvent.setup();
    open('/commands/moderation/kick');
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
  });

  it('shows the data of the document without a request', () => {
    const [ban = command('ban')] = COMMANDS;
    const path = '/commands/moderation/ban';
    setDocumentData({
      '/api/commands/moderation/ban': commandPageView(COMMANDS, ban, ';', CATEGORIES),
    });
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: ';ban' })).toBeInTheDocument();
    expect(requests).not.toHaveBeenCalled();
  });

  it('says that a command does not exist', async () => {
    open('/commands/moderation/nothing');
    expect(await screen.findByText('This command does not exist.')).toBeInTheDocument();
  });
});
