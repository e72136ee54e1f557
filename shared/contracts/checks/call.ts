import type { Call } from '@portico/sdk/contracts/call';

/** Replaces `../call.ts` as `@portico/sdk/contracts/checks/call` does, with the contracts of the site. */
export function call<const C extends Call>(definition: C): C & Required<Pick<Call, 'check'>> {
  return {
    ...definition,
    check: async (answer) => (await import('./check-answer.ts')).checkAnswer(definition, answer),
  };
}
