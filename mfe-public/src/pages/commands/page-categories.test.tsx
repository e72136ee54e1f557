import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@portico/sdk';
import type { CommandCategories } from '@portico/contracts/pack/commands';
import { SdkTestProvider } from '@portico/sdk/testing';
import CommandsPage from './page.tsx';

const command = (name: string, category: string) => ({
  ...{ name, category, description: `What ${name} does`, permissions: '', arguments: 'none' },
});
const COMMANDS = [
  command('lock', 'voicemaster'),
  command('ban', 'moderation'),
  command('eval', 'owner'),
  command('chess', 'games'),
];
const CATEGORIES: CommandCategories = {
  categories: [
    { name: 'Zoo', keys: ['voicemaster'] },
    { name: 'Art', keys: ['games'] },
  ],
  hidden: [{ name: 'Keeper', keys: ['moderation'] }],
  premium: ['chess'],
};

let categories: () => Response;
beforeEach(() => {
  categories = () => Response.json(CATEGORIES);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      input === '/api/commands/display-categories' ? categories() : Response.json(COMMANDS),
    );
});
afterEach(() => jest.restoreAllMocks());

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}
const open = (path: string) =>
  render(
    <SdkTestProvider path={path} route="/commands/:category?">
      <CommandsPage />
      <Address />
    </SdkTestProvider>,
  );

describe('the categories of a site pack', () => {
  it('are those of the drop-down and of addresses, and hide the commands of the team', async () => {
    open('/commands/voicemaster');
    expect(await screen.findByRole('heading', { name: ';lock' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await userEvent.click(screen.getByRole('combobox', { name: 'Category' }));
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
      ...['All Commands(3)', 'Zoo(1)', 'Art(1)'],
    ]);
  });

  it('come with the commands that need a license, which are marked', async () => {
    open('/commands');
    await screen.findByRole('heading', { name: ';chess' });
    const [mark, ...others] = screen.getAllByText('Premium');
    expect(others).toEqual([]);
    expect(mark!.closest('li')).toContainElement(screen.getByRole('heading', { name: ';chess' }));
  });

  it('are missing after a failure, which is one of the page, at its address', async () => {
    categories = () => Response.json({}, { status: 503 });
    open('/commands/voice');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch commands');
    expect(screen.queryByRole('heading', { name: ';ban' })).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/commands/voice');
  });
});
