import type { DeletionObstacle } from 'shared/contracts/account/schema';
import type { Database } from '../db/database.ts';

/**
 * What one module keeps about people. Each module that keeps something registers a part with
 * `AccountParts`, so that export and deletion cannot forget it.
 */
export interface AccountPart {
  /** Its name in the export: `sessions`, `invoices`. */
  name: string;
  /** Everything that is kept about the person, for the export; without secrets. */
  export(userId: string): Promise<unknown>;
  /**
   * Why the account cannot go now: an open invoice, a place in the team. Asked again in the
   * transaction of the deletion, with the row of the user locked.
   */
  obstacles?(userId: string, db: Database): Promise<DeletionObstacle[]>;
  /** What stays after a deletion because the law asks for it, in words for the person. */
  kept?(userId: string): Promise<string[]>;
  /** Deletes, in the transaction of the whole deletion. */
  delete?(tx: Database, userId: string): Promise<void>;
}
