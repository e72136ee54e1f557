import type { DeletionObstacle } from '@portico/sdk/contracts/account/schema';
import type { Database } from '../db/database.ts';

/**
 * The personal data of one module. Every module that stores personal data registers a part with
 * `AccountDataRegistry`, so that export and deletion are complete.
 */
export interface AccountData {
  /** Name in the export: `sessions`, `invoices`. */
  name: string;
  /** All data of the user, without secrets. */
  export(userId: string): Promise<unknown>;
  /**
   * Reasons that block the deletion: an open invoice, a place in the team. Runs again in the
   * transaction of the deletion, with the row of the user locked.
   */
  obstacles?(userId: string, db: Database): Promise<DeletionObstacle[]>;
  /** Descriptions of the data that remain after a deletion because the law requires them. */
  kept?(userId: string): Promise<string[]>;
  /** Deletes the data, in the transaction of the whole deletion. */
  delete?(tx: Database, userId: string): Promise<void>;
}
