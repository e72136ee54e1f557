import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SYSTEM } from '../../../core/audit/audit-writer.repository.ts';
import { SandboxKeys } from '../sandbox-keys.ts';
import { KeyService } from './ingest-key.service.ts';
import { ALL_SCOPES } from './ingest-scopes.ts';

/** The key of the simulated bot: `<DATA_DIR>/ingest-key`. */
@Injectable()
export class SandboxKey implements OnApplicationBootstrap {
  constructor(
    private readonly files: SandboxKeys,
    private readonly keys: KeyService,
  ) {}

  onApplicationBootstrap(): void | Promise<void> {
    return this.files.keep(
      'ingest-key',
      (key) => this.keys.isAllScopes(key),
      () => this.keys.create('simulated bot', [ALL_SCOPES], SYSTEM),
    );
  }
}
