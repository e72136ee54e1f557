import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from 'shared/sdk/testing';
import { useLocation } from 'shared/sdk';
import { SECTIONS } from '../sections/sections.ts';
import remote from '../remote.ts';
import { destinationsFor, pagesOf } from './destinations.ts';
import { PaletteButton } from './palette-button.tsx';

const USER = '473052869059424293';
const labels = (text: string) => destinationsFor(text).map(({ label }) => label);

describe('where a text leads', () => {
  it('pages by any words of their names; all of them at first', () => {
    expect(destinationsFor('')).toEqual(pagesOf(SECTIONS));
    expect(labels('AUD')).toEqual(['Audit']);
    expect(labels('no such page')).toEqual([]);
  });

  it('an id leads to what can be asked about it', () => {
    expect(labels(` ${USER} `)).toContain(`Customer ${USER}`);
    expect(destinationsFor(USER).map(({ path }) => path)).toContain(`/staff/audit?target=${USER}`);
    expect(destinationsFor('INV-7K2M').map(({ path }) => path)).toEqual([
      '/staff/customers?id=INV-7K2M',
    ]);
  });

  it.each(['3', '#000003', ' Invoice 000003 '])(
    'the invoice number "%s" leads to its customer',
    (text) => {
      expect(destinationsFor(text)).toEqual([
        { label: 'Customer of invoice 000003', path: '/staff/customers?id=000003' },
      ]);
    },
  );
});

describe('the sidebar', () => {
  it('[spec1 §2] Overview, Commands, Logging and Blacklist with their children come first', () => {
    const children = (...paths: string[]) =>
      paths.map((path) => expect.objectContaining({ path: `/staff/${path}` }) as unknown);
    expect(SECTIONS.slice(0, 4)).toEqual([
      { label: 'Overview', path: '/staff/overview' },
      { label: 'Commands', path: '/staff/commands' },
      { label: 'Logging', children: [{ label: 'Economy', path: '/staff/logging/economy' }] },
      {
        label: 'Blacklist',
        children: ['user', 'server'].map((subject) => ({
          label: subject === 'user' ? 'User' : 'Server',
          children: children(
            `blacklist/${subject}/${subject}`,
            `blacklist/${subject}/command`,
            `blacklist/${subject}/cog`,
          ),
        })),
      },
    ]);
  });

  it('[spec1 §2] every link has a page', () => {
    const pages = pagesOf(SECTIONS);
    const known = remote.routes.map(
      ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    );
    for (const { path } of pages) expect(known.some((route) => route.test(path))).toBe(true);
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
        <PaletteButton />
        <Where />
      </SdkTestProvider>,
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    return screen.getByRole('combobox', { name: 'Page or id' });
  };
  const where = () => screen.getByRole('status', { hidden: true }).textContent;

  it('opens by Ctrl-K, goes by arrows and Enter', async () => {
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

  it('leads from an id to the customer', async () => {
    await open();
    await userEvent.keyboard(USER);
    await userEvent.click(screen.getByRole('option', { name: `Customer ${USER}` }));
    expect(where()).toBe(`/staff/customers?id=${USER}`);
  });

  it('says when nothing is called that', async () => {
    await open();
    await userEvent.keyboard('moon');
    expect(screen.getByText(/No page is called that/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
