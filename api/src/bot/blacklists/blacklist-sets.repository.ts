import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { BlacklistEntry } from '@portico/contracts/blacklists/schema';
import type { BlacklistKind } from '@portico/contracts/blacklists/kinds';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { toRow } from './blacklist-entry.ts';
import { blacklistSets } from './blacklist.table.ts';

/** Rows per statement. */
const ROWS = 20;

/** A set, or a part of a set, as sent by the bot. */
export interface ReceivedSet {
  revision: number;
  part: number;
  parts: number;
  entries: BlacklistEntry[];
}

/** Stores sets, also in parts. A set is published once its last part has arrived. */
@Injectable()
export class BlacklistSetsRepository {
  /**
   * @returns false for a revision or a part that was stored before
   * @throws ProblemError 409 for a part whose preceding part is missing
   */
  async store(tx: Database, kind: BlacklistKind, sent: ReceivedSet): Promise<boolean> {
    await tx.insert(blacklistSets).values({ kind }).onConflictDoNothing();
    const [set] = await tx
      .select()
      .from(blacklistSets)
      .where(eq(blacklistSets.kind, kind))
      .for('update');
    if (!set) throw new Error('the row of the set does not exist');
    const { revision, part, parts } = sent;
    if (set.revision !== null && revision <= set.revision) return false;
    const isContinued = set.stagedRevision === revision;
    const storedParts = isContinued ? set.stagedParts : 0;
    if (part <= storedParts) return false;
    if (part > storedParts + 1) {
      throw new ProblemError(409, `Send part ${storedParts + 1} of revision ${revision} first.`, {
        kind: 'part-missing',
      });
    }
    const before = isContinued ? set.stagedEntries : 0;
    if (!isContinued) await this.removeAllBut(tx, kind, set.revision);
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
    // The previous set stays for exports that are still reading it.
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

  private async removeAllBut(tx: Database, kind: BlacklistKind, ...retained: (number | null)[]) {
    const revisions = JSON.stringify(retained.filter((revision) => revision !== null));
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
    // A small pending list spreads the update of the GIN index over all statements.
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
