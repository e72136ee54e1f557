import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../../core/db/database.ts';
import type { DeployKeyBearer } from '../../../http/access/actor.ts';
import { ProblemError } from '../../../http/problem/problem.ts';
import { hashOfKey, isBearerKey, newBearerKey, sentKey } from '../bearer-key.ts';
import { DeployKeyRepository, type DeployKeyRow } from './deploy-key.repository.ts';
import { ALL_APPS, covers, unknownAppSentence } from './apps.ts';
import { KnownApps } from './known-apps.ts';

/** Prefix of deploy keys. Ingest keys have another one. */
const PREFIX = 'ptd';

/** A key without its hash. */
export type DeployKeySummary = Omit<DeployKeyRow, 'hash'>;

/** Creates, verifies and revokes the keys with which teams release their apps. */
@Injectable()
export class DeployKeyService {
  constructor(
    private readonly keys: DeployKeyRepository,
    private readonly knownApps: KnownApps,
  ) {}

  /**
   * @param apps remotes, `shell`, or `*`
   * @returns the key, which is shown once and stored as a hash only
   * @throws ProblemError 400 for an unknown app
   */
  async create(
    label: string,
    apps: string[],
    by: AuditActor,
  ): Promise<{ id: string; key: string }> {
    await this.requireKnown(apps);
    return this.add(label, apps, by);
  }

  /**
   * Creates the key of a new app in the transaction that adds the app.
   * @returns as {@link create}
   */
  createFor(
    tx: Database,
    label: string,
    app: string,
    by: AuditActor,
  ): Promise<{ id: string; key: string }> {
    return this.add(label, [app], by, tx);
  }

  private async add(label: string, apps: string[], by: AuditActor, tx?: Database) {
    const { id, key, hash } = newBearerKey(PREFIX);
    await this.keys.add({ id, hash, label, apps: [...new Set(apps)] }, by, tx);
    return { id, key };
  }

  private async requireKnown(apps: readonly string[]): Promise<void> {
    if (apps.length === 0) throw new ProblemError(400, 'Specify at least one app for the key.');
    const named = apps.filter((app) => app !== ALL_APPS);
    if (named.length === 0) return;
    const names = await this.knownApps.names();
    const unknown = named.find((app) => !names.includes(app));
    if (unknown === undefined) return;
    throw new ProblemError(
      400,
      `${unknownAppSentence(unknown)} Apps of this site: ${names.join(', ')}.`,
    );
  }

  async list(): Promise<DeployKeySummary[]> {
    return (await this.keys.all()).map(({ hash: _hash, ...summary }) => summary);
  }

  /** Takes effect with the next request. @throws ProblemError 404 when no valid key has this id */
  async revoke(id: string, by: AuditActor): Promise<void> {
    if (!(await this.keys.revoke(id, by))) {
      throw new ProblemError(404, 'Unknown or revoked deploy key.');
    }
  }

  /**
   * Revokes the keys of an app in the transaction that removes the app, so that no key is left for a
   * later app of the same name.
   * @throws ProblemError 409 for a key that is for other apps, too
   */
  async revokeAllFor(tx: Database, app: string, by: AuditActor): Promise<void> {
    for (const { id, apps, revokedAt } of await this.keys.all(tx)) {
      if (revokedAt || !apps.includes(app)) continue;
      if (apps.length > 1) {
        throw new ProblemError(
          409,
          `The deploy key ${id} covers ${apps.join(', ')}: create a key without ${app} and revoke this one first (keys deploy revoke ${id}).`,
        );
      }
      await this.keys.revoke(id, by, tx);
    }
  }

  /** Whether a key is valid for all apps, including future ones. */
  async isForAll(key: string): Promise<boolean> {
    return Boolean((await this.find(key))?.apps.includes(ALL_APPS));
  }

  /** @throws ProblemError 401 for a request without a valid deploy key */
  async bearerOf(request: FastifyRequest): Promise<DeployKeyBearer> {
    const sent = sentKey(request);
    const key = sent ? await this.find(sent) : undefined;
    if (!key) {
      throw new ProblemError(401, 'Send a valid deploy key: "Authorization: Bearer ptd_…".', {
        kind: 'no-valid-key',
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    return { id: key.id, label: key.label, apps: key.apps };
  }

  private async find(key: string): Promise<DeployKeyRow | undefined> {
    return isBearerKey(PREFIX, key) ? this.keys.findValid(hashOfKey(key)) : undefined;
  }
}

/** @throws ProblemError 403 for a key of other apps */
export function requireApp({ apps }: DeployKeyBearer, app: string): void {
  if (covers(apps, app)) return;
  throw new ProblemError(
    403,
    `This deploy key covers ${apps.join(', ')}, not ${app}. An operator can create another: npm run admin -- keys deploy add --remote ${app}`,
    { kind: 'foreign-key' },
  );
}
