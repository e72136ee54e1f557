import { expect, type Browser, type BrowserContext } from '@playwright/test';
import type { ServerOption } from '@portico/contracts/servers/schema';
import type { Portico } from '../portico.ts';
import { RUN, node } from '../release.ts';
import { headersOfPage, signInByHttp, type Account } from '../sign-in.ts';

/** A person with a session. */
interface Person {
  context: BrowserContext;
  /** Addresses below the site, and what they answered. */
  answers: Map<string, unknown>;
}

/** What people and the bot have left on a site. */
export interface Records {
  customer: Person;
  owner: Person;
  bot: {
    key: string;
    /** The license of a server, as the bot reads it. */
    license: { path: string; answer: unknown };
  };
}

const REMOTE = 'mfe-events';
/** Whose transactions are recorded before, and after. */
const PLAYERS = { before: '555000000000000001', after: '555000000000000002' };

/** Uses a site as customers, team, bot and operators do, by its HTTP interfaces and its command line. */
export async function makeRecords(portico: Portico, browser: Browser): Promise<Records> {
  const customer = await signedIn(portico, browser, 'customer');
  const owner = await signedIn(portico, browser, 'owner');
  const key = await operate(portico);
  await recordTransaction(portico, key, 'before');

  const invoiceId = await buy(portico, customer);
  const guildId = await authorizeServer(portico, customer, invoiceId);
  await send(portico, customer, 'PUT', '/api/avatars/own/opt-out', { optedOut: true });
  await send(portico, owner, 'POST', '/api/staff/incidents', {
    ...{ kind: 'maintenance', title: 'A new version', impact: 'minor', state: 'scheduled' },
    ...{ text: 'Pages may load slowly.', starts_at: Math.floor(Date.now() / 1000) + 3600 },
  });

  for (const path of [
    '/api/auth/me',
    `/api/stripe/invoice/${invoiceId}`,
    `/api/user/servers/invoice/${invoiceId}`,
    '/api/avatars/own',
  ]) {
    customer.answers.set(path, await get(portico, customer, path));
  }
  for (const path of ['/api/auth/me', '/api/staff/incidents', `/api/economy/${PLAYERS.before}`]) {
    owner.answers.set(path, await get(portico, owner, path));
  }
  const path = `/api/bot/licenses/${guildId}`;
  const license = { path, answer: await readAsBot(portico, key, path) };
  expect(license.answer).toMatchObject({ authorized: true });
  return { customer, owner, bot: { key, license } };
}

/** Checks that people are still signed in, and that a site answers what they knew. */
export async function expectRecords(
  portico: Portico,
  { customer, owner, bot }: Records,
): Promise<void> {
  const { path, answer } = bot.license;
  expect(await readAsBot(portico, bot.key, path)).toMatchObject(answer as Record<string, unknown>);
  for (const person of [customer, owner]) {
    for (const [path, answer] of person.answers) {
      expect(await get(portico, person, path), path).toMatchObject(
        answer as Record<string, unknown>,
      );
    }
  }
}

/** Sends one transaction of the economy, as the bot does. @param id `before`, or a later one */
export async function recordTransaction(portico: Portico, key: string, id: string): Promise<void> {
  const event = {
    ...{
      id,
      user_id: id === 'before' ? PLAYERS.before : PLAYERS.after,
      action: 'work',
      type: 'add',
      amount: '1.50',
      cash: '1.50',
    },
    ...{ card: '0', created: Math.floor(Date.now() / 1000) - 60 },
  };
  const answer = await fetch(`${portico.url}/api/ingest/economy`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
  });
  expect(await answer.json()).toMatchObject({ accepted: 1 });
}

/** Runs a command of the operator, by the command line of the version that runs. @returns its output */
export async function admin(portico: Portico, ...args: string[]): Promise<string> {
  const env = { DATA_DIR: portico.dataDir, ...portico.env };
  const { code, out, err } = await node([RUN, 'admin', ...args], { env, root: portico.root });
  expect({ code, err }, args.join(' ')).toEqual({ code: 0, err: '' });
  return out;
}

/** @returns a new ingest key */
async function operate(portico: Portico): Promise<string> {
  await admin(portico, 'remotes', 'add', REMOTE, '--mount', '/events');
  await admin(portico, 'remotes', 'budget', REMOTE, '--page', '700');
  const out = await admin(portico, 'keys', 'create', 'upgrade', 'economy', 'licenses', '--json');
  return (JSON.parse(out) as { key: string }).key;
}

async function signedIn(portico: Portico, browser: Browser, account: Account): Promise<Person> {
  const context = await browser.newContext();
  await signInByHttp(context.request, portico.url, account);
  return { context, answers: new Map() };
}

/** Buys two slots, and pays. @returns the id of the invoice */
async function buy(portico: Portico, person: Person): Promise<string> {
  const { id: userId } = (await get(portico, person, '/api/auth/me')) as { id: string };
  const purchase = { plan: 'Duo', servers: 2, userId, consent: true };
  const { url } = (await send(portico, person, 'POST', '/api/stripe/checkout', purchase)) as {
    url: string;
  };
  const paid = await person.context.request.post(url, { form: { act: 'pay' }, maxRedirects: 0 });
  const [invoiceId = ''] = /INV-[A-Z0-9]+/.exec(paid.headers().location ?? '') ?? [];
  await expect(async () => {
    const invoice = await get(portico, person, `/api/stripe/invoice/${invoiceId}`);
    expect(invoice).toMatchObject({ status: 'completed' });
  }).toPass();
  return invoiceId;
}

/** @returns the id of the server */
async function authorizeServer(
  portico: Portico,
  person: Person,
  invoiceId: string,
): Promise<string> {
  const { servers } = (await get(portico, person, '/api/user/servers/list')) as {
    servers: ServerOption[];
  };
  const { id } = servers.find(({ authorized }) => !authorized)!;
  const path = '/api/user/servers/authorize';
  await send(portico, person, 'POST', path, { invoiceId, serverIds: [id] });
  return id;
}

async function readAsBot(portico: Portico, key: string, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${portico.url}${path}`, { headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function get(portico: Portico, { context }: Person, path: string): Promise<unknown> {
  const answer = await context.request.get(`${portico.url}${path}`);
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

async function send(
  portico: Portico,
  { context }: Person,
  method: string,
  path: string,
  data: object,
): Promise<unknown> {
  const headers = await headersOfPage(context.request, portico.url);
  const answer = await context.request.fetch(`${portico.url}${path}`, { method, data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
