import { join } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SYSTEM } from '../audit/audit.writer.ts';
import { Config } from '../config/config.ts';
import { DatabaseService } from '../db/database.service.ts';
import { ensureKeyFile } from '../keys/key-file.ts';
import { Log } from '../log/log.ts';
import { DeployKeyService } from './deploy-key.service.ts';
import { ALL_PARTS } from './parts.ts';

/**
 * With `SANDBOX=1` whoever runs this copy may release on it: a key for all parts is written to
 * `<DATA_DIR>/deploy-token` (mode 0600) unless the file holds a valid one.
 */
@Injectable()
export class SandboxDeployKey implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly keys: DeployKeyService,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void | Promise<void> {
    if (!this.config.sandbox) return;
    if (this.database.kind === 'pglite') return this.ensure();
    // A PostgreSQL server that is not up yet must not hold up the start.
    void this.database
      .whenReady()
      .then(() => this.ensure())
      .catch((error: unknown) => this.log.error({ err: error }, 'no deploy token was written'));
  }

  private ensure(): Promise<void> {
    return ensureKeyFile(
      join(this.config.dataDir, 'deploy-token'),
      (key) => this.keys.isForAll(key),
      async () => (await this.keys.create('this sandbox', [ALL_PARTS], SYSTEM)).key,
    );
  }
}
