import { randomUUID } from 'node:crypto';
import { CUSTOMER, GUILDS, startShop, type Shop } from '../support/shop.ts';

const ADMINISTRATOR = '100000000000000001';
const SUPPORTER = '100000000000000002';
export const OWNER = '100000000000000003';

export interface Answer {
  status: number;
  kind: string | undefined;
  body: Record<string, unknown>;
}

export async function read(answer: Response): Promise<Answer> {
  const body = (await answer.json()) as Record<string, unknown>;
  const type = typeof body.type === 'string' ? body.type : '';
  return { status: answer.status, kind: type.split(':').at(3), body };
}

/** A shop with members of the team, and what tests of the support desk ask. */
export async function startDesk(options: Parameters<typeof startShop>[0] = {}) {
  const shop = await startShop(options);
  const administrator = await shop.api.signIn({ id: ADMINISTRATOR, rank: 'Administrator' });
  const supporter = await shop.api.signIn({ id: SUPPORTER, rank: 'Supporter' });
  const owner = await shop.api.signIn({ id: OWNER, rank: 'Owner' });
  return { shop, administrator, supporter, owner, ...stepsOf(shop, administrator) };
}

export type TestDesk = Awaited<ReturnType<typeof startDesk>>;

const stepsOf = (shop: Shop, administrator: string) => {
  /** The answer to a call of a member. */
  const send = async (path: string, body: object, cookie = administrator, method = 'POST') =>
    read(
      await shop.api.call(path, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      }),
    );
  const grant = (more: object = {}, cookie = administrator, userId = CUSTOMER) =>
    send(
      `/api/staff/customers/${userId}/licenses`,
      { grantId: randomUUID(), servers: 2, reason: 'Prize of an event', ...more },
      cookie,
    );
  return {
    send,
    grant,
    granted: async (more: object = {}) => (await grant(more)).body.invoiceId as string,
    withdraw: (invoiceId: string, more: object = {}, cookie = administrator) =>
      send(`/api/staff/invoices/${invoiceId}/withdraw`, { reason: 'A mistake', ...more }, cookie),
    transfer: (invoiceId: string, more: object = {}, cookie = administrator) =>
      send(
        `/api/staff/invoices/${invoiceId}/transfer`,
        {
          fromGuildId: GUILDS[0],
          toGuildId: GUILDS[1],
          reason: 'The old server was deleted',
          ...more,
        },
        cookie,
      ),
    endCoolDown: (invoiceId: string, more: object = {}, cookie = administrator) =>
      send(
        `/api/staff/invoices/${invoiceId}/cool-down`,
        { guildId: GUILDS[1], reason: 'The wrong server', ...more },
        cookie,
      ),
    /** The newest entries of the audit log, newest first. */
    audited: (limit = 1) =>
      shop.rows<{ actor: string; action: string; target: string; detail: object }>(
        `select actor, action, target, detail from audit_events order by id desc limit ${limit}`,
      ),
    /** The servers that an invoice covers. */
    held: async (invoiceId: string) =>
      (
        await shop.rows<{ guild: string }>(`select guild_id as guild from licence_slots
          where invoice_id = '${invoiceId}' and guild_id is not null order by guild_id`)
      ).map(({ guild }) => guild),
    /** The kinds of an invoice's ledger entries, oldest first. */
    kinds: async (invoiceId: string) =>
      (
        await shop.rows<{ kind: string }>(
          `select kind from ledger where invoice_id = '${invoiceId}' order by id`,
        )
      ).map(({ kind }) => kind),
    /** The bot's events, oldest first: `authorized 377823360513749174`. */
    events: async () =>
      (
        await shop.rows<{ event: string }>(
          `select type || ' ' || guild_id as event from licence_events order by cursor`,
        )
      ).map(({ event }) => event),
  };
};
