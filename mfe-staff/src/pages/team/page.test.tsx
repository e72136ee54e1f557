import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testSession } from '@portico/sdk/testing';
import TeamPage from './page.tsx';

const SELF = '100000000000000001';
const OTHER = '100000000000000002';
const NEW = '100000000000000003';

let members: { user_id: string; rank: string; username: string }[];
let rights: string[];
let deskAnswers: () => Promise<void>;
let answers: { status: number; error: string };
beforeEach(() => {
  testSession({ id: SELF, username: 'Ada', avatar: null });
  members = [
    { user_id: OTHER, rank: 'Supporter', username: 'Bo' },
    { user_id: SELF, rank: 'Owner', username: 'Ada' },
  ];
  rights = ['read', 'team'];
  deskAnswers = () => Promise.resolve();
  answers = { status: 200, error: '' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    if (url === '/api/staff/desk') await deskAnswers();
    if (url === '/api/staff/desk') return Response.json({ rights, server_id: '1' });
    if (url.startsWith('/api/staff/names')) return Response.json({ users: {}, servers: {} });
    if (url === '/api/team')
      return members.length > 0
        ? Response.json(members)
        : Response.json({ error: 'away' }, { status: 500 });
    const { status, error } = answers;
    if (status === 200 && init?.method === 'DELETE')
      members = members.filter(({ user_id }) => !url.endsWith(user_id));
    return Response.json(status === 200 ? { user_id: OTHER, rank: 'Supporter' } : { error }, {
      status,
    });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <SdkTestProvider path="/staff/team">
      <TeamPage />
    </SdkTestProvider>,
  );
const changes = () =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([, init]) => init?.method === 'PUT' || init?.method === 'DELETE')
    .map(([url, init]) =>
      `${init?.method} ${url as string} ${(init?.body as string) ?? ''}`.trim(),
    );

describe('the team page', () => {
  it('shows the members together with what the rights allow, so that nothing moves', async () => {
    deskAnswers = () => new Promise((resolve) => setTimeout(resolve, 1_000));
    open();
    await screen.findByText('Bo');
    expect(screen.getByText('Add Member')).toBeVisible();
  });

  it('lists the members by rank, and says why the only Owner cannot be changed', async () => {
    open();
    const rows = within(await screen.findByRole('table', { name: 'Team' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Ada');
    expect(rows[1]).toHaveTextContent('The only Owner. Make another member Owner first.');
    expect(rows[2]).toHaveTextContent('Bo');
    expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
  });

  it('does not offer Owners to change themselves', async () => {
    members = [...members, { user_id: NEW, rank: 'Owner', username: 'Cy' }];
    open();
    expect(
      await screen.findByText('You. Ask another Owner to change your membership.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Cy' })).toBeInTheDocument();
  });

  it('adds a member by Discord id, and refuses other texts', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Member' }));
    const dialog = screen.getByRole('dialog', { name: 'Add Member' });
    const field = within(dialog).getByLabelText('Discord user ID');
    await userEvent.type(field, 'Cy{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('17 to 20 digits');
    expect(changes()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, ` ${NEW} {Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toEqual([`PUT /api/team/${NEW} {"rank":"Supporter"}`]);
  });

  it('changes a rank, and shows why the API refuses it', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the rank of Bo' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Rank' }));
    await userEvent.click(screen.getByRole('option', { name: 'Moderator' }));
    answers = { status: 409, error: 'The team needs an Owner.' };
    await userEvent.click(screen.getByRole('button', { name: 'Change Rank' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The team needs an Owner.');
    expect(changes()).toEqual([`PUT /api/team/${OTHER} {"rank":"Moderator"}`]);
  });

  it('removes a member after a confirmation, and loads the list again', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Bo' }));
    expect(changes()).toEqual([]);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(screen.queryByText('Bo')).toBeNull());
    expect(changes()).toEqual([`DELETE /api/team/${OTHER}`]);
  });

  it('is read-only for members who are not Owners', async () => {
    rights = ['read'];
    open();
    expect(await screen.findByText('Only Owners can change the team.')).toBeInTheDocument();
    expect(await screen.findByText('Bo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add member|Remove/ })).toBeNull();
  });

  it('offers to try again after a failure', async () => {
    const before = members;
    members = [];
    open();
    expect(await screen.findByText('The team could not be loaded')).toBeInTheDocument();
    members = before;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Bo')).toBeInTheDocument();
  });
});
