import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { BlacklistEntry } from 'shared/contracts/blacklists/schema';
import type { BlacklistKind } from 'shared/contracts/blacklists/kinds';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { inPieces } from '../../core/process/turns.ts';
import { toRow } from './blacklist-entry.ts';
import { blacklistSets } from './blacklist.table.ts';

/** Rows that one statement writes. */
const ROWS = 20;

/** A set, or a part of one, as the bot sends it. */
export interface ReceivedSet {
  revision: number;
  part: number;
  parts: number;
  entries: BlacklistEntry[];
}

/** Takes whole sets, also in parts: they are seen once the last part is there. */
@Injectable()
export class BlacklistSetsRepository {
  /**
   * @returns false for a revision or a part that was taken before
   * @throws ProblemError 409 for a part whose turn it is not
   */
  async take(tx: Database, kind: BlacklistKind, sent: ReceivedSet): Promise<boolean> {
    await tx.insert(blacklistSets).values({ kind }).onConflictDoNothing();
    const [set] = await tx
      .select()
      .from(blacklistSets)
      .where(eq(blacklistSets.kind, kind))
      .for('update');
    if (!set) throw new Error('the row of the set is gone');
    const { revision, part, parts } = sent;
    if (set.revision !== null && revision <= set.revision) return false;
    const isGoingOn = set.stagedRevision === revision;
    const taken = isGoingOn ? set.stagedParts : 0;
    if (part <= taken) return false;
    if (part > taken + 1) {
      throw new ProblemError(409, `Send part ${taken + 1} of revision ${revision} first.`, {
        kind: 'part-missing',
      });
    }
    const before = isGoingOn ? set.stagedEntries : 0;
    if (!isGoingOn) await this.removeAllBut(tx, kind, set.revision);
    await this.insert(tx, kind, sent, before);
    const entries = before + sent.entries.length;
    if (part < parts) {
      await this.update(tx, kind, {
        stagedRevision: revision,
        stagedParts: part,
        stagedEntries: entries,
      });
      return true;
    }
    // The set before stays for those who are reading it.
    await this.removeAllBut(tx, kind, set.revision, revision);
    await this.update(tx, kind, {
      revision,
      entries,
      stagedRevision: null,
      stagedParts: 0,
      stagedEntries: 0,
    });
    return true;
  }

  private async update(
    tx: Database,
    kind: BlacklistKind,
    change: Partial<typeof blacklistSets.$inferInsert>,
  ): Promise<void> {
    await tx.update(blacklistSets).set(change).where(eq(blacklistSets.kind, kind));
  }

  private async removeAllBut(tx: Database, kind: BlacklistKind, ...kept: (number | null)[]) {
    const revisions = JSON.stringify(kept.filter((one) => one !== null));
    await tx.execute(
      sql`delete from blacklist_entries where kind = ${kind} and revision not in (
        select value::bigint from jsonb_array_elements_text(${revisions}::jsonb))`,
    );
  }

  private async insert(
    tx: Database,
    kind: BlacklistKind,
    { revision, entries }: ReceivedSet,
    before: number,
  ): Promise<void> {
    // The index of words takes new ones in a little at a time, not megabytes in one statement.
    await tx.execute(sql`set local gin_pending_list_limit = '64kB'`);
    await inPieces(entries, ROWS, (piece, earlier) =>
      tx.execute(
        sql`insert into blacklist_entries (kind, revision, position, subject_id, moderator_id,
            duration, reason, "timestamp", thing, words)
          select ${kind}, ${revision}::bigint, ${before + earlier}::int + place::int,
            item->>'subject', item->>'moderator_id', (item->>'duration')::bigint, item->>'reason',
            (item->>'timestamp')::bigint, item->>'thing',
            array_to_tsvector(array(select jsonb_array_elements_text(item->'words')))
          from jsonb_array_elements(${JSON.stringify(piece.map(toRow))}::jsonb)
            with ordinality as entry(item, place)`,
      ),
    );
  }
}
