import { Injectable } from '@nestjs/common';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { DiscordTokens } from '../discord/discord-rest.ts';
import { TokenCipher } from '../discord/token-cipher.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { discordGrants } from './discord-grant.table.ts';

export interface DiscordGrant {
  accessToken: string;
  refreshToken: string;
  version: number;
  /** The access token expires within a minute, or has expired. */
  isEnding: boolean;
}

/** Longer than the time limit of a call to Discord. */
const LEASE = sql`interval '20 seconds'`;

/** Grants by user id. Only this repository encrypts and decrypts tokens. */
@Injectable()
export class DiscordGrantRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly cipher: TokenCipher,
  ) {}

  async find(userId: string): Promise<DiscordGrant | undefined> {
    const [row] = await this.database.db
      .select({
        accessToken: discordGrants.accessToken,
        refreshToken: discordGrants.refreshToken,
        version: discordGrants.version,
        isEnding: sql<boolean>`${discordGrants.expiresAt} < now() + interval '1 minute'`,
      })
      .from(discordGrants)
      .where(eq(discordGrants.userId, userId));
    return row && this.open(userId, row);
  }

  /** Stores the tokens of a sign-in, and replaces an earlier grant. */
  async put(userId: string, tokens: DiscordTokens): Promise<void> {
    const sealed = this.seal(userId, tokens);
    await this.database.db
      .insert(discordGrants)
      .values({ userId, ...sealed })
      .onConflictDoUpdate({
        target: discordGrants.userId,
        set: { ...sealed, version: sql`${discordGrants.version} + 1`, leasedUntil: null },
      });
  }

  /** Claims the refresh of this version. @returns false when another replica has claimed it */
  async lease(userId: string, version: number): Promise<boolean> {
    const free = or(isNull(discordGrants.leasedUntil), lt(discordGrants.leasedUntil, sql`now()`));
    const taken = await this.database.db
      .update(discordGrants)
      .set({ leasedUntil: sql`now() + ${LEASE}` })
      .where(and(this.is(userId, version), free))
      .returning({ userId: discordGrants.userId });
    return taken.length > 0;
  }

  /** Replaces the tokens of a version and ends the lease. */
  async replace(userId: string, version: number, tokens: DiscordTokens): Promise<void> {
    await this.database.db
      .update(discordGrants)
      .set({ ...this.seal(userId, tokens), version: version + 1, leasedUntil: null })
      .where(this.is(userId, version));
  }

  /** Ends the lease without new tokens. */
  async release(userId: string, version: number): Promise<void> {
    await this.database.db
      .update(discordGrants)
      .set({ leasedUntil: null })
      .where(this.is(userId, version));
  }

  /** Deletes a version that Discord no longer accepts. */
  async drop(userId: string, version: number): Promise<void> {
    await this.database.db.delete(discordGrants).where(this.is(userId, version));
  }

  /** Deletes a grant. @returns its refresh token */
  async take(
    userId: string,
    db: Database = this.database.db,
  ): Promise<Pick<DiscordGrant, 'refreshToken'> | undefined> {
    const [row] = await db.delete(discordGrants).where(eq(discordGrants.userId, userId)).returning({
      accessToken: discordGrants.accessToken,
      refreshToken: discordGrants.refreshToken,
    });
    return row && this.open(userId, row);
  }

  private is(userId: string, version: number) {
    return and(eq(discordGrants.userId, userId), eq(discordGrants.version, version));
  }

  private seal(userId: string, tokens: DiscordTokens) {
    return {
      accessToken: this.cipher.encrypt(userId, tokens.accessToken),
      refreshToken: this.cipher.encrypt(userId, tokens.refreshToken),
      expiresAt: new Date(tokens.expiresAt * 1000),
    };
  }

  private open<T extends { accessToken: string; refreshToken: string }>(userId: string, row: T): T {
    return {
      ...row,
      accessToken: this.cipher.decrypt(userId, row.accessToken),
      refreshToken: this.cipher.decrypt(userId, row.refreshToken),
    };
  }
}
