import { join } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { DatabaseService } from '../db/database.service.ts';
import { ensureKeyFile } from '../keys/key-file.ts';
import { Log } from '../log/log.ts';
import { KeyService } from './key.service.ts';
import { ALL_SCOPES } from './scopes.ts';

/**
 * With `SANDBOX=1` the simulated bot needs a key: written to `<DATA_DIR>/ingest-key` (mode 0600)
 * unless the file holds a valid one.
 */
@Injectable()
export class SandboxKey implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly keys: KeyService,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void | Promise<void> {
    if (!this.config.sandbox) return;
    if (this.database.kind === 'pglite') return this.ensure();
    // A PostgreSQL server that is not up yet must not hold up the start.
    void this.database
      .whenReady()
      .then(() => this.ensure())
      .catch((error: unknown) => this.log.error({ err: error }, 'no sandbox key was written'));
  }

  private ensure(): Promise<void> {
    return ensureKeyFile(
      join(this.config.dataDir, 'ingest-key'),
      (key) => this.keys.isAllScopes(key),
      async () => (await this.keys.create('simulated bot', [ALL_SCOPES])).key,
    );
  }
}
