import { Injectable } from '@nestjs/common';
import { isStorageFull } from './storage-full.ts';

/** So long after a write was refused, and none was accepted since, writes count as refused. */
const MEMORY_MS = 60_000;

/** Whether writes found room lately: of the database and of this replica's own files. */
@Injectable()
export class StorageHealth {
  private refusedAt = -Infinity;

  /** Call with whatever a write fails with. @returns whether it failed for want of room */
  failed(error: unknown): boolean {
    const isFull = isStorageFull(error);
    if (isFull) this.refusedAt = Date.now();
    return isFull;
  }

  /** Call after a write that needs room. */
  succeeded(): void {
    this.refusedAt = -Infinity;
  }

  get isFull(): boolean {
    return Date.now() - this.refusedAt < MEMORY_MS;
  }
}
