import type { Call } from '../call.ts';

/**
 * Replaces `../call.ts` in drafts and in tests of browser code. Responses are compared with their
 * whole contracts by zod, which production pages do not load.
 */
export function call<const C extends Call>(definition: C): C & Required<Pick<Call, 'check'>> {
  return {
    ...definition,
    check: async (answer) => (await import('./check-answer.ts')).checkAnswer(definition, answer),
  };
}
