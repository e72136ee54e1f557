import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { DatabaseService } from '../db/database.service.ts';
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

  private async ensure(): Promise<void> {
    const path = join(this.config.dataDir, 'ingest-key');
    const present = await readFile(path, 'utf8').catch(() => '');
    if (await this.keys.isAllScopes(present.trim())) return;
    const { key } = await this.keys.create('simulated bot', [ALL_SCOPES]);
    await mkdir(this.config.dataDir, { recursive: true });
    // In one step: a reader never sees half a key.
    await writeFile(`${path}.new`, `${key}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }
}
