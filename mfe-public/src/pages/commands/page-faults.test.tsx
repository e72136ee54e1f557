import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@portico/sdk';
import { setDocumentData } from '@portico/sdk/host';
import { demoText } from '@portico/contracts/test/demo-text';
import type { CommandCategories } from '@portico/contracts/pack/commands';
import { commandsScreen } from '@portico/contracts/rules/commands/screen';
import { SdkTestProvider } from '@portico/sdk/testing';
import CommandsPage from './page.tsx';

const command = (name: string) => ({
  ...{ name, description: `What ${name} does`, category: 'utility' },
  ...{ permissions: '', aliases: [], arguments: 'none' },
});
const MANY = Array.from({ length: 120 }, (_, index) =>
  command(`extra-${String(index).padStart(4, '0')}`),
);

const CATEGORIES = demoText<CommandCategories>('commands.yaml');

let respond: () => Response;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(input === '/api/commands/display-categories' ? json(CATEGORIES) : respond()),
    );
});
afterEach(() => {
  setDocumentData();
  jest.restoreAllMocks();
});

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

const open = (path = '/commands') =>
  render(
    <SdkTestProvider path={path} route="/commands/:category?">
      <CommandsPage />
      <Address />
    </SdkTestProvider>,
  );
const address = () => screen.getByTestId('address').textContent;
const cards = () => Array.from(document.querySelectorAll('li h2'), (each) => each.textContent);

describe('an answer with faults', () => {
  it('an odd item of the answer costs that item, not the page', async () => {
    respond = () => json([null, command('lock'), { name: 'ban' }]);
    open();
    expect(await screen.findByText('1 command')).toBeInTheDocument();
    expect(cards()).toEqual([';lock']);
  });

  it.each([
    ['/commands', '/api/commands/reference'],
    ['/commands/fun-stuff', '/api/commands/reference?category=fun-stuff'],
  ])('a failure leaves what the document of %s shows', async (path, call) => {
    respond = () => json({}, 500);
    const screenOf = commandsScreen(MANY, '', ';', CATEGORIES);
    setDocumentData({ [call]: screenOf });
    open(path);
    const before = cards();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch commands');
    expect(cards()).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(24);
    expect(screen.getByText('120 commands')).toBeInTheDocument();
    expect(address()).toBe(path);
  });
});

describe('a site whose bot has pushed no commands', () => {
  it('[spec0 §2.21] says that it has not reported any', async () => {
    respond = () => json([]);
    setDocumentData({ '/api/commands/reference': commandsScreen([], '', ';', CATEGORIES) });
    open();
    const [none, why] = [
      'No commands found matching your criteria.',
      'The bot has not reported its commands yet.',
    ];
    // At first from the document, then from the answer.
    for (const text of [none, why]) expect(screen.getByText(text)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled());
    for (const text of [none, why]) expect(screen.getByText(text)).toBeInTheDocument();
  });
});
