import type { CallShape } from 'shared/platform';
import { narrowedAnswers } from './narrowed-answers.ts';
import { narrowedInputs } from './narrowed-inputs.ts';

const NOTHING = { type: 'object' };

/**
 * Where an API takes less, asks more or answers less than a release was built for (DESIGN §3).
 * @param before the call as the release knows it
 * @param now the call as the API has it
 * @returns one phrase each; empty where it fits
 */
export function narrowedCall(before: CallShape, now: CallShape): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  if (before.address !== now.address) return [`it is ${now.address}`];
  const inputs = (['params', 'query', 'body'] as const).flatMap((part) => {
    const [sent = NOTHING, taken = NOTHING] = [before[part], now[part]];
    return narrowedInputs({ schema: sent, root: sent }, { schema: taken, root: taken }, part);
  });
  const answers = narrowedAnswers(
    { schema: before.response, root: before.response },
    { schema: now.response, root: now.response },
    'answer',
  );
  return [...inputs, ...answers];
}
