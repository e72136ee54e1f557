import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoText } from '@portico/contracts/checks/demo-text';
import type { StatusWords } from '@portico/contracts/components/words';
import { SdkTestProvider, testSession, testTeam } from '@portico/sdk/testing';
import IncidentsPage from './page.tsx';

const NAMES = demoText<StatusWords>('status.yaml').components;
const OWNER = '243483102788599882';
const incident = (title: string, change: object = {}) => ({
  id: `00000000-0000-4000-8000-${title.padStart(12, '0')}`,
  kind: 'incident',
  title,
  impact: 'minor',
  state: 'investigating',
  starts_at: 1_795_000_000,
  ended_at: null,
  withdrawn: false,
  version: 3,
  updates: [
    { id: '7', at: 1_795_000_000, state: 'investigating', text: 'We look.', author: OWNER },
  ],
  ...change,
});

interface Sent {
  method: string;
  url: string;
  body: unknown;
}
let list: { incidents: object[]; total: number; may_write: boolean };
let status: number;
let refusal: { status: number; error: string } | undefined;
let sent: Sent[];
let unmount: () => void;

beforeEach(() => {
  list = { incidents: [], total: 0, may_write: true };
  status = 200;
  refusal = undefined;
  sent = [];
  testSession({ id: OWNER, username: 'Olga', avatar: null });
  testTeam([{ user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null }]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = typeof input === 'string' ? input : '';
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method, url, body });
    const isChange = method !== 'GET';
    const read = url === '/api/components/names' ? NAMES : list;
    const answer = isChange ? (refusal ?? incident('1')) : read;
    return Promise.resolve(
      new Response(JSON.stringify(answer), {
        status: isChange ? (refusal?.status ?? 200) : status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
});
afterEach(() => {
  unmount();
  jest.restoreAllMocks();
});

const open = () => {
  ({ unmount } = render(
    <SdkTestProvider path="/staff/incidents">
      <IncidentsPage />
    </SdkTestProvider>,
  ));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const changes = () => sent.filter(({ method }) => method !== 'GET');
const card = (title: string) => screen.findByRole('article', { name: title });

describe('the incidents page', () => {
  it('shows an empty state, and publishes a new incident', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No Incidents Yet' })).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'New Incident' })[0] as Element);
    const dialog = screen.getByRole('dialog', { name: 'New Incident' });
    await userEvent.type(within(dialog).getByLabelText(/^Title/), 'Music stutters');
    await userEvent.type(within(dialog).getByLabelText(/^Description/), 'We look into it.');
    for (const name of ['Payments', 'Bot', 'Shards', 'Shards']) {
      await userEvent.click(within(dialog).getByRole('checkbox', { name }));
    }
    await press('Publish');
    expect(changes()).toEqual([
      {
        method: 'POST',
        url: '/api/staff/incidents',
        body: {
          kind: 'incident',
          title: 'Music stutters',
          impact: 'minor',
          state: 'investigating',
          text: 'We look into it.',
          components: ['gateway', 'payments'],
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The list is fetched again.
    expect(sent.filter(({ url }) => url === '/api/staff/incidents?page=1')).toHaveLength(2);
  });

  it('creates an announcement as posted, without an impact', async () => {
    open();
    await screen.findByRole('heading', { name: 'No Incidents Yet' });
    await userEvent.click(screen.getAllByRole('button', { name: 'New Incident' })[0] as Element);
    await press('Announcement');
    expect(screen.queryByRole('combobox', { name: 'Impact' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveTextContent('Posted');
    await press('Maintenance');
    expect(screen.getByLabelText('Planned for (your time)')).toBeRequired();
  });

  it("shows the API's error message and keeps the form", async () => {
    list = { incidents: [incident('1')], total: 1, may_write: true };
    refusal = { status: 409, error: 'This was changed in the meantime. Reload and try again.' };
    open();
    await card('1');
    await press('Post Update');
    await userEvent.type(screen.getByLabelText(/^Update/), 'Fixed');
    await press('Publish Update');
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.error);
    expect(screen.getByLabelText(/^Update/)).toHaveValue('Fixed');
    expect(changes()[0]).toMatchObject({
      url: '/api/staff/incidents/00000000-0000-4000-8000-000000000001/updates',
      body: { version: 3, state: 'investigating', text: 'Fixed' },
    });
  });

  it('shows the history with authors, and corrects an update', async () => {
    list = { incidents: [incident('1')], total: 1, may_write: true };
    open();
    expect(within(await card('1')).getByText(/by Olga$/)).toBeInTheDocument();
    await press('Edit Update');
    const words = screen.getByLabelText(/^Edited text/);
    await userEvent.clear(words);
    await userEvent.type(words, 'We looked.');
    await press('Save');
    expect(changes()[0]).toMatchObject({ method: 'PUT', body: { text: 'We looked.' } });
    expect(changes()[0]?.url).toMatch(/\/updates\/7$/);
  });

  it('withdraws an incident only on the second press', async () => {
    list = { incidents: [incident('1')], total: 1, may_write: true };
    open();
    await card('1');
    await press('Retract');
    expect(changes()).toEqual([]);
    await press('Retract Permanently?');
    await waitFor(() => expect(changes()[0]?.method).toBe('DELETE'));
  });

  it('is read-only without the right to write, and marks withdrawn incidents', async () => {
    const withdrawn = incident('1', { withdrawn: true });
    list = { incidents: [withdrawn], total: 1, may_write: false };
    open();
    expect(within(await card('1')).getByText('Retracted')).toBeInTheDocument();
    expect(screen.getByText(/You can read this/)).toBeInTheDocument();
    for (const name of ['New Incident', 'Post Update', 'Edit', 'Retract', 'Edit Update'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('is paginated, and shows an error after a failed request', async () => {
    list = { incidents: [incident('1')], total: 21, may_write: false };
    open();
    await screen.findByText('Page 1 of 2');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    status = 503;
    await press('Next');
    expect(await screen.findByText('The incidents could not be loaded')).toBeInTheDocument();
    status = 200;
    await press('Try Again');
    expect(await screen.findByText('Page 2 of 2')).toBeInTheDocument();
  });
});
