import { BotName } from 'sandbox/testing/stripe';
import { delimiter, join } from 'node:path';
import { REMOTE_NAMES } from '@portico/sdk/platform';
import { RouteCatalog } from '../../../src/http/contract/route-catalog.ts';
import { documentedRoutes } from '../../../src/platform/docs/documented-route.ts';
import { MESSAGE_KINDS } from '../../../src/commerce/messages/templates/all.ts';
import { teamMembers } from '../../../src/identity/team/team.table.ts';
import type { TestApi } from '../../support/api.ts';
import { startMessages } from '../../messages/steps.ts';
import { EXAMPLES } from '../../openapi/all-examples.ts';
import { addressOf } from '../../openapi/send-example.ts';
import { crawl, decoded, type Crawled } from '../../page/crawl.ts';
import type { TestBrowser } from '../../support/browser.ts';
import { headerOf } from '../../support/mail.ts';
import { CUSTOMER, GUILDS } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';
import type { MarkedPack } from './marked-pack.ts';

const ROOT = join(__dirname, '../../../..');
export const ORIGIN = 'http://localhost:3000';
const OWNER = '243483102788599882';

/** What no page links to. */
const FILES = [
  ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/.well-known/security.txt'],
  ...['/api/docs', '/third-party-notices', '/no-such-page', '/embed', '/store', '/favicon.ico'],
];

/** All that a site of a pack shows and says. */
export interface Shown {
  api: TestApi;
  /** Path -> what a browser without JavaScript gets. */
  pages: Map<string, Crawled>;
  /** Place -> text: `GET /api/plans`, `mail payment.received`, `session`, `invoice`. */
  answers: Map<string, string>;
}

/** Opens a site with a pack, lets its bot report and a customer buy, and reads everything. */
export async function shownBy(pack: MarkedPack): Promise<Shown> {
  const steps = await startMessages({
    logLevel: 'warn',
    stripe: { seller: new BotName(pack.facts.name) },
    env: {
      MAIL_FROM: 'Shop <shop@shop.example>',
      ...{ STORE_OPEN: '1', SITE_DIR: pack.folder, PUBLIC_ORIGIN: ORIGIN },
      BOOT_RELEASES: ['shell', ...REMOTE_NAMES]
        .map((app) => join(ROOT, app, 'dist'))
        .join(delimiter),
    },
  });
  const { shop, mail } = steps;
  const { api } = shop;
  await api.db().insert(teamMembers).values({ userId: OWNER, rank: 'Owner' });
  await api.signIn({ id: '300000000000000001', rank: 'Administrator' });
  await api.signIn({ id: '300000000000000002', rank: 'Moderator' });
  const owner = await signInAs(api, 'owner');
  await report(api, pack);
  await tellOfIncident(owner);

  const [plan] = pack.catalog.plans;
  const { session, invoiceId } = await shop.order(plan!.id, plan!.servers.min);
  await shop.stripe.act(session, 'pay');
  await shop.becomes(invoiceId, 'completed');
  await shop.authorize(invoiceId, GUILDS[0]);
  const answers = new Map<string, string>();
  const paid = (await shop.stripe.sessions()).find(({ id }) => id === session);
  answers.set('session', JSON.stringify(paid));
  const document = await shop.customer.go(`/api/stripe/invoice/${invoiceId}/document`);
  answers.set('invoice', await (await fetch(document.headers.get('location')!)).text());

  await shop.rows('delete from messages');
  for (const kind of MESSAGE_KINDS)
    await shop.rows(`insert into messages (id, event, kind, facts, invoice_id, user_id) values
      ('${kind}', '${kind}', '${kind}', '${FACTS}', '${invoiceId}', '${CUSTOMER}')`);
  await steps.send();
  for (const sent of await mail.mails()) {
    const [, kind] = /^<([\w.-]+)@/.exec(headerOf(sent, 'message-id') ?? '') ?? [];
    answers.set(`mail ${kind}`, JSON.stringify(sent));
  }

  const pages = await crawl(api, ORIGIN, FILES);
  await readAll(shop.customer, owner, answers, { ...pack, invoiceId });
  return { api, pages, answers };

  /** Calls everything that can be read. */
  async function readAll(
    customer: TestBrowser,
    team: TestBrowser,
    into: Map<string, string>,
    { features, invoiceId: id }: MarkedPack & { invoiceId: string },
  ): Promise<void> {
    for (const { path, method, operation, access } of documentedRoutes(
      api.app.get(RouteCatalog).routes(),
    )) {
      if (method !== 'GET' || /stream|deletion/.test(path)) continue;
      const example = EXAMPLES.get(operation.id) ?? { answer: undefined };
      const name = path.includes('/legal/') ? 'terms' : (features[0] ?? '');
      const address = addressOf(
        path,
        { ...example, query: {} },
        { params: { invoiceId: id, name } },
      );
      const browser = access?.kind === 'team' ? team : customer;
      const answer = await browser.go(address);
      into.set(`GET ${address}`, `${answer.headers.get('location')} ${await answer.text()}`);
    }
  }
}

/** Of any message. */
const FACTS = JSON.stringify({
  ...{ amount: 1234, by: 'owner', keepsLicense: true, servers: 2 },
  ...{ from: 'One server', to: 'Another server' },
});

/** The bot sends what the examples of its calls send, and commands in the categories of the pack. */
async function report(api: TestApi, { categories: { shown, hidden } }: MarkedPack): Promise<void> {
  const key = await api.newKey('*');
  const command = (name: string, category: string) => ({
    ...{ name, category, description: 'Does it', permissions: '', arguments: '<member>' },
    ...{ slash: true, example: `${name} @Robin` },
  });
  const commands = [command('draw', shown), command('lock', hidden), command('sing', 'others')];
  for (const { path, method, operation, access } of documentedRoutes(
    api.app.get(RouteCatalog).routes(),
  )) {
    if (access?.kind !== 'ingest' || (method !== 'POST' && method !== 'PUT')) continue;
    const example = EXAMPLES.get(operation.id)!;
    const body = path.endsWith('/commands') ? { revision: 1, commands } : example.body;
    const { status } = await api.push(
      method,
      addressOf(path, { ...example, query: {} }, {}),
      key,
      body,
    );
    if (status !== 200) throw new Error(`${method} ${path} answers ${status}`);
  }
}

async function tellOfIncident(owner: TestBrowser): Promise<void> {
  const example = EXAMPLES.get('openIncident')?.body as object;
  const body = JSON.stringify({ ...example, components: ['site', 'gateway'] });
  const headers = { 'content-type': 'application/json' };
  const { status } = await owner.fetch('/api/staff/incidents', { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`The incident answers ${status}`);
}

/** What visitors read without JavaScript, and what search engines do. */
export const readText = (text: string): string =>
  decoded(text.replace(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, ''));
