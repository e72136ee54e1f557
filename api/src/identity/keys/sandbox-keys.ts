import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { Log } from '../../core/log/log.ts';
import { ensureKeyFile } from './key-file.ts';

/** With `SANDBOX=1`, keeps valid keys in `DATA_DIR` (mode 0600) for what runs beside the server. */
@Injectable()
export class SandboxKeys {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly log: Log,
  ) {}

  /**
   * @param file below `DATA_DIR`
   * @param isValid whether the key in the file still opens what it should
   * @param make a new key, where it does not
   */
  keep(
    file: string,
    isValid: (key: string) => Promise<boolean>,
    make: () => Promise<{ key: string }>,
  ): void | Promise<void> {
    if (!this.config.sandbox) return;
    const ensure = () =>
      ensureKeyFile(join(this.config.dataDir, file), isValid, async () => (await make()).key);
    if (this.database.kind === 'pglite') return ensure();
    // A PostgreSQL server that is not up yet must not hold up the start.
    void this.database
      .whenReady()
      .then(ensure)
      .catch((error: unknown) =>
        this.log.error({ err: error, file }, 'no sandbox key was written'),
      );
  }
}
