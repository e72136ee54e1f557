import type { CallShape } from '@portico/sdk/platform';
import { narrowedResponse } from './narrowed-response.ts';
import { narrowedInput } from './narrowed-input.ts';

const NOTHING = { type: 'object' };

/**
 * Finds where an API accepts less, requires more or guarantees less than a release was built against.
 * @param before contract that the release was built against
 * @param now contract of the API
 * @returns one phrase each; empty if the API is compatible
 */
export function narrowedCall(before: CallShape, now: CallShape): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  if (before.address !== now.address) return [`its address is ${now.address}`];
  const inputs = (['params', 'query', 'body'] as const).flatMap((source) => {
    const [sent = NOTHING, taken = NOTHING] = [before[source], now[source]];
    return narrowedInput({ schema: sent, root: sent }, { schema: taken, root: taken }, source);
  });
  const response = narrowedResponse(
    { schema: before.response, root: before.response },
    { schema: now.response, root: now.response },
    'response',
  );
  return [...inputs, ...response];
}
