import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RIGHTS } from '@portico/sdk/contracts/team/rights';
import { isAtOrBelow } from '@portico/sdk/platform';
import { SdkTestProvider } from '@portico/sdk/testing';
import { useLocation } from '@portico/sdk';
import { entriesOf, sectionsFor, sectionsWith } from '../sections/sections.ts';
import remote from '../remote.ts';
import { destinationsFor, pagesOf } from './destinations.ts';
import { PaletteButton } from './palette-button.tsx';

const USER = '473052869059424293';
const SECTIONS = entriesOf(sectionsWith('Cog'));
const labels = (text: string) => destinationsFor(text, SECTIONS).map(({ label }) => label);

describe('destinationsFor', () => {
  it('returns pages whose label contains all words, and all pages for an empty text', () => {
    expect(destinationsFor('', SECTIONS)).toEqual(pagesOf(SECTIONS));
    expect(labels('AUD')).toEqual(['Audit']);
    expect(labels('no such page')).toEqual([]);
  });

  it('returns the pages about an id', () => {
    expect(labels(` ${USER} `)).toContain(`Customer ${USER}`);
    expect(destinationsFor(USER, SECTIONS).map(({ path }) => path)).toContain(
      `/staff/audit?target=${USER}`,
    );
    expect(destinationsFor('INV-7K2M', SECTIONS).map(({ path }) => path)).toEqual([
      '/staff/customers?id=INV-7K2M',
    ]);
  });

  it('names no page that the user has no entry of', () => {
    const fewer = SECTIONS.filter(({ label }) => label !== 'Logging');
    const found = destinationsFor(USER, fewer).map(({ label }) => label);
    expect(found).toContain(`Customer ${USER}`);
    expect(found.join()).not.toMatch(/economy/i);
    expect(destinationsFor('INV-7K2M', [])).toEqual([]);
  });

  it.each(['3', '#000003', ' Invoice 000003 '])(
    'returns the customer of the invoice number "%s"',
    (text) => {
      expect(destinationsFor(text, SECTIONS)).toEqual([
        { label: 'Customer of invoice 000003', path: '/staff/customers?id=000003' },
      ]);
    },
  );
});

describe('the sidebar', () => {
  it('[spec1 §1.6, §2.37] has Overview, Commands, Logging and Blacklist with their children', () => {
    const children = (...paths: string[]) =>
      paths.map((path) => expect.objectContaining({ path: `/staff/${path}` }) as unknown);
    const entry = (label: string) => SECTIONS.find((each) => each.label === label);
    expect(entry('Overview')).toMatchObject({ path: '/staff/overview' });
    expect(entry('Commands')).toMatchObject({ path: '/staff/commands' });
    expect(entry('Logging')).toMatchObject({
      children: [{ label: 'Economy', path: '/staff/logging/economy' }],
    });
    expect(entry('Blacklist')).toMatchObject({
      children: ['user', 'server'].map((subject) => ({
        label: subject === 'user' ? 'User' : 'Server',
        children: children(
          `blacklist/${subject}/${subject}`,
          `blacklist/${subject}/command`,
          `blacklist/${subject}/cog`,
        ),
      })),
    });
  });

  it('has no entry, and no branch, of pages that the site does not have, and the words of its pack', () => {
    const shown = (absent: string[]) =>
      pagesOf(
        entriesOf(
          sectionsFor({
            rights: RIGHTS,
            hasPage: (path) => !absent.some((page) => isAtOrBelow(path, page)),
            words: { group: { name: 'Module', users: '', servers: '' } },
          }),
        ),
      ).map(({ label }) => label);
    expect(shown([])).toContain('Blacklist › Server › Module');
    const fewer = shown([
      '/staff/logging/economy',
      '/staff/blacklist/server',
      '/staff/blacklist/user/cog',
    ]);
    expect(fewer.slice(0, 7)).toEqual([
      ...['Overview', 'Look Up', 'Customers', 'Sales'],
      ...['Blacklist › User › User', 'Blacklist › User › Command', 'Audit'],
    ]);
  });

  it('[spec1 §2.35] has a page for every link', () => {
    const pages = pagesOf(SECTIONS);
    const routes = remote.routes.map(
      ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    );
    for (const { path } of pages) expect(routes.some((route) => route.test(path))).toBe(true);
  });
});

describe('the palette', () => {
  function Where() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }
  const open = async () => {
    render(
      <SdkTestProvider path="/staff/overview">
        <PaletteButton sections={SECTIONS} />
        <Where />
      </SdkTestProvider>,
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    return screen.getByRole('combobox', { name: 'Page or ID' });
  };
  const where = () => screen.getByRole('status', { hidden: true }).textContent;

  it('opens with Ctrl-K and navigates with arrow keys and Enter', async () => {
    expect(await open()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const all = pagesOf(SECTIONS);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(where()).toBe(all.at(-1)?.path);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays while Enter belongs to an input method, also in Safari: %j',
    async (ofInputMethod) => {
      fireEvent.keyDown(await open(), { key: 'Enter', ...ofInputMethod });
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    },
  );

  it('opens the customer of an id', async () => {
    await open();
    await userEvent.keyboard(USER);
    await userEvent.click(screen.getByRole('option', { name: `Customer ${USER}` }));
    expect(where()).toBe(`/staff/customers?id=${USER}`);
  });

  it('shows an empty state without a match', async () => {
    await open();
    await userEvent.keyboard('moon');
    expect(screen.getByText(/No page, ID or invoice number matches/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
