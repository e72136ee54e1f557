import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import type { IngestKeyBearer } from '../../../http/access/actor.ts';
import { ProblemError } from '../../../http/problem/problem.ts';
import { hashOfKey, isBearerKey, newBearerKey, sentKey } from '../bearer-key.ts';
import { KeyRepository, type KeyRow } from './ingest-key.repository.ts';
import { ALL_SCOPES, IngestScopes } from './ingest-scopes.ts';

/** Prefix of ingest keys. */
const PREFIX = 'ptk';

/** A key without its hash. */
export type KeySummary = Omit<KeyRow, 'hash'>;

/** Creates, verifies and revokes the keys of the bot. */
@Injectable()
export class KeyService {
  constructor(
    private readonly keys: KeyRepository,
    private readonly scopes: IngestScopes,
  ) {}

  /**
   * @param scopes nouns, or `*`
   * @returns the key, which is shown once and stored as a hash only
   * @throws ProblemError 400 for an unknown scope
   */
  async create(
    label: string,
    scopes: string[],
    by: AuditActor,
  ): Promise<{ id: string; key: string }> {
    const unknown = scopes.find((scope) => !this.scopes.isGrantable(scope));
    if (unknown !== undefined || scopes.length === 0) {
      throw new ProblemError(400, `Unknown scope "${unknown ?? ''}".`);
    }
    const { id, key, hash } = newBearerKey(PREFIX);
    await this.keys.add({ id, hash, label, scopes: [...new Set(scopes)] }, by);
    return { id, key };
  }

  async list(): Promise<KeySummary[]> {
    return (await this.keys.all()).map(({ hash: _hash, ...summary }) => summary);
  }

  /** Takes effect with the next request. @throws ProblemError 404 when no valid key has this id */
  async revoke(id: string, by: AuditActor): Promise<void> {
    if (!(await this.keys.revoke(id, by))) throw new ProblemError(404, 'Unknown or revoked key.');
  }

  /** Whether a key is valid for all scopes, including future ones. */
  async isAllScopes(key: string): Promise<boolean> {
    return Boolean((await this.find(key))?.scopes.includes(ALL_SCOPES));
  }

  /** @throws ProblemError 401 for a request without a valid ingest key */
  async bearerOf(request: FastifyRequest): Promise<IngestKeyBearer> {
    const sent = sentKey(request);
    const key = sent ? await this.find(sent) : undefined;
    if (!key) {
      throw new ProblemError(401, 'Send a valid ingest key: "Authorization: Bearer ptk_…".', {
        kind: 'no-valid-key',
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    return { id: key.id, scopes: key.scopes };
  }

  private async find(key: string): Promise<KeyRow | undefined> {
    return isBearerKey(PREFIX, key) ? this.keys.findValid(hashOfKey(key)) : undefined;
  }
}

/** @throws ProblemError 403 for a key without the scope */
export function requireScope({ scopes }: IngestKeyBearer, scope: string): void {
  if (scopes.includes(scope) || scopes.includes(ALL_SCOPES)) return;
  throw new ProblemError(403, `The key does not have the scope "${scope}".`, {
    kind: 'missing-scope',
  });
}
