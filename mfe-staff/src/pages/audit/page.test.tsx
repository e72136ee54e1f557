import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@portico/sdk';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import AuditPage from './page.tsx';

const OWNER = '243483102788599882';
const entry = (id: string, change: object = {}) => ({
  id,
  at: 1_795_248_000,
  actor: `user:${OWNER}`,
  action: 'team.rank',
  target: 'user:548911572295229588',
  detail: { from: 'Supporter', to: 'Moderator' },
  origin: '203.0.113.9',
  ...change,
});

let requests: string[];
let answer: { status: number; body: object };
beforeEach(() => {
  requests = [];
  answer = {
    status: 200,
    body: {
      entries: [entry('9'), entry('8', { actor: 'operator', origin: null, detail: {} })],
      next: '8',
      actions: ['economy.export', 'team.rank'],
    },
  };
  testTeam([{ user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null }]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(typeof input === 'string' ? input : '');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => jest.restoreAllMocks());

function Where() {
  return <output>{useLocation().search}</output>;
}
const open = (search = '') =>
  render(
    <SdkTestProvider path={`/staff/audit${search}`}>
      <AuditPage />
      <Where />
    </SdkTestProvider>,
  );
const lastRequest = () => requests.at(-1);

describe('the audit page', () => {
  it('tells each entry as a sentence, with its code, details, time and origin', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Audit entries' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Olga changed the rank of 548911572295229588');
    expect(first).toHaveTextContent('team.rank');
    expect(first).toHaveTextContent('from: Supporter, to: Moderator');
    expect(first).toHaveTextContent('203.0.113.9');
    expect(second).toHaveTextContent('The operator changed the rank of');
  });

  it('filters on the server, and keeps the filters in the URL', async () => {
    open();
    await screen.findByRole('list', { name: 'Audit entries' });
    await userEvent.type(screen.getByLabelText('Who'), OWNER);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastRequest()).toBe(`/api/staff/audit?actor=${OWNER}`));
    await userEvent.click(await screen.findByRole('combobox', { name: /Action/ }));
    await userEvent.click(screen.getByRole('option', { name: 'economy.export' }));
    await waitFor(() =>
      expect(lastRequest()).toBe(`/api/staff/audit?actor=${OWNER}&action=economy.export`),
    );
    expect(screen.getByText(`?actor=${OWNER}&action=economy.export`)).toBeInTheDocument();
  });

  it('folds the filters of phones behind a button that counts them', async () => {
    open(`?actor=${OWNER}&action=team.rank`);
    await screen.findByRole('list', { name: 'Audit entries' });
    // Wide windows have no button.
    const toggle = () => screen.getByRole('button', { name: 'Filters (2)', hidden: true });
    const form = () => document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(form()).toHaveAttribute('data-open', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(form()).toHaveAttribute('data-open', 'true');
    await userEvent.clear(screen.getByLabelText('Who'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const folded = await screen.findByRole('button', { name: 'Filters (1)', hidden: true });
    expect(folded).toHaveAttribute('aria-expanded', 'false');
  });

  it('filters by a clicked actor or target', async () => {
    open();
    const [name] = await screen.findAllByRole('button', { name: 'Olga' });
    await userEvent.click(name as HTMLElement);
    await waitFor(() => expect(lastRequest()).toContain(encodeURIComponent(`user:${OWNER}`)));
  });

  it('is paginated with Older and Newest', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(lastRequest()).toBe('/api/staff/audit?before=8'));
    await userEvent.click(await screen.findByRole('button', { name: 'Newest' }));
    await waitFor(() => expect(lastRequest()).toBe('/api/staff/audit'));
  });

  it('shows an empty state with a button that clears the filters', async () => {
    answer.body = { entries: [], next: null, actions: [] };
    open('?target=id:1');
    expect(await screen.findByRole('heading', { name: 'No Entries Found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(lastRequest()).toBe('/api/staff/audit'));
  });

  it('shows an error with Try Again after a failed request', async () => {
    answer.status = 500;
    open('?action=x.y');
    expect(await screen.findByText('The audit log could not be loaded')).toBeVisible();
    answer.status = 200;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('list', { name: 'Audit entries' })).toBeInTheDocument();
  });
});
