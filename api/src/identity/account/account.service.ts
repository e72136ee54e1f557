import { Injectable } from '@nestjs/common';
import type { DeletionObstacle } from '@portico/sdk/contracts/account/schema';
import { AuditWriter } from '../../core/audit/audit-writer.repository.ts';
import { DiscordAccess } from '../auth/discord-access.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { UsersRepository } from '../users/users.repository.ts';
import type { AccountData } from '../../core/account-data/account-data.ts';
import { AccountDataRegistry } from '../../core/account-data/account-data-registry.ts';

/** Export and deletion of a user's data. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: DatabaseService,
    private readonly registry: AccountDataRegistry,
    private readonly audit: AuditWriter,
    private readonly access: DiscordAccess,
    private readonly users: UsersRepository,
  ) {}

  async export(userId: string): Promise<{ exportedAt: number; data: Record<string, unknown> }> {
    const data: Record<string, unknown> = {};
    for (const section of this.registry.all()) data[section.name] = await section.export(userId);
    return { exportedAt: Math.floor(Date.now() / 1000), data };
  }

  async deletion(userId: string): Promise<{ obstacles: DeletionObstacle[]; kept: string[] }> {
    return {
      obstacles: await this.obstacles(userId, this.database.db),
      kept: await this.gather((part) => part.kept?.(userId)),
    };
  }

  /**
   * Deletes all data of the user in one transaction, and then revokes the grant at Discord. The
   * lock on the row of the user excludes concurrent changes that would block the deletion.
   * @throws ProblemError 409 with the first obstacle
   */
  async delete(userId: string, origin: string): Promise<void> {
    const revokeAtDiscord = await this.database.db.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      const [obstacle] = await this.obstacles(userId, tx);
      if (obstacle) throw new ProblemError(409, `${obstacle.reason} ${obstacle.remedy}`);
      const revoke = await this.access.drop(tx, userId);
      for (const part of this.registry.all()) await part.delete?.(tx, userId);
      await this.users.delete(tx, userId);
      await this.audit.write(tx, {
        actor: `user:${userId}`,
        action: 'account.delete',
        target: `user:${userId}`,
        origin,
      });
      return revoke;
    });
    await revokeAtDiscord();
  }

  private obstacles(userId: string, db: Database): Promise<DeletionObstacle[]> {
    return this.gather((part) => part.obstacles?.(userId, db));
  }

  /** Runs sequentially, because a transaction has one connection. */
  private async gather<T>(query: (part: AccountData) => Promise<T[]> | undefined): Promise<T[]> {
    const found: T[] = [];
    for (const part of this.registry.all()) found.push(...((await query(part)) ?? []));
    return found;
  }
}
