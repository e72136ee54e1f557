import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, now, pass, settle, StatusPageUnderTest } from './status-page.fixture.tsx';

const incident = (title: string, change: object = {}) => ({
  id: title,
  kind: 'incident',
  title,
  impact: 'minor',
  state: 'investigating',
  starts_at: now() - 3600,
  ended_at: null,
  updates: [{ id: '1', at: now() - 3600, state: 'investigating', text: 'We look into it.' }],
  ...change,
});
const over = (title: string, ago: number) =>
  incident(title, { state: 'resolved', ended_at: now() - ago });

let page: StatusPageUnderTest;
beforeEach(() => {
  page = new StatusPageUnderTest();
});
afterEach(() => page.close());

const section = () => screen.getByRole('region', { name: 'Incidents and Announcements' });
const notice = async (text: string) => {
  const find = () =>
    screen.getAllByRole('status').find((each) => each.textContent?.startsWith(text));
  await waitFor(() => expect(find()).toBeDefined());
  return find();
};

describe('incidents on the status page', () => {
  it('an empty list shows a text', async () => {
    page.open();
    expect(await notice('No open incidents')).toBeInTheDocument();
    expect(within(section()).getByText('No incidents in the last 90 days.')).toBeVisible();
  });

  it('the notice shows the most severe open incident and links to its section', async () => {
    page.incidents.body = [
      incident('Music stutters'),
      incident('Everything is down', { impact: 'critical', state: 'identified' }),
      over('Old incident', 60),
    ];
    page.open();
    const line = await notice('Identified: Everything is down (and 1 more)');
    expect(line).toContainElement(screen.getByRole('link', { name: 'Details' }));
    expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '#incidents');
    const open = within(section()).getAllByRole('article');
    expect(open.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Everything is down',
      'Music stutters',
    ]);
    expect(within(open[0] ?? section()).getByText('Critical impact')).toBeInTheDocument();
    expect(within(open[0] ?? section()).getByText('We look into it.')).toBeInTheDocument();
  });

  it('an announcement shows no impact, maintenance shows its time', async () => {
    page.incidents.body = [
      incident('New commands', { kind: 'announcement', impact: 'none', state: 'posted' }),
      incident('New database', { kind: 'maintenance', impact: 'none', state: 'scheduled' }),
    ];
    page.open();
    expect(await notice('Posted: New commands (and 1 more)')).toBeInTheDocument();
    expect(within(section()).getAllByText('No impact')).toHaveLength(1);
    expect(within(section()).getByText(/^Planned for \w{3} \d+, \d\d:\d\d$/)).toBeInTheDocument();
  });

  it('shows the newest past incidents, and all on request', async () => {
    page.incidents.body = Array.from({ length: 7 }, (_, index) => over(`Incident ${index}`, index));
    page.open();
    expect(await screen.findByText('Incident 0')).toBeInTheDocument();
    expect(within(section()).getAllByRole('group')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7 of the last 90 days' }));
    expect(within(section()).getAllByRole('group')).toHaveLength(7);
  });

  it('a failure is shown and retried apart from the rest of the page', async () => {
    page.incidents = { body: 'away', status: 500 };
    page.open();
    expect(await notice('Incident reports could not be loaded')).toBeInTheDocument();
    expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
    page.incidents = { body: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await notice('No open incidents')).toBeInTheDocument();
  });

  it('are refetched each minute, and kept when a refetch fails', async () => {
    jest.useFakeTimers();
    page.incidents.body = [incident('Music stutters')];
    page.open();
    await settle();
    page.incidents = { body: 'away', status: 500 };
    await pass(60_000);
    await settle();
    expect(page.requestsOf('incidents')).toBe(2);
    expect(screen.getByRole('article', { name: 'Music stutters' })).toBeInTheDocument();
    page.incidents = { body: [over('Music stutters', 5)] };
    await pass(60_100);
    await settle();
    expect(screen.queryByRole('article', { name: 'Music stutters' })).not.toBeInTheDocument();
    click('7d');
    await pass(400);
    await settle();
  });
});
