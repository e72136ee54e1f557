import { signatureOf } from 'sandbox/testing/stripe';
import type { Preview } from '@portico/sdk/contracts/previews/schema';
import { VitalsService } from '../../src/platform/vitals/vitals.service.ts';
import type { Example } from '@portico/sdk/contracts/example';
import { EXAMPLES } from './all-examples.ts';
import { remoteRelease } from '../registry/fixtures.ts';
import { formOf } from '../releases/deployer.ts';
import { CUSTOMER, GUILDS, post } from '../support/shop.ts';
import { signInAs } from '../support/sign-in.ts';
import { WEBHOOK_SECRET } from '../support/stripe.ts';
import { INCIDENT_SITUATIONS, openIncident } from './incident-situations.ts';
import { APP, cookieOf, type World } from './world.ts';

/** What the request of an example needs besides the example: ids of the server, another caller, a body. */
export interface Change extends Pick<Partial<Example>, 'params'> {
  /** Merged into the body of the example. */
  fields?: object;
  /** Sent instead of JSON. */
  raw?: string | FormData;
  headers?: Record<string, string>;
}
type Situation = (world: World) => Promise<Change | void>;

const bodyOf = (operation: string) => EXAMPLES.get(operation)?.body;

/** The events or members that the example of an ingest call sends. */
const pushed = (method: 'POST' | 'PUT', path: string, operation: string) => (world: World) =>
  world.push(method, path, bodyOf(operation));

/** The customer has an invoice, with a server that was transferred and a free slot. */
const transferred = async ({ shop }: World): Promise<string> => {
  await shop.reset();
  const invoiceId = await shop.license();
  await shop.authorize(invoiceId, GUILDS[0]);
  const move = { oldGuildId: GUILDS[0], newGuildId: GUILDS[1] };
  await post(shop.customer, '/api/user/servers/transfer', move);
  return invoiceId;
};
const licensed: Situation = async (world) => {
  await world.once('licensed', async () => {
    world.invoiceId = await transferred(world);
  });
  return { params: { invoiceId: world.invoiceId } };
};
/** An invoice covers the server that the example transfers. */
const licensedServer = async ({ shop }: World): Promise<Change> => {
  await shop.reset();
  const invoiceId = await shop.license();
  await shop.authorize(invoiceId, GUILDS[0]);
  return { params: { invoiceId } };
};

const byOwner = (world: World, path: string, operation: string) =>
  world.owner.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(operation)),
  });
const note = (world: World) => byOwner(world, `/api/staff/customers/${CUSTOMER}/notes`, 'addNote');
const granted = async (world: World): Promise<string> => {
  const path = `/api/staff/customers/${CUSTOMER}/licenses`;
  const answer = await byOwner(world, path, 'grantLicense');
  return ((await answer.json()) as { invoiceId: string }).invoiceId;
};
/** Purchases at the day of the example. */
const soldToday: Situation = async (world) => {
  await world.shop.reset();
  await world.shop.license();
  await world.shop.rows(`insert into ledger (kind, invoice_id, user_id, amount, source, at)
    select 'payment.received', id, user_id, 849, 'test', '2025-11-20 12:00Z' from invoices`);
};

/** The customer has an invoice with two free slots. */
const paid = async ({ shop }: World): Promise<Change> => {
  await shop.reset();
  return { fields: { invoiceId: await shop.license() } };
};
/** The same, where the address names the invoice. */
const refundable = async ({ shop }: World): Promise<Change> => {
  await shop.reset();
  return { params: { invoiceId: await shop.license() } };
};

/** A deleted avatar is stored again, under another id of its event. */
let avatars = 0;
const avatar = async (world: World): Promise<void> => {
  const { events } = bodyOf('ingestAvatars') as { events: object[] };
  avatars += 1;
  await world.push('POST', 'avatars', {
    events: events.map((event) => ({ ...event, id: `avatar-${avatars}` })),
  });
};

const preview = async (world: World): Promise<Change> => {
  await world.settle();
  await world.team.call('POST', `/${APP}/previews`, bodyOf('createPreview'));
  const { body } = await world.team.call<Preview[]>('GET', `/${APP}/previews`);
  return { params: { name: APP, id: body[0]?.id ?? '' } };
};

/** Another visitor, whose session or account a call ends. */
const visitor = async ({ api }: World): Promise<Change> => ({
  headers: cookieOf((await signInAs(api, 'visitor')).cookieHeader()),
});

const settled: Situation = (world) => world.settle();
const promoted: Situation = (world) => world.promote();
const canary: Situation = (world) => world.runCanary();
/** A canary runs, another one has ended, and the version has passed a smoke run. */
const compared: Situation = (world) =>
  world.once('compared', async () => {
    await world.worker.judge(await world.claimRun());
    await world.runCanary();
    await world.runCanary();
    await world.visitors.browse(20);
  });

/**
 * Makes the example of an operation possible, where a new site does not suffice. Operations that are not
 * listed need nothing.
 */
const presented = async (world: World) => {
  await world.push('PUT', 'team-profiles', bodyOf('ingestTeamProfiles'));
  await present(world);
};

export const SITUATIONS: Readonly<Record<string, Situation>> = {
  endOwnSessions: visitor,
  endOwnSession: async (world) => {
    const { headers } = await visitor(world);
    const answer = await world.api.call('/api/account/sessions', { headers });
    const [session] = (await answer.json()) as { id: string }[];
    return { headers, params: { id: session?.id ?? '' } };
  },
  deleteAccount: visitor,
  signOut: visitor,
  exportAccount: visitor,
  getAccountDeletion: async ({ owner }) => ({ headers: cookieOf(owner.cookieHeader()) }),

  getActivity: pushed('POST', 'activity', 'ingestActivity'),
  getAudit: async (world) => void (await openIncident(world)),
  getAvatars: avatar,
  getAvatarPage: avatar,
  getUserAvatars: avatar,
  getOwnAvatars: avatar,
  hideOwnAvatar: avatar,
  deleteOwnAvatar: avatar,
  setAvatarOptOut: avatar,
  getBlacklist: pushed('PUT', 'blacklists/user/users', 'ingestBlacklist'),
  exportBlacklist: pushed('PUT', 'blacklists/user/users', 'ingestBlacklist'),
  getBlacklistsOf: async (world) => {
    await world.push('PUT', 'blacklists/user/users', bodyOf('ingestBlacklist'));
    await world.push('POST', 'economy', bodyOf('ingestEconomy'));
  },
  getCommands: pushed('PUT', 'commands', 'ingestCommands'),
  getCommandAddresses: pushed('PUT', 'commands', 'ingestCommands'),
  getCommandCategories: pushed('PUT', 'commands', 'ingestCommands'),
  getCommandReference: pushed('PUT', 'commands', 'ingestCommands'),
  getCommand: pushed('PUT', 'commands', 'ingestCommands'),
  getEconomy: pushed('POST', 'economy', 'ingestEconomy'),
  exportEconomy: pushed('POST', 'economy', 'ingestEconomy'),
  getEconomyUser: pushed('POST', 'economy', 'ingestEconomy'),
  getHistory: pushed('POST', 'history', 'ingestHistory'),
  getShards: pushed('POST', 'shards', 'ingestShards'),
  getFirstShards: pushed('POST', 'shards', 'ingestShards'),
  getStatusTexts: pushed('POST', 'shards', 'ingestShards'),
  getTemplates: pushed('PUT', 'templates', 'ingestTemplates'),
  getTeam: presented,
  getTeamGroups: presented,
  getUser: (world) => present(world),

  ...INCIDENT_SITUATIONS,

  startCheckout: ({ shop }) => shop.reset(),
  openCheckout: async ({ shop }) => {
    await shop.reset();
    return { params: { sessionId: (await shop.order()).session } };
  },
  cancelInvoice: async ({ shop }) => {
    await shop.reset();
    return { params: { invoiceId: (await shop.order()).invoiceId } };
  },
  verifyPayment: paid,
  verifyInvoice: paid,
  requestRefund: refundable,
  refundInvoice: refundable,
  paymentWebhook: async () => {
    const raw = JSON.stringify(bodyOf('paymentWebhook'));
    return { raw, headers: { 'stripe-signature': signatureOf(raw, WEBHOOK_SECRET, Date.now()) } };
  },
  getInvoice: licensed,
  getInvoices: licensed,
  getCustomer: async (world) => {
    const change = await licensed(world);
    await note(world);
    return { ...change, params: {} };
  },
  searchCustomers: licensed,
  removeNote: async (world) => void (await note(world)),
  withdrawLicense: async (world) => ({ params: { invoiceId: await granted(world) } }),
  forceTransfer: licensedServer,
  endCoolDown: async (world) => {
    const { params } = await licensedServer(world);
    return { params, fields: { guildId: GUILDS[0] } };
  },
  getSales: soldToday,
  exportSales: soldToday,
  getInvoiceServers: licensed,
  getLicenseSummary: licensed,
  getServerList: licensed,
  authorizeServers: paid,
  getAuthorizedServers: licensed,
  transferServer: async ({ shop }) => {
    await shop.reset();
    await shop.authorize(await shop.license(), GUILDS[0]);
  },
  getTransfers: licensed,
  getSlotHistory: async (world) => {
    const invoiceId = await transferred(world);
    return { params: { invoiceId, position: '1' } };
  },
  releaseSlot: async (world) => {
    const { params } = await licensedServer(world);
    return { params: { ...params, position: '1' }, fields: { guildId: GUILDS[0] } };
  },
  getLicense: licensed,
  getLicenses: licensed,
  getLicenseEvents: licensed,
  streamLicenseEvents: licensed,
  getInvoicePdf: licensed,
  getHostedInvoice: licensed,

  getPlatform: compared,
  listReleases: compared,
  publishRelease: async () => ({ raw: formOf(remoteRelease('1.2.0')) }),
  promoteRelease: settled,
  promoteApp: settled,
  rollbackRelease: promoted,
  rollbackApp: promoted,
  switchRemoteOff: settled,
  switchRemoteOn: async (world) => {
    await world.settle();
    const path = `/api/staff/platform/${APP}/off`;
    const body = JSON.stringify(bodyOf('switchRemoteOff'));
    const headers = { 'content-type': 'application/json' };
    await world.owner.fetch(path, { method: 'POST', headers, body });
  },
  getReleaseCanary: compared,
  getCanary: compared,
  startReleaseCanary: settled,
  startCanary: settled,
  stopReleaseCanary: canary,
  stopCanary: canary,
  promoteReleaseCanary: canary,
  promoteCanary: canary,
  createPreview: settled,
  createTeamPreview: settled,
  startOwnPreview: settled,
  listPreviews: async (world) => void (await preview(world)),
  listTeamPreviews: async (world) => void (await preview(world)),
  endPreview: preview,
  endTeamPreview: async (world) => {
    const { params = {} } = await preview(world);
    return { params: { id: params['id'] ?? '' } };
  },
  getRegistry: settled,
  orderSmokeRun: settled,
  claimSmokeRun: (world) => world.orderRun(),
  postSmokeVerdict: async (world) => {
    // Its verdict is bad, so no other example uses this version.
    await world.team.publish(remoteRelease('1.3.0'));
    const { id, lease } = await world.claimRun('1.3.0');
    return { params: { id: String(id) }, fields: { lease } };
  },
  getVitals: async (world) => {
    await world.settle();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(bodyOf('sendBeacon'));
    await world.api.call('/api/reports/beacon', { method: 'POST', headers, body });
    await world.api.app.get(VitalsService).write();
  },
};

/** A presence lapses, so that the one of the example would be too old. */
async function present(world: World): Promise<void> {
  const { events } = bodyOf('ingestPresence') as { events: object[] };
  const at = Math.floor(Date.now() / 1000);
  await world.push('POST', 'presence', {
    events: events.map((event) => ({ ...event, id: `now-${at}`, at })),
  });
}
