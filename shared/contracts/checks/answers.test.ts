import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Contract } from '@portico/sdk/contracts/contract';
import { request } from '@portico/sdk';
import { fetchJson } from '@portico/sdk/testing';

/** The JSON schemas that zod generates for our responses. */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

/** A response with one change that violates the contract. */
interface Change {
  /** `answer[0].name: missing` */
  title: string;
  answer: unknown;
}

/** Folders of nouns, of the site and of the platform. */
const NOUNS = [dirname(__dirname), dirname(require.resolve('@portico/sdk/contracts/call'))].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('calls.ts'))
      .map((file) => [dirname(file), join(folder, dirname(file))] as const),
);

/** Deviations from contracts that pages accept: the tests of these pages show that they render them. */
const ACCEPTED = [
  /^getTeam: answer\[0\]\.(rank|user_data|user_data\.\w+|user_data\.activity\.(?!name)\w+): (missing|null)$/,
  /^getTeam: answer\[0\]\.(socials|user_data\.activity\.emoji)\b/,
  /^getUser: answer\.activity\.emoji\b/,
  /^getTeam: answer\[0\]\.username: null$/,
  /^getUser: answer\.(user|username|avatar|activity|activity\.(?!name)\w+): (missing|null)$/,
  /^(getShards: answer|getFirstShards: answer\.shards)\[0\]\.(seen_at|is_stale): (missing|null)$/,
  /^getTemplates: answer\[0\]\.id: another type$/,
  /^getTemplates: answer\[0\]\.image: (missing|null)$/,
  /^getCommands: answer\[0\]\.(aliases|slash|example): null$/,
  /^getBlacklist: answer\[0\]\.(user_id|guild_id|command|cog): null$/,
  /^getBlacklistsOf: answer\.entries\[0\]\.entry\.(user_id|guild_id|command|cog): null$/,
  /^getDesk: answer\.words: (missing|null)$/,
  /^getSeller: answer\.(consentRequired|taxPrices|withdrawal): null$/,
  /^(getIncidents: answer\[0\]|getIncident: answer|(listIncidents|getIncidentHistory): answer\.incidents\[0\])\.(planned_end|components): (missing|null)$/,
  // Pages complete what the specification does not name (purchases/complete-answers.ts of mfe-commerce).
  /^getInvoice: answer\.(?!invoiceId|plan\b|servers|amount|status|purchaseDate)\w+: (missing|null)$/,
  /^getInvoice: answer\.tax\.isReverseCharge: null$/,
  /^getUserLicenses: answer\.licenses\[0\]\.isImported: null$/,
  /^startCheckout: answer\.url: (missing|null)$/,
  /^getInvoices: answer\.(awaiting|total|invoices\[0\]\.(authorizedCount|number|planName|state)): (missing|null)$/,
  /^getInvoices: answer\.invoices\[0\]\.createdAt: another type$/,
  /^getServerList: answer\.servers\[0\]\.authorized: (missing|null)$/,
  /^getAuthorizedServers: answer\[0\]\.(invoice_id|transferable_at): (missing|null)$/,
  /^getAuthorizedServers: answer\[0\]\.timestamp: another type$/,
  /^getEconomy: answer\[0\]\.(amount|cash|card): another type$/,
  // A list for each kind of message, button or section, of which one has entries and the others are absent.
  /^(getLanding|getFeature|getTeamGroups): .*\.(hero|points|cards|economy|questions|closing|licenses|member|bot|plain|accent|success|danger|warning|primary|primaryOutside|secondary|secondaryOutside|Primary|Success|Danger|Secondary): null$/,
  /^getDisplayCategories: answer\.premium: null$/,
  // Parts of a message that an example does not have, as the builder completes them.
  /^getBuilder: answer\.(separator\.\w+|variables\[0\]\.variables\[0\]\.color|examples\[0\]\.message\.\S+): null$/,
  /^getFeature: answer\.category: (missing|null)$/,
  /^(getPlans: answer\[0\]\.(maxServers|discordUrl)|getSeller: answer\.guarantee|getStore: answer\.firstCommand|getTeamRanks: answer\.ranks\[0\]\.(name|tagline)): null$/,
  // An API from before knew a plan's id alone.
  /^(getUserLicenses|getCustomer): .*\.planName: null$/,
  /^(getInvoices: answer\.awaiting|getUserLicenses: answer\.licenses)\[0\]\.isGift: null$/,
  // An API from before did not know purchases in Discord.
  /^getSales: .*\.discord: (missing|null)$/,
  // An API from before had one currency.
  /^\w+: .*\b(currency|currencies): (missing|null)$/,
  /^getRegistry: answer\.remotes\[0\]\.(routes|nav)\b/,
];

class Samples {
  private readonly root: Schema;

  constructor(root: Schema) {
    this.root = root;
  }

  /** A value that the contract allows, with every optional field. */
  sampleOf(given: Schema): unknown {
    const schema = this.resolved(given);
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    switch (typeOf(schema)) {
      case 'object':
        return Object.fromEntries(
          this.fieldsOf(schema).map(([name, field]) => [name, this.sampleOf(field)]),
        );
      case 'array':
        return [this.sampleOf(schema.items ?? {})];
      case 'integer':
      case 'number':
        return 1;
      case 'boolean':
        return true;
      case 'string':
        return schema.pattern?.startsWith('^\\d') ? '123456789012345678' : 'text';
      default:
        return { any: 'thing' };
    }
  }

  /** Each field removed, null and of another type, one by one. */
  changesOf(given: Schema, path = 'answer'): Change[] {
    const schema = this.resolved(given);
    const type = typeOf(schema);
    if (type === undefined) return [];
    const own = [
      ...(this.isNullable(given) ? [] : [{ title: `${path}: null`, answer: null }]),
      { title: `${path}: another type`, answer: otherType(type) },
    ];
    if (type === 'array') {
      const items = this.changesOf(schema.items ?? {}, `${path}[0]`);
      return [...own, ...items.map(({ title, answer }) => ({ title, answer: [answer] }))];
    }
    if (type !== 'object') return own;
    const sample = this.sampleOf(schema) as Record<string, unknown>;
    const fields = this.fieldsOf(schema).flatMap(([name, field]) => [
      ...(schema.required?.includes(name)
        ? [{ title: `${path}.${name}: missing`, answer: without(sample, name) }]
        : []),
      ...this.changesOf(field, `${path}.${name}`).map(({ title, answer }) => ({
        title,
        answer: { ...sample, [name]: answer },
      })),
    ]);
    return [...own, ...fields];
  }

  private fieldsOf({ properties = {}, additionalProperties }: Schema): [string, Schema][] {
    return typeof additionalProperties === 'object'
      ? [...Object.entries(properties), ['some', additionalProperties]]
      : Object.entries(properties);
  }

  private isNullable(given: Schema): boolean {
    const { type, anyOf } = this.dereferenced(given);
    return Boolean(type?.includes('null') || anyOf?.some((option) => option.type === 'null'));
  }

  /** The first form of the value that is not null. */
  private resolved(given: Schema): Schema {
    const schema = this.dereferenced(given);
    const option = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
    return option ? this.resolved(option) : schema;
  }

  private dereferenced(schema: Schema): Schema {
    const name = schema.$ref?.replace('#/$defs/', '');
    return name === undefined ? schema : (this.root.$defs?.[name] ?? {});
  }
}

const typeOf = ({ type }: Schema) =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;

const otherType = (type: string) => (type === 'string' ? 1 : type === 'object' ? ['text'] : 'text');

const without = (sample: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name));

/** @returns the value with a null in each of its lists */
function withNulls(value: unknown): { answer: unknown; added: number } {
  let added = 0;
  const answer = JSON.parse(JSON.stringify(value), (_key, inner: unknown) => {
    if (!Array.isArray(inner)) return inner;
    added += 1;
    return [null, ...inner] as unknown[];
  }) as unknown;
  return { answer, added };
}

/** A change has been made, regardless of its response. */
const isRead = ({ call, isAnswerRead }: Contract) => call.method === 'GET' || isAnswerRead === true;

async function contractsOf(folder: string): Promise<Contract[]> {
  const schemas = (await import(`${folder}/schema.ts`)) as Record<string, unknown>;
  return Object.values(schemas).filter(
    (one): one is Contract =>
      typeof one === 'object' && one !== null && 'call' in one && isRead(one as Contract),
  );
}

async function answerOf({ call }: Contract, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify(body), { headers }));
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'] as const);
  // Samples have the types of their contract, not its patterns.
  const unchecked = { ...call, check: () => Promise.resolve() };
  return fetchJson(request(unchecked, { params: Object.fromEntries(names) }));
}

afterEach(() => jest.restoreAllMocks());

describe.each(NOUNS)('calls of %s', (_noun, folder) => {
  it('accept a response that matches their contract', async () => {
    for (const contract of await contractsOf(folder)) {
      const schema = z.toJSONSchema(contract.response, { io: 'output', unrepresentable: 'any' });
      const sample = new Samples(schema as Schema).sampleOf(schema as Schema);
      expect([contract.call.operation, await answerOf(contract, sample)]).toEqual([
        contract.call.operation,
        { data: sample },
      ]);
    }
  });

  it('leave out one odd item of any list, and keep the rest of the response', async () => {
    for (const contract of await contractsOf(folder)) {
      // The shell alone reads it, and not everything in it is checked.
      if (contract.call.operation === 'getRegistry') continue;
      const schema = z.toJSONSchema(contract.response, { io: 'output', unrepresentable: 'any' });
      const sample = new Samples(schema as Schema).sampleOf(schema as Schema);
      const { answer, added } = withNulls(sample);
      expect([contract.call.operation, await answerOf(contract, answer)]).toEqual([
        contract.call.operation,
        { data: sample, ...(added > 0 && { meta: { headers: {}, leftOut: added } }) },
      ]);
    }
  });

  it('return the error text for a response with a missing field or another type', async () => {
    const accepted: string[] = [];
    for (const contract of await contractsOf(folder)) {
      const schema = z.toJSONSchema(contract.response, { io: 'output', unrepresentable: 'any' });
      const changes = new Samples(schema as Schema).changesOf(schema as Schema);
      expect(changes.length).toBeGreaterThan(0);
      for (const { title, answer } of changes) {
        const result = await answerOf(contract, answer);
        if ('data' in result) accepted.push(`${contract.call.operation}: ${title}`);
        else expect(result.error.kind).toBe('shape');
      }
    }
    expect(accepted.filter((title) => !ACCEPTED.some((one) => one.test(title)))).toEqual([]);
  });
});
