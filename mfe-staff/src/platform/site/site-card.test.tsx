import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testSession, testTeam } from '@portico/sdk/testing';
import type { TeamSite } from '@portico/sdk/contracts/site-releases/schema';
import { SiteCard } from './site-card.tsx';
import { SiteDialog } from './site-dialog.tsx';
import type { PendingSiteChange } from './site-dialog.tsx';

const OWNER = '243483102788599882';
const [LIVE, NEXT, OLD] = ['b81d04e7725fc93a', '3f9a1c0be4d75a26', '91c3d06ab2f8475e'];
const AT = 1_795_000_000;
const by = { id: 'deploy-key:7', label: 'team of the site' };
const version = (name: string, state: 'live' | 'retained' | 'retired') => ({
  ...{ version: name, state, published_at: AT, published_by: by },
});

const site: TeamSite = {
  live: LIVE,
  source: 'release',
  rollback_to: OLD,
  versions: [version(NEXT, 'retained'), version(LIVE, 'live'), version(OLD, 'retained')],
  changes: [
    {
      at: AT,
      kind: 'promote',
      by: { id: `user:${OWNER}`, label: null },
      from: OLD,
      to: LIVE,
      why: 'New words',
    },
  ],
  may_release: true,
  may_sell: true,
};

let sent: { url: string; body: Record<string, unknown> }[];
let money: object[];
let refusal: { status: number; error: string } | undefined;
let unmount: () => void;

beforeEach(() => {
  sent = [];
  money = [];
  refusal = undefined;
  testSession({ id: OWNER, username: 'Olga', avatar: null });
  testTeam([{ user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null }]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const body = JSON.parse((init?.body as string | null) ?? '{}') as Record<string, unknown>;
    sent.push({ url: typeof input === 'string' ? input : '', body });
    const [status, answer] = refusal
      ? [refusal.status, { error: refusal.error }]
      : [200, { from: LIVE, to: body.version, changed: !body.dryRun, money }];
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }));
  });
});
afterEach(() => {
  unmount();
  jest.restoreAllMocks();
});

function Page({ shown, onPreview }: { shown: TeamSite; onPreview: (preview: object) => void }) {
  const [change, setChange] = useState<PendingSiteChange>();
  return (
    <>
      {change && <SiteDialog change={change} onClose={() => setChange(undefined)} />}
      <SiteCard site={shown} onChange={setChange} onPreview={onPreview} />
    </>
  );
}

const open = (change: Partial<TeamSite> = {}, onPreview: (preview: object) => void = jest.fn()) => {
  ({ unmount } = render(
    <SdkTestProvider path="/staff/platform">
      <Page shown={{ ...site, ...change }} onPreview={onPreview} />
    </SdkTestProvider>,
  ));
  return screen.getByRole('region', { name: 'Site pack' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Because');
  await waitFor(() => expect(within(dialog).getByRole('button', { name })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name }));
  return dialog;
};

describe('the card of the site pack', () => {
  it('shows the live version, all versions and who promoted them', () => {
    const card = open();
    expect(within(card).getAllByText(LIVE)[0]).toBeInTheDocument();
    const rows = within(card).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        new RegExp(`^${NEXT}Retained.*by the key team of the sitePreviewMake Live$`),
      ),
      expect.stringMatching(new RegExp(`^${LIVE}Live.*by the key team of the site$`)),
      expect.stringMatching(new RegExp(`^${OLD}Retained`)),
    ]);
    expect(within(card).getByRole('list', { name: 'Changes of the site pack' })).toHaveTextContent(
      `Promoted ${OLD} → ${LIVE}`,
    );
    expect(card).toHaveTextContent('by Olga: New words');
  });

  it('says that a folder is served in place of the live version, or that there is no pack', () => {
    expect(open({ source: 'folder' })).toHaveTextContent('the pack in the folder SITE_DIR');
    unmount();
    expect(open({ source: 'none', live: null, versions: [], changes: [] })).toHaveTextContent(
      'pages say that there is no site pack yet',
    );
  });

  it('says before a promote whether visitors get the version then', async () => {
    open();
    await press(`Make Live: ${NEXT}`);
    expect(await screen.findByRole('dialog')).toHaveTextContent('New page loads change');
    unmount();
    open({ source: 'folder' });
    await press(`Make Live: ${NEXT}`);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Visitors get the folder as long as SITE_DIR names one');
    expect(dialog).not.toHaveTextContent('New page loads change');
  });

  it('promotes a version after a comparison, with a reason and the version that was seen', async () => {
    open();
    await press(`Make Live: ${NEXT}`);
    await confirm('Make Live');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { version: NEXT, expected: LIVE };
    expect(sent).toEqual([
      { url: '/api/staff/site/promote', body: { ...body, why: 'dry run', dryRun: true } },
      { url: '/api/staff/site/promote', body: { ...body, why: 'Because' } },
    ]);
  });

  it('shows the difference in money, and then changes what is sold', async () => {
    money = [
      { key: 'plans.Duo.price', from: '€8.49', to: '€8.99' },
      { key: 'plans.Solo.price', from: null, to: '€1.00' },
    ];
    open();
    await press(`Roll Back to ${OLD}`);
    const dialog = await confirm('Roll Back');
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      ...['plans.Duo.price€8.49€8.99', 'plans.Solo.price–€1.00'],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/staff/site/rollback',
      '/api/staff/site/sell',
    ]);
  });

  it('says who may change what is sold, and shows a conflict in the dialog', async () => {
    money = [{ key: 'refund.days', from: '7', to: '14' }];
    open({ may_sell: false });
    await press(`Make Live: ${NEXT}`);
    expect(await screen.findByText(/Ask an Owner/)).toBeInTheDocument();
    refusal = { status: 409, error: 'site has changed in the meantime' };
    const dialog = await confirm('Make Live');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'has changed in the meantime',
    );
  });

  it('offers a preview to everyone, and changes to nobody without the right', async () => {
    const onPreview = jest.fn();
    open({ may_release: false }, onPreview);
    expect(screen.queryByRole('button', { name: /live|Roll back/ })).toBeNull();
    await press(`Preview ${NEXT}`);
    expect(onPreview).toHaveBeenCalledWith({ name: 'site', version: NEXT, live: LIVE });
  });
});
