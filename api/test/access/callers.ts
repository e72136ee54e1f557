import { eq } from 'drizzle-orm';
import { RANKS } from '@portico/sdk/contracts/team/ranks';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { DeployKeyService } from '../../src/identity/keys/deploy/deploy-key.service.ts';
import { KeyService } from '../../src/identity/keys/ingest/ingest-key.service.ts';
import { SmokeKeyService } from '../../src/identity/keys/smoke/smoke-key.service.ts';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import type { TestApi } from '../support/api.ts';
import { PARAMS, type Who } from './matrix.ts';

const PEOPLE = ['anonymous', 'customer', 'ex-staff', 'no rank', ...RANKS] as const;
const BOTS = ['bot', 'bot with another scope', 'bot with a revoked key'] as const;
/** Pipelines of teams: with a key for the app of the route, and others. */
const PIPELINES = ['deployer', 'deployer of another app', 'deployer with a revoked key'] as const;
/** Smoke workers. */
const WORKERS = ['smoke worker', 'smoke worker with a revoked key'] as const;

/** Every kind of caller. */
export const CALLERS = [...PEOPLE, ...BOTS, ...PIPELINES, ...WORKERS] as const;
export type Caller = (typeof CALLERS)[number];

const isOneOf = (list: readonly string[], caller: Caller) => list.includes(caller);
const MEMBERS = ['no rank', ...RANKS];

/** The expected status for a caller of a route; 0 means admitted. */
export function expectedOf(who: Who, caller: Caller): 0 | 401 | 403 {
  if (who === 'public') return 0;
  if (who.startsWith('ingest:')) {
    if (!isOneOf(BOTS, caller) || caller === 'bot with a revoked key') return 401;
    return caller === 'bot' ? 0 : 403;
  }
  if (who.startsWith('deploy')) {
    if (!isOneOf(PIPELINES, caller) || caller === 'deployer with a revoked key') return 401;
    return who === 'deploy' || caller === 'deployer' ? 0 : 403;
  }
  if (who === 'smoke') return caller === 'smoke worker' ? 0 : 401;
  if (!isOneOf(PEOPLE, caller) || caller === 'anonymous') return 401;
  if (who === 'signed-in') return 0;
  if (!MEMBERS.includes(caller)) return 403;
  return who === 'team' || who.split('|').includes(caller) ? 0 : 403;
}

/** The admitted caller with the fewest rights, and the rejected caller with the most. */
export function neighborsOf(who: Who): { allowed: Caller; denied: Caller | undefined } {
  if (who === 'public') return { allowed: 'anonymous', denied: undefined };
  if (who.startsWith('ingest:')) return { allowed: 'bot', denied: 'bot with another scope' };
  if (who === 'deploy') {
    return { allowed: 'deployer of another app', denied: 'deployer with a revoked key' };
  }
  if (who === 'deploy:name' || who === 'deploy:site')
    return { allowed: 'deployer', denied: 'deployer of another app' };
  if (who === 'smoke') return { allowed: 'smoke worker', denied: 'deployer' };
  if (who === 'signed-in') return { allowed: 'customer', denied: 'anonymous' };
  if (who === 'team') return { allowed: 'no rank', denied: 'ex-staff' };
  // RANKS begins with the highest rank.
  const lowest = RANKS.findLastIndex((rank) => who.split('|').includes(rank));
  const allowed = RANKS[lowest];
  if (!allowed) throw new Error(`"${who}" contains no rank`);
  return { allowed, denied: RANKS[lowest + 1] ?? 'no rank' };
}

/** The credentials of callers. */
export class Credentials {
  private readonly keys = new Map<string, string>();

  constructor(private readonly api: TestApi) {}

  /** Headers of a caller, new for each request because some requests end a session. */
  async headersOf(caller: Caller, who: Who): Promise<Record<string, string>> {
    if (caller === 'anonymous') return {};
    if (isOneOf([...BOTS, ...PIPELINES, ...WORKERS], caller)) {
      return { authorization: `Bearer ${await this.keyOf(caller, who)}` };
    }
    const id = `10000000000000000${CALLERS.indexOf(caller)}`;
    const isMember = caller !== 'customer';
    const cookie = await this.api.signIn({ id, rank: isMember ? caller : undefined });
    if (caller === 'ex-staff') {
      await this.api.db().delete(teamMembers).where(eq(teamMembers.userId, id));
    }
    return { cookie, 'sec-fetch-site': 'same-origin' };
  }

  private async keyOf(caller: Caller, who: Who): Promise<string> {
    const name = `${caller} ${isOneOf(BOTS, caller) ? who : ''}`;
    const key = this.keys.get(name) ?? (await this.makeKey(caller, who));
    this.keys.set(name, key);
    return key;
  }

  private async makeKey(caller: Caller, who: Who): Promise<string> {
    const ingest = this.api.app.get(KeyService);
    const deploy = this.api.app.get(DeployKeyService);
    const smoke = this.api.app.get(SmokeKeyService);
    // A key with one scope only, which routes of other scopes reject.
    const scope = who.startsWith('ingest:') ? who.slice('ingest:'.length) : 'history';
    switch (caller) {
      case 'bot':
        return (await ingest.create(caller, [scope], OPERATOR)).key;
      case 'bot with another scope':
        return this.api.newKey(scope === 'shards' ? 'history' : 'shards');
      case 'bot with a revoked key': {
        const { id, key } = await ingest.create(caller, ['*'], OPERATOR);
        await ingest.revoke(id, OPERATOR);
        return key;
      }
      case 'deployer':
        return (await deploy.create(caller, [PARAMS['name'] ?? '', 'site'], OPERATOR)).key;
      case 'deployer of another app':
        return (await deploy.create(caller, ['mfe-tools'], OPERATOR)).key;
      case 'deployer with a revoked key': {
        const { id, key } = await deploy.create(caller, ['*'], OPERATOR);
        await deploy.revoke(id, OPERATOR);
        return key;
      }
      case 'smoke worker':
        return (await smoke.create(caller, OPERATOR)).key;
      case 'smoke worker with a revoked key': {
        const { id, key } = await smoke.create(caller, OPERATOR);
        await smoke.revoke(id, OPERATOR);
        return key;
      }
      default:
        throw new Error(`${caller} has no key`);
    }
  }
}
