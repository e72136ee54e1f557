import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppCanary, EndedCanary, RunningCanary } from '@portico/sdk/contracts/canaries/schema';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import { CanarySection } from './canary-section.tsx';
import { StartCanaryDialog } from './start-canary-dialog.tsx';

const AT = 1_795_000_000;
const arm = (version: string, visits: number, failing: number) => ({
  ...{ version, visits, failing, documents: visits + 12, loads: visits, failures: 0 },
  ...{ render_errors: failing, event_errors: 0, load_ms: { p50: 100, p75: 240, p95: 900 } },
});
const CANARY = {
  ...{ id: 7, name: 'mfe-commerce', version: '2.0.0', baseline: '1.0.0', share: 25 },
  ...{ steps: [10, 25, 50, 100], minutes: 10, why: 'New checkout', started_at: AT },
  started_by: { id: 'deploy-key:3', label: 'team commerce' },
};
const RUNNING: RunningCanary = {
  ...{ ...CANARY, state: 'running', step_started_at: AT, next_step_at: AT + 600 },
  ...{ visits_missing: 31, old: arm('1.0.0', 900, 9), new: arm('2.0.0', 60, 12) },
  ...{ pages: [], series: [] },
  verdict: {
    looks: 4,
    level: 0.0001,
    failing: 0.3,
    silent: null,
    slow: null,
    message: 'No difference yet.',
  },
};
const ENDED: EndedCanary = {
  ...{ ...CANARY, id: 6, state: 'stopped', end: 'failing', ended_at: AT + 90 },
  ...{ old: RUNNING.old, new: RUNNING.new, ended_by: { id: 'system', label: null } },
  message: '12 of 60 visits failed.',
};

/** The common response of start, stop and promote. */
const OUTCOME = {
  ...{ id: 7, name: 'mfe-commerce', version: '2.0.0', baseline: '1.0.0', minutes: 10 },
  ...{
    steps: [10, 25, 50, 100],
    from: '1.0.0',
    to: '2.0.0',
    changed: true,
    smoke: null,
    warnings: ['/soon is no page of 2.0.0.'],
  },
};

let answer: AppCanary;
let status: number;
let sent: { url: string; body: Record<string, unknown> }[];
let unmount: () => void;

beforeEach(() => {
  answer = { running: RUNNING, ended: [] };
  status = 200;
  sent = [];
  testTeam([]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const reply = (code: number, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(body), { status: code, headers }));
    };
    if (init?.method !== 'POST') return reply(status, answer);
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    sent.push({ url: input as string, body });
    return status === 200 ? reply(200, OUTCOME) : reply(status, { error: 'No canary runs.' });
  });
});
afterEach(() => {
  unmount();
  jest.restoreAllMocks();
});

const open = (content = <CanarySection app="mfe-commerce" isRunning mayRelease />) => {
  ({ unmount } = render(<SdkTestProvider path="/staff/platform">{content}</SdkTestProvider>));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the canary of an app', () => {
  it('shows its share, its steps and the figures of both versions', async () => {
    open();
    const shown = await screen.findByRole('region', { name: 'Canary of mfe-commerce' });
    expect(within(shown).getByText('25% of visitors')).toBeInTheDocument();
    const steps = within(within(shown).getByRole('list', { name: 'Steps' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '10% (done)',
      '25%',
      '50%',
      'Everybody',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(within(shown).getByText('No difference yet.')).toBeInTheDocument();
    expect(within(shown).getByText(/and after 31 more visits/)).toBeInTheDocument();
    expect(rowOf('Failing visits')).toEqual(['9 (1%)', '12 (20%)']);
    expect(rowOf('Load time')).toEqual(['240 ms', '240 ms']);
  });

  it.each([
    ['Stop Canary', 'stop', 'Stop Canary'],
    ['Promote Now', 'promote', 'Promote Now'],
  ])('%s asks for the reason first', async (button, path, title) => {
    open();
    await screen.findByText('25% of visitors');
    await press(button);
    const dialog = screen.getByRole('dialog', { name: title });
    expect(sent.filter(({ body }) => !body.dryRun)).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Wrong prices');
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    expect(sent.filter(({ body }) => !body.dryRun)).toEqual([
      {
        url: `/api/staff/platform/mfe-commerce/canary/${path}`,
        body: { id: CANARY.id, why: 'Wrong prices' },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names the pages that the site loses before it is promoted at once', async () => {
    open();
    await screen.findByText('25% of visitors');
    await press('Promote Now');
    const lost = await screen.findByText('Links of the site will lead to a missing page:');
    expect(within(lost.parentElement!).getByRole('listitem')).toHaveTextContent(
      '/soon is no page of 2.0.0.',
    );
    expect(sent).toEqual([
      {
        url: '/api/staff/platform/mfe-commerce/promote',
        body: { version: '2.0.0', expected: '1.0.0', why: 'dry run', dryRun: true },
      },
    ]);
  });

  it('keeps the dialog open with the error if the canary has already ended', async () => {
    open();
    await screen.findByText('25% of visitors');
    await press('Stop Canary');
    status = 409;
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Late');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop Canary' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('No canary runs.');
  });

  it('has no buttons without the right to release', async () => {
    open(<CanarySection app="mfe-commerce" isRunning mayRelease={false} />);
    await screen.findByText('25% of visitors');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('lists why the last ones have ended', async () => {
    answer = { running: null, ended: [ENDED] };
    open(<CanarySection app="mfe-commerce" isRunning={false} mayRelease />);
    const list = await screen.findByRole('list', { name: /have ended/ });
    expect(list).toHaveTextContent('Canary of 2.0.0: 12 of 60 visits failed.');
    expect(list).toHaveTextContent('by the system');
  });

  it('shows an error for figures that cannot be loaded only while it is running', async () => {
    status = 503;
    open();
    expect(await screen.findByText('Canary metrics could not be loaded.')).toBeVisible();
  });
});

test('a canary starts after a dry run that names the pages it loses, with its steps and the reason', async () => {
  const onClose = jest.fn();
  const canary = { name: 'mfe-commerce', version: '2.0.0', live: '1.0.0' };
  open(<StartCanaryDialog canary={canary} onClose={onClose} />);
  expect(await screen.findByText('Compatible with the live releases.')).toBeInTheDocument();
  const lost = screen.getByText('Links of the site will lead to a missing page:').parentElement!;
  expect(within(lost).getByRole('listitem')).toHaveTextContent('/soon is no page of 2.0.0.');
  expect(sent.map(({ body }) => body.dryRun)).toEqual([true]);
  await userEvent.type(screen.getByLabelText(/^Reason/), 'New checkout');
  await press('Start Canary');
  expect(sent[1]).toEqual({
    url: '/api/staff/platform/mfe-commerce/canary',
    body: {
      ...{ version: '2.0.0', expected: '1.0.0', why: 'New checkout' },
      ...{ steps: [10, 25, 50, 100], minutes: 10 },
    },
  });
  expect(onClose).toHaveBeenCalled();
});
