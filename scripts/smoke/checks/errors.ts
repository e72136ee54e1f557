import type { Observation } from '../observation.ts';

/** The page raises no error, uncaught or in the console. */
export const errorProblems = ({ errors }: Observation): string[] => [
  ...new Set(errors.map((text) => `The page raised an error: ${text}`)),
];
