import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testReset, testSession, testTeam } from '@portico/sdk/testing';
import PlatformPage from './page.tsx';

const OWNER = '243483102788599882';
const AT = 1_795_000_000;
const version = (name: string, state: string) => ({
  version: name,
  state,
  sdk: '1.0.0',
  published_at: AT,
  published_by: { id: 'deploy-key:7', label: 'team of mfe-public' },
  smoke: null as object | null,
});
const smokeRun = (change: object) => ({
  ...{ run: 7, at: AT, worker: 'build machine', reason: null, visited: 3 },
  ...{ failures: [], skipped: [] },
  ...change,
});
const app = {
  name: 'mfe-public',
  live: '1.1.0',
  rollback_to: '1.0.0',
  restricted: false,
  mounts: ['/'],
  off: null,
  canary: null,
  versions: [version('1.1.0', 'live'), version('1.0.0', 'retained'), version('0.9.0', 'retired')],
  changes: [
    {
      at: AT,
      kind: 'promote',
      by: { id: `user:${OWNER}`, label: null },
      from: '1.0.0',
      to: '1.1.0',
      why: 'New words',
    },
  ],
};
const vitalsOf = (name: string, loads: number, failures: number) => ({
  remote: 'mfe-public',
  version: name,
  isLive: name === '1.1.0',
  ...{ loads, failures, retries: 0, refused: 0, renderErrors: 2, eventErrors: 1 },
  loadMs: { p50: 100, p75: 240, p95: 900 },
  viewMs: { p50: 700, p75: 1200, p95: 3000 },
  firstSeen: AT,
  lastSeen: AT,
});

const frameOf = (remote: string, count: number) => ({
  ...{ remote, version: '1.1.0', code: 'render', count, lastSeen: AT },
  ...{ source: `${remote}/src/pages/home/page.tsx`, line: 42 },
});

const list = { rollback_to: null, versions: [], changes: [] };
const noPack = { ...list, live: null, source: 'none', may_release: false, may_sell: false };
let platform: { apps: object[]; may_release: boolean; may_switch: boolean };
let down: Set<string>;
let warnings: string[];
let refusal: { error: string } | undefined;
let changes: { url: string; body: Record<string, unknown> }[];
let requests: string[];
let unmount: () => void;

beforeEach(() => {
  platform = { apps: [app], may_release: true, may_switch: true };
  down = new Set();
  warnings = [];
  refusal = undefined;
  changes = [];
  requests = [];
  testSession({ id: OWNER, username: 'Olga', avatar: null });
  testTeam([{ user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null }]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = typeof input === 'string' ? input : '';
    requests.push(url);
    const reply = (status: number, body: unknown) =>
      Promise.resolve(
        new Response(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json' },
        }),
      );
    if (init?.method === 'POST') {
      const body = JSON.parse((init.body as string | null) ?? '{}') as Record<string, unknown>;
      changes.push({ url, body });
      if (refusal) return reply(422, refusal);
      const name = 'mfe-public';
      return url.endsWith('/promote') || url.endsWith('/rollback')
        ? reply(200, {
            ...{ name, from: null, to: '1.1.0', smoke: null, warnings },
            changed: !body.dryRun,
          })
        : reply(200, { name, isOff: url.endsWith('/off') });
    }
    if (url === '/api/staff/platform/previews') return reply(200, []);
    if (url === '/api/staff/site') return reply(200, noPack);
    if ([...down].some((path) => url.startsWith(path))) return reply(503, {});
    return url.startsWith('/api/vitals')
      ? reply(200, {
          since: AT,
          apps: [vitalsOf('1.1.0', 940, 60), vitalsOf('1.0.0', 5000, 0)],
          hours: [],
          frames: [frameOf('mfe-public', 12), frameOf('mfe-tools', 7)],
        })
      : reply(200, platform);
  });
});
afterEach(() => {
  unmount();
  jest.restoreAllMocks();
});

const open = () => {
  ({ unmount } = render(
    <SdkTestProvider path="/staff/platform">
      <PlatformPage />
    </SdkTestProvider>,
  ));
};
const card = () => screen.findByRole('region', { name: 'mfe-public' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the platform page', () => {
  it('shows the live version, the vitals of each version, lines with errors and the release history', async () => {
    open();
    const shown = await card();
    expect(await within(shown).findByText('Failing')).toBeInTheDocument();
    const rows = within(shown).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1\.1\.0Live.*by the key team of mfe-public94060 \(6%\)240 ms$/),
      expect.stringMatching(/^1\.0\.0Retained.*5,0000 \(0%\)240 msPreviewCanaryMake Live$/),
      expect.stringMatching(/^0\.9\.0Retired.*–––$/),
    ]);
    const errors = within(shown).getByRole('list', { name: 'Errors of mfe-public' });
    expect(
      within(errors)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['mfe-public/src/pages/home/page.tsx:42 render in 1.1.0, 12 times']);
    const history = within(shown).getByRole('list', { name: 'Changes of mfe-public' });
    expect(history).toHaveTextContent(
      /Promoted 1\.0\.0 → 1\.1\.0 \(smoke run: not run\) .* by Olga: New words/,
    );
  });

  it('shows the smoke run of each version, and its findings with pictures', async () => {
    const finding = { rule: 'shell', words: 'The navigation of the shell is not visible.' };
    const failures = [{ path: '/status', findings: [finding], pictures: [{ id: 5, width: 1280 }] }];
    const versions = [
      { ...version('1.3.0', 'retained'), smoke: smokeRun({ state: 'failed', failures }) },
      { ...version('1.2.0', 'retained'), smoke: smokeRun({ state: 'waiting' }) },
      { ...version('1.1.0', 'live'), smoke: smokeRun({ state: 'passed' }) },
      version('1.0.0', 'retained'),
    ];
    platform.apps = [{ ...app, versions }];
    open();
    const shown = await card();
    const rows = within(shown).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      ...['Failed', 'Waiting', 'Passed', 'Not run'],
    ]);
    await userEvent.click(within(shown).getByText('1.3.0 failed in a browser: 1 of 3 pages'));
    const pages = within(shown).getByRole('list', { name: 'Failed pages of 1.3.0' });
    expect(pages).toHaveTextContent('/statusshell The navigation of the shell is not visible.');
    const picture = within(pages).getByRole('img', { name: '/status at a width of 1280 pixels' });
    expect(picture).toHaveAttribute('src', '/api/staff/platform/mfe-public/1.3.0/smoke/5');
  });

  it('shows why a smoke run was aborted', async () => {
    const aborted = smokeRun({ state: 'aborted', reason: 'No worker finished it.' });
    platform.apps = [{ ...app, versions: [{ ...version('1.1.0', 'live'), smoke: aborted }] }];
    open();
    expect(
      await screen.findByText('The smoke run of 1.1.0 was aborted: No worker finished it.'),
    ).toBeInTheDocument();
  });

  it('sends a dry run first, requires a reason, and makes a version live', async () => {
    open();
    await card();
    await press('Make Live: 1.0.0');
    expect(await screen.findByText('Compatible with the live releases.')).toBeInTheDocument();
    expect(changes[0]).toMatchObject({
      url: '/api/staff/platform/mfe-public/promote',
      body: { version: '1.0.0', expected: '1.1.0', dryRun: true },
    });
    expect(screen.queryByText(/lead to a missing page/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Calmer');
    await press('Make Live');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes[1]?.body).toEqual({ version: '1.0.0', expected: '1.1.0', why: 'Calmer' });
    expect(requests.filter((url) => url === '/api/staff/platform')).toHaveLength(2);
  });

  it.each([
    ['promote', 'Make Live: 1.0.0', 'Make Live'],
    ['rollback', 'Roll Back to 1.0.0', 'Roll Back'],
  ])('a %s names the pages that others link to and that it loses', async (_, button, confirm) => {
    const lost = ['/soon', '/late'].map(
      (path) => `${path} of mfe-public 1.1.0 is no page of mfe-public 1.0.0, but linked to by it.`,
    );
    warnings = lost;
    open();
    await card();
    await press(button);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Compatible with the live releases.')).toBeInTheDocument();
    const status = dialog.getByText(
      'Links of the site will lead to a missing page:',
    ).parentElement!;
    expect(status).toHaveAttribute('role', 'status');
    expect(
      within(status)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(lost);
    expect(dialog.getByRole('button', { name: confirm })).not.toHaveAttribute('aria-disabled');
  });

  it('shows why a version is incompatible, and changes nothing', async () => {
    refusal = { error: 'mfe-public 1.0.0 needs sdk ^2.' };
    open();
    await card();
    await press('Roll Back to 1.0.0');
    expect(await screen.findByRole('alert')).toHaveTextContent('mfe-public 1.0.0 needs sdk ^2.');
    expect(screen.getByRole('button', { name: 'Roll Back' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]?.url).toBe('/api/staff/platform/mfe-public/rollback');
  });

  it('switches a remote off with a reason, and on again', async () => {
    open();
    await card();
    await press('Switch Off');
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch mfe-public Off' }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong prices');
    platform.apps = [{ ...app, off: { since: AT, why: 'Wrong prices' } }];
    await userEvent.click(dialog.getByRole('button', { name: 'Switch Off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/^Off since .*: Wrong prices$/)).toBeInTheDocument();
    await press('Switch On');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch On' }),
    );
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes).toMatchObject([
      { url: '/api/staff/platform/mfe-public/off', body: { why: 'Wrong prices' } },
      { url: '/api/staff/platform/mfe-public/on' },
    ]);
  });

  it('does not offer to switch a remote off without the right', async () => {
    platform.may_switch = false;
    open();
    await card();
    expect(screen.queryByRole('button', { name: 'Switch Off' })).not.toBeInTheDocument();
  });

  it('is read-only without the right to release', async () => {
    platform.may_release = false;
    open();
    await card();
    expect(screen.queryByRole('button', { name: /live|Roll back/ })).not.toBeInTheDocument();
  });

  it('shows releases without vitals, and an error with Try Again without releases', async () => {
    down.add('/api/vitals');
    open();
    expect(await screen.findByText('Browser reports could not be loaded.')).toBeVisible();
    expect(within(await card()).getByText('No reports')).toBeInTheDocument();
    unmount();
    testReset();
    down = new Set(['/api/staff/platform']);
    open();
    expect(await screen.findByText('The releases could not be loaded')).toBeVisible();
    down.clear();
    await press('Try Again');
    expect(await card()).toBeInTheDocument();
  });

  it('fetches the vitals of another time span', async () => {
    open();
    await card();
    await press('7 days');
    await waitFor(() => expect(requests).toContain('/api/vitals?hours=168'));
  });
});
