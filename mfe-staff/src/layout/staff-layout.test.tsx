import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasRight, MAX_RIGHTS, RIGHTS } from '@portico/sdk/contracts/team/rights';
import type { Rank } from '@portico/sdk/contracts/team/ranks';
import { SdkTestProvider, testSection, testSession, testTeam } from '@portico/sdk/testing';
import IncidentsPage from '../pages/incidents/page.tsx';

const user = { id: '175928847299117063', username: 'ada', avatar: null };

let rank: Rank;
/** Rights that the site takes from every rank (`STAFF_RIGHTS`). */
let withdrawn: readonly string[];

const have = (right: (typeof RIGHTS)[number]) =>
  hasRight(MAX_RIGHTS, right, rank) && !withdrawn.includes(right);

/** The rank changes, and the page hears of it. */
const become = (next: Rank) => {
  rank = next;
  testTeam([{ user_id: user.id, rank, username: 'ada', socials: {} } as never]);
};

beforeEach(() => {
  testSession(user);
  withdrawn = [];
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input as string;
    if (url === '/api/staff/desk') {
      return Promise.resolve(Response.json({ rights: RIGHTS.filter(have), server_id: '1' }));
    }
    const may_write = have('incidents');
    return Promise.resolve(Response.json({ incidents: [], total: 0, may_write }));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <SdkTestProvider path="/staff/incidents">
      <IncidentsPage />
    </SdkTestProvider>,
  );
const link = () => screen.queryByRole('link', { name: 'Sales', hidden: true });
const inMenu = () => testSection()?.entries.some(({ label }) => label === 'Sales');

async function inPalette() {
  await userEvent.click(screen.getByRole('button', { name: /Jump to/ }));
  const found = screen.queryByRole('option', { name: 'Sales' }) !== null;
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  return found;
}

describe('the sections of the back-office', () => {
  it.each([
    ['Supporter', [], false],
    ['Moderator', [], false],
    ['Administrator', [], true],
    ['Owner', ['sales'], false],
  ] as const)('offer Sales to a %s without %j: %s', async (of, without, isOffered) => {
    become(of);
    withdrawn = without;
    open();
    await screen.findByText('No Incidents Yet');
    expect([link() !== null, inMenu(), await inPalette()]).toEqual(Array(3).fill(isOffered));
  });

  it('and what a member may do follow another rank without a reload', async () => {
    become('Supporter');
    open();
    await screen.findByText(/You can read this/);
    expect(screen.queryByRole('button', { name: 'New Incident' })).toBeNull();
    act(() => become('Administrator'));
    expect(await screen.findAllByRole('button', { name: 'New Incident' })).not.toEqual([]);
    expect([link() !== null, inMenu()]).toEqual([true, true]);
    act(() => become('Moderator'));
    await screen.findByText(/You can read this/);
    expect([link() !== null, inMenu()]).toEqual([false, false]);
  });

  it('have headings, and the branch of a page that is open shows it', async () => {
    become('Administrator');
    open();
    await screen.findByText('No Incidents Yet');
    const side = within(screen.getByRole('complementary'));
    const groups = side.getAllByRole('group', { hidden: true });
    expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual([
      ...['Desk', 'Records', 'Site'],
    ]);
    const branch = side.getByRole('button', { name: 'Blacklist', hidden: true });
    expect(branch).toHaveAttribute('aria-expanded', 'false');
    expect(side.queryByRole('link', { name: 'Group', hidden: true })).toBeNull();
    await userEvent.click(branch);
    await userEvent.click(side.getAllByRole('link', { name: 'Group', hidden: true })[0]!);
    expect(branch).toHaveAttribute('aria-expanded', 'true');
  });
});
