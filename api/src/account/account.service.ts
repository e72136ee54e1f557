import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { DeletionObstacle } from 'shared/contracts/account/schema';
import { AuditWriter } from '../audit/audit.writer.ts';
import { DiscordAccess } from '../auth/discord-access.ts';
import { DatabaseService } from '../db/database.service.ts';
import { ProblemError } from '../http/problem.ts';
import { users } from '../session/session.table.ts';
import type { AccountPart } from './account-part.ts';
import { AccountParts } from './account-parts.ts';

/** People's own data: the export, and the deletion where nothing stands against it. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: DatabaseService,
    private readonly parts: AccountParts,
    private readonly audit: AuditWriter,
    private readonly access: DiscordAccess,
  ) {}

  async export(userId: string): Promise<{ exportedAt: number; parts: Record<string, unknown> }> {
    const parts: Record<string, unknown> = {};
    for (const part of this.parts.all()) parts[part.name] = await part.export(userId);
    return { exportedAt: Math.floor(Date.now() / 1000), parts };
  }

  async deletion(userId: string): Promise<{ obstacles: DeletionObstacle[]; kept: string[] }> {
    const gather = <T>(ask: (part: AccountPart) => Promise<T[]> | undefined) =>
      Promise.all(this.parts.all().map(async (part) => (await ask(part)) ?? [])).then((lists) =>
        lists.flat(),
      );
    return {
      obstacles: await gather((part) => part.obstacles?.(userId)),
      kept: await gather((part) => part.kept?.(userId)),
    };
  }

  /**
   * Deletes the account: what the person allowed at Discord first, then every part in one
   * transaction, sessions included.
   * @throws ProblemError 409 with what stands against it
   */
  async delete(userId: string, origin: string): Promise<void> {
    const [obstacle] = (await this.deletion(userId)).obstacles;
    if (obstacle) throw new ProblemError(409, `${obstacle.reason} ${obstacle.remedy}`);
    await this.access.revoke(userId);
    await this.database.db.transaction(async (tx) => {
      for (const part of this.parts.all()) await part.delete?.(tx, userId);
      await tx.delete(users).where(eq(users.id, userId));
      await this.audit.write(tx, {
        actor: `user:${userId}`,
        action: 'account.delete',
        target: `user:${userId}`,
        origin,
      });
    });
  }
}
