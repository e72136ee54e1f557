import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoText } from '@portico/contracts/checks/demo-text';
import type { CommandCategories } from '@portico/contracts/pack/commands';
import { SdkTestProvider } from '@portico/sdk/testing';
import CommandsPage from './page.tsx';

const COMMANDS = Array.from({ length: 70 }, (_, index) => ({
  ...{ name: `extra-${String(index).padStart(2, '0')}`, description: 'One of many' },
  ...{ category: 'utility', permissions: '', aliases: [], arguments: 'none' },
}));
const CATEGORIES = demoText<CommandCategories>('commands.yaml');

let isPhone: boolean;
beforeEach(() => {
  isPhone = true;
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isPhone && query.includes('max-width: 639'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      Response.json(input === '/api/commands/display-categories' ? CATEGORIES : COMMANDS),
    );
});
afterEach(() => jest.restoreAllMocks());

const open = async (path = '/commands') => {
  render(
    <SdkTestProvider path={path} route="/commands/:category?">
      <CommandsPage />
    </SdkTestProvider>,
  );
  await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled());
};
const cards = () => document.querySelectorAll('li h2').length;
const more = () => screen.queryByRole('button', { name: 'Show More' });

/** The list grows while the browser is idle. */
const SETTLED = { timeout: 10_000 };

describe('the command reference on a phone', () => {
  it('shows thirty cards and adds as many, the first of which gets the focus', async () => {
    await open();
    await waitFor(() => expect(cards()).toBe(30), SETTLED);
    expect(screen.getByText('30 of 70 shown')).toBeInTheDocument();
    more()!.focus();
    await userEvent.keyboard('{Enter}');
    expect(cards()).toBe(60);
    expect(screen.getByRole('link', { name: ';extra-30' })).toHaveFocus();
    await userEvent.click(more()!);
    expect(cards()).toBe(70);
    expect(screen.getByRole('link', { name: ';extra-60' })).toHaveFocus();
    expect(more()).toBeNull();
  });

  it('contains a linked command and finds every one', async () => {
    await open('/commands#command-extra--65');
    expect(screen.getByRole('link', { name: ';extra-65' })).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'extra-68');
    await waitFor(() => expect(cards()).toBe(1), SETTLED);
    expect(document.querySelector('li h2')).toHaveTextContent(';extra-68');
    expect(more()).toBeNull();
  });

  it('is whole on wider windows', async () => {
    isPhone = false;
    await open();
    await waitFor(() => expect(cards()).toBe(70), SETTLED);
    expect(more()).toBeNull();
  });
});

it('a search without results can be cleared', async () => {
  await open('/commands?q=nothing-like-it');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(cards()).toBeGreaterThan(0), SETTLED);
});
