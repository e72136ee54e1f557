import { Injectable } from '@nestjs/common';

/**
 * Tells this process of changes of the registry that it has written itself. PGlite sends no
 * notifications; on PostgreSQL the replicas get one as well.
 */
@Injectable()
export class RegistryChanges {
  private listener: (() => Promise<void>) | undefined;

  /** @param listener reads the registry again; never throws */
  onChange(listener: () => Promise<void>): void {
    this.listener = listener;
  }

  /** Resolves when this process serves the changed registry; at once in a process that serves nothing. */
  async announce(): Promise<void> {
    await this.listener?.();
  }
}
