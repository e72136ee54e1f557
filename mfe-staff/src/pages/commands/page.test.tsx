import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoText } from '@portico/contracts/test/demo-text';
import type { CommandCategories } from '@portico/contracts/pack/commands';
import { SdkTestProvider } from '@portico/sdk/testing';
import CommandsPage from './page.tsx';

const command = (name: string, category: string, more: object = {}) => ({
  name,
  category,
  description: `does ${name}`,
  permissions: 'manage guild',
  arguments: '<user>',
  ...more,
});

let categories: CommandCategories;
let status: number;
beforeEach(() => {
  status = 200;
  categories = demoText('commands.yaml');
  const body = [
    command('zap', 'owner'),
    command('jishaku py', 'jishaku'),
    command('ban', 'moderation'),
    command('blacklist user', 'moderator', { aliases: ['bl user', 'blu'] }),
    command('support lookup', 'supporter'),
  ];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      input === '/api/commands/display-categories'
        ? Response.json(categories)
        : Response.json(status === 200 ? body : { error: 'away' }, { status }),
    );
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <SdkTestProvider path="/staff/commands">
      <CommandsPage />
    </SdkTestProvider>,
  );
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);

describe('the commands page', () => {
  it('[spec1 §2.46, §8.2] shows an error page after a failed load', async () => {
    status = 500;
    open();
    expect(
      await screen.findByRole('heading', { name: 'Error Loading Commands' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Unable to fetch commands, please try again later.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it('[spec1 §5.10] shows only the five internal categories, jishaku as Owner', async () => {
    open();
    expect(await screen.findByText('does zap')).toBeInTheDocument();
    expect(names()).toEqual(['blacklist user', 'jishaku py', 'support lookup', 'zap']);
    const card = screen.getByText('does jishaku py').closest('li') as HTMLElement;
    expect(within(card).getByText('Owner')).toBeInTheDocument();
  });

  it('[spec1 §2.44] shows permissions, aliases and arguments on each card', async () => {
    open();
    const card = (await screen.findByText('does blacklist user')).closest('li') as HTMLElement;
    expect(within(card).getByText('Manage Guild')).toBeInTheDocument();
    expect(within(card).getByText('bl user, blu')).toBeInTheDocument();
    expect(within(card).getByText('<user>')).toBeInTheDocument();
  });

  it('[spec1 §2.43, §2.45] searches and filters by role; Clear Filters resets an empty result', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox'), 'BLU');
    expect(names()).toEqual(['blacklist user']);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('heading', { name: 'No Commands Found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(names()).toHaveLength(4);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option').map((element) => element.textContent)).toEqual([
      'All Commands',
      'Supporter',
      'Moderator',
      'Administrator',
      'Owner',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Owner' }));
    expect(names()).toEqual(['jishaku py', 'zap']);
  });

  it('the roles are those of the site pack', async () => {
    categories = { categories: [], hidden: [{ name: 'Keeper', keys: ['moderation', 'owner'] }] };
    open();
    expect(await screen.findByText('does zap')).toBeInTheDocument();
    expect(names()).toEqual(['ban', 'zap']);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All Commands',
      'Keeper',
    ]);
  });
});
