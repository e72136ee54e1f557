import type { Preview } from '@portico/sdk/contracts/previews/schema';
import { VitalsService } from '../../src/platform/vitals/vitals.service.ts';
import { EXAMPLES } from './all-examples.ts';
import { remoteRelease } from '../registry/fixtures.ts';
import { formOf } from '../releases/deployer.ts';
import { signInAs } from '../support/sign-in.ts';
import { INCIDENT_SITUATIONS, openIncident } from './incident-situations.ts';
import { SHOP_SITUATIONS } from './shop-situations.ts';
import type { Change, Situation } from './situation.ts';
import { SITE_SITUATIONS } from './site-situations.ts';
import { APP, cookieOf, type World } from './world.ts';

const bodyOf = (operation: string) => EXAMPLES.get(operation)?.body;

/** The events or members that the example of an ingest call sends. */
const pushed = (method: 'POST' | 'PUT', path: string, operation: string) => (world: World) =>
  world.push(method, path, bodyOf(operation));

/** A deleted avatar is stored again, under another id of its event. */
let avatars = 0;
const avatar = async (world: World): Promise<void> => {
  const { events } = bodyOf('ingestAvatars') as { events: object[] };
  avatars += 1;
  await world.push('POST', 'avatars', {
    events: events.map((event) => ({ ...event, id: `avatar-${avatars}` })),
  });
};

/** The preview of the example is the only one. */
const preview = async (world: World): Promise<Change> => {
  await world.settle();
  const path = '/api/staff/platform/previews';
  const open = (await (await world.owner.fetch(path)).json()) as Preview[];
  for (const { id } of open) await world.owner.fetch(`${path}/${id}`, { method: 'DELETE' });
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
/** A canary runs, and another one has ended. */
const compared: Situation = (world) =>
  world.once('compared', async () => {
    await world.runCanary();
    await world.runCanary();
    await world.visitors.browse(20);
  });

const COLLEAGUE = `/api/team/${String(EXAMPLES.get('putTeamMember')?.params?.['userId'])}`;
const withColleague: Situation = async ({ owner }) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(bodyOf('putTeamMember'));
  await owner.fetch(COLLEAGUE, { method: 'PUT', headers, body });
};
/** The owner is the only member, with a profile and a presence. */
const presented: Situation = async (world) => {
  await world.owner.fetch(COLLEAGUE, { method: 'DELETE' });
  await world.push('PUT', 'team-profiles', bodyOf('ingestTeamProfiles'));
  await present(world);
};

/**
 * Makes the example of an operation possible, after any other example. Operations that are not listed need
 * nothing.
 */
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
  deleteTeamMember: withColleague,
  getUser: (world) => present(world),

  ...INCIDENT_SITUATIONS,

  ...SHOP_SITUATIONS,

  getPlatform: compared,
  ...SITE_SITUATIONS,
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
