import type { PreparedBody } from './prepared-body.ts';

/**
 * Keeps the newest prepared answers by key. Requests that come while one is being made wait for
 * it (single flight); a failed one is forgotten at once.
 */
export class BodyCache {
  private readonly bodies = new Map<string, Promise<PreparedBody>>();

  /** @param most how many bodies to keep; the longest unused goes first */
  constructor(private readonly most: number) {}

  get(key: string, make: () => Promise<PreparedBody>): Promise<PreparedBody> {
    const body = this.bodies.get(key) ?? make();
    this.bodies.delete(key);
    this.bodies.set(key, body);
    body.catch(() => this.bodies.delete(key));
    const oldest = this.bodies.keys().next();
    if (this.bodies.size > this.most && !oldest.done) this.bodies.delete(oldest.value);
    return body;
  }
}
