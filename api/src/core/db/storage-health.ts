import { Injectable } from '@nestjs/common';
import { isStorageFull } from './storage-full.ts';

/** How long the storage counts as full after a failed write, unless a later write succeeds. */
const EXPIRY_MS = 60_000;

/**
 * Whether recent writes failed for lack of space, in the database or in the files of this replica.
 */
@Injectable()
export class StorageHealth {
  private failedAt = -Infinity;

  /** Call with the error of a failed write. @returns whether the storage is full */
  failed(error: unknown): boolean {
    const isFull = isStorageFull(error);
    if (isFull) this.failedAt = performance.now();
    return isFull;
  }

  /** Call after a successful write that needed space. */
  succeeded(): void {
    this.failedAt = -Infinity;
  }

  get isFull(): boolean {
    return performance.now() - this.failedAt < EXPIRY_MS;
  }
}
