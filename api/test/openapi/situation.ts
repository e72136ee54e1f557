import type { Example } from '@portico/sdk/contracts/example';
import type { World } from './world.ts';

/** What the request of an example needs besides the example: ids of the server, another caller, a body. */
export interface Change extends Pick<Partial<Example>, 'params'> {
  /** Merged into the body of the example. */
  fields?: object;
  /** Sent instead of JSON. */
  raw?: string | FormData;
  headers?: Record<string, string>;
}
export type Situation = (world: World) => Promise<Change | void>;
