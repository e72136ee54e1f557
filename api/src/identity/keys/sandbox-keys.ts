import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { Log } from '../../core/log/log.ts';
import { ensureKeyFile } from './key-file.ts';

/**
 * With `SANDBOX=1`, ensures valid keys in files of `DATA_DIR` (mode 0600), for tools on the same
 * host.
 */
@Injectable()
export class SandboxKeys {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly log: Log,
  ) {}

  /**
   * @param file below `DATA_DIR`
   * @param isValid whether the key in the file is still valid
   * @param make creates a new key
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
    // The start does not wait for an unavailable PostgreSQL server.
    void this.database
      .whenReady()
      .then(ensure)
      .catch((error: unknown) =>
        this.log.error({ err: error, file }, 'a sandbox key could not be written'),
      );
  }
}
