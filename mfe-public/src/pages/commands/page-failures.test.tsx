import { render, screen } from '@testing-library/react';
import { useLocation } from '@portico/sdk';
import { setDocumentData } from '@portico/sdk/host';
import { byName } from '@portico/sdk/rules/commands/by-name';
import { commandsScreen } from '@portico/sdk/rules/commands/screen';
import { SdkTestProvider, testReset } from '@portico/sdk/testing';
import CommandsPage from './page.tsx';

const command = (name: string) => ({
  ...{ name, description: `What ${name} does`, category: 'moderation' },
  ...{ permissions: 'manage messages', arguments: 'none' },
});
const ANSWER = Array.from({ length: 40 }, (_, index) => command(`lock-${index}`));

const respond = (body: unknown, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(body, { status })));

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
const cards = () => Array.from(document.querySelectorAll('li h2'), (each) => each.textContent);

afterEach(() => {
  setDocumentData();
  testReset();
  jest.restoreAllMocks();
});

it('an odd item of the answer costs that item, not the page', async () => {
  respond([null, command('lock'), { name: 'ban' }]);
  open();
  expect(await screen.findByText('1 command')).toBeInTheDocument();
  expect(cards()).toEqual([';lock']);
});

it.each(['/commands', '/commands/fun-stuff'])(
  'a failure leaves what the document of %s shows',
  async (path) => {
    respond({}, 500);
    setDocumentData({ [`commands ${path}`]: commandsScreen([...ANSWER].sort(byName), '', ';') });
    open(path);
    const before = cards();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch commands');
    expect(cards()).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(24);
    expect(screen.getByText('40 commands')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(path);
  },
);
