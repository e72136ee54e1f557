import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../../core/db/database.ts';
import type { SmokeKeyBearer } from '../../../http/access/actor.ts';
import { ProblemError } from '../../../http/problem/problem.ts';
import { hashOfKey, isBearerKey, newBearerKey, sentKey } from '../bearer-key.ts';
import { SmokeKeyRepository, type SmokeKeyRow } from './smoke-key.repository.ts';

/** Prefix of smoke keys. Deploy keys have another one, so that none can post a verdict on its own release. */
const PREFIX = 'pts';

/** A key without its hash. */
export type SmokeKeySummary = Omit<SmokeKeyRow, 'hash'>;

/** Creates, verifies and revokes the keys of smoke workers. */
@Injectable()
export class SmokeKeyService {
  constructor(private readonly keys: SmokeKeyRepository) {}

  /** @returns the key, which is shown once and stored as a hash only */
  async create(label: string, by: AuditActor): Promise<{ id: string; key: string }> {
    const { id, key, hash } = newBearerKey(PREFIX);
    await this.keys.add({ id, hash, label }, by);
    return { id, key };
  }

  async list(): Promise<SmokeKeySummary[]> {
    return (await this.keys.all()).map(({ hash: _hash, ...summary }) => summary);
  }

  /** Whether a worker may make smoke runs, so that they are required. @param db a transaction */
  hasWorkers(db: Database): Promise<boolean> {
    return this.keys.hasValid(db);
  }

  /** Takes effect with the next request. @throws ProblemError 404 when no valid key has this id */
  async revoke(id: string, by: AuditActor): Promise<void> {
    if (!(await this.keys.revoke(id, by))) {
      throw new ProblemError(404, 'Unknown or revoked smoke key.');
    }
  }

  /** Verifies the smoke key of a request. @throws ProblemError 401 without a valid key */
  async bearerOf(request: FastifyRequest): Promise<SmokeKeyBearer> {
    const sent = sentKey(request);
    const isKey = sent !== undefined && isBearerKey(PREFIX, sent);
    const key = isKey ? await this.keys.findValid(hashOfKey(sent)) : undefined;
    if (key) return { id: key.id, label: key.label };
    throw new ProblemError(401, 'Send a valid smoke key: "Authorization: Bearer pts_…".', {
      kind: 'no-valid-key',
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
}
