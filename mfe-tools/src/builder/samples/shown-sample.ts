import { sampleOf } from '../../embed-code/variables.ts';
import type { Variable } from '../../embed-code/bot.ts';
import type { Samples } from '../../embed-code/variables.ts';

/** What a variable becomes, for lists of variables: pictures have no text. */
export function shownSample(variable: Variable, samples?: Samples): string {
  const sample = sampleOf(variable, samples);
  if (sample.startsWith('data:')) return 'picture';
  return variable.kind === 'mention' ? `@${sample}` : sample;
}
