import { Injectable } from '@nestjs/common';

/**
 * Notifies this process of its own changes of the registry. PGlite sends no notifications; on
 * PostgreSQL the replicas get one as well.
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
