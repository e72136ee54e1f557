import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Preview } from '@portico/sdk/contracts/previews/schema';
import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import { SdkTestProvider, testReset, testTeam } from '@portico/sdk/testing';
import { PreviewDialog } from './preview-dialog.tsx';
import { PreviewList } from './preview-list.tsx';

const OWNER = '243483102788599882';
const AT = 1_795_000_000;
const URL = 'https://juno.example/preview/KEY?to=%2Fstore';

const appOf = (name: string, mounts: string[] = []): ReleasedApp => ({
  ...{
    name,
    live: '1.0.0',
    rollback_to: null,
    restricted: false,
    mounts,
    off: null,
    changes: [],
    canary: null,
  },
  versions: (['1.1.0', '1.0.0'] as const).map((version) => ({
    ...{ version, state: version === '1.0.0' ? 'live' : 'retained', sdk: '1.0.0' },
    ...{ published_at: AT, published_by: { id: 'boot', label: null }, smoke: null },
  })),
});
const APPS = [appOf('mfe-commerce', ['/store']), appOf('shell')];
const LINK: Preview = {
  ...{ id: '0123456789ab', versions: { 'mfe-commerce': '1.1.0', shell: '1.1.0' } },
  ...{ note: 'For the translators', created_by: { id: `user:${OWNER}`, label: null } },
  ...{ created_at: AT, expires_at: AT + 86_400 },
};

let links: Preview[];
let warnings: { rule: string; message: string }[];
let sent: { method: string; url: string; body: unknown }[];
let status: number;
let go: jest.Mock<void, [string]>;

beforeEach(() => {
  links = [LINK];
  warnings = [];
  sent = [];
  status = 200;
  go = jest.fn();
  testTeam([{ user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null }]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = typeof input === 'string' ? input : '';
    const method = init?.method ?? 'GET';
    const reply = (body: unknown) =>
      Promise.resolve(
        new Response(JSON.stringify(status === 200 ? body : { error: 'It was refused.' }), {
          ...{ status, headers: { 'content-type': 'application/json' } },
        }),
      );
    if (method === 'GET') return reply(links);
    sent.push({
      method,
      url,
      body: JSON.parse((init?.body as string | null) ?? 'null') as unknown,
    });
    return reply({ id: LINK.id, url: URL, expires_at: AT, warnings });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const dialog = (mayShare = true) =>
  render(
    <SdkTestProvider path="/staff/platform">
      <PreviewDialog
        preview={{ name: 'mfe-commerce', version: '1.1.0' }}
        {...{ apps: APPS, mayShare, go }}
        onClose={() => undefined}
      />
    </SdkTestProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the dialog of a preview', () => {
  it('opens the preview in this browser, at a page of the app', async () => {
    dialog(false);
    expect(screen.queryByRole('button', { name: 'Create Link' })).not.toBeInTheDocument();
    await press('Open Preview');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/store'));
    expect(sent).toEqual([
      {
        ...{ method: 'POST', url: '/api/staff/platform/previews/own' },
        body: { versions: { 'mfe-commerce': '1.1.0' } },
      },
    ]);
  });

  it('adds versions of other apps', async () => {
    dialog();
    await userEvent.click(screen.getByText('Combine with other apps'));
    await userEvent.click(screen.getByRole('combobox', { name: 'shell' }));
    await userEvent.click(screen.getByRole('option', { name: '1.1.0' }));
    await press('Open Preview');
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(sent[0]?.body).toEqual({ versions: { 'mfe-commerce': '1.1.0', shell: '1.1.0' } });
  });

  it('creates a link for others, shows it once, copies it and shows the warnings', async () => {
    warnings = [{ rule: 'sdk-range', message: 'mfe-commerce 1.1.0 needs sdk ^2.' }];
    const user = userEvent.setup();
    dialog();
    await user.type(screen.getByLabelText('Purpose'), 'For the translators');
    await user.click(screen.getByRole('combobox', { name: 'Expires after' }));
    await user.click(screen.getByRole('option', { name: '7 days' }));
    await user.click(screen.getByRole('button', { name: 'Create Link' }));
    expect(await screen.findByLabelText('Link')).toHaveValue(URL);
    expect(sent[0]).toEqual({
      ...{ method: 'POST', url: '/api/staff/platform/previews' },
      body: {
        ...{ versions: { 'mfe-commerce': '1.1.0' }, seconds: 604_800 },
        ...{ note: 'For the translators', to: '/store' },
      },
    });
    expect(screen.getByRole('status')).toHaveTextContent('mfe-commerce 1.1.0 needs sdk ^2.');
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toBe(URL);
    expect(go).not.toHaveBeenCalled();
  });

  it('shows why a preview was rejected, and stays open', async () => {
    status = 409;
    dialog();
    await press('Open Preview');
    expect(await screen.findByRole('alert')).toHaveTextContent('It was refused.');
    expect(go).not.toHaveBeenCalled();
  });
});

describe('the list of links', () => {
  const list = (mayEnd: boolean) =>
    render(
      <SdkTestProvider path="/staff/platform">
        <PreviewList mayEnd={mayEnd} />
      </SdkTestProvider>,
    );

  it('shows the versions, purpose, end and creator of each link, and ends it', async () => {
    list(true);
    const shown = await screen.findByRole('region', { name: 'Preview links' });
    const item = within(shown).getByRole('listitem');
    expect(item).toHaveTextContent(
      /^mfe-commerce 1\.1\.0, shell 1\.1\.0For the translators\. Until .*, by OlgaEnd Link$/,
    );
    links = [];
    await press('End Link to mfe-commerce, shell');
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    expect(sent).toMatchObject([
      { method: 'DELETE', url: `/api/staff/platform/previews/${LINK.id}` },
    ]);
  });

  it('is read-only without the right, and absent without links', async () => {
    const { unmount } = list(false);
    await screen.findByText(/For the translators/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    testReset();
    links = [];
    const { container } = list(true);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(container.querySelector('section')).toBeNull();
  });
});
