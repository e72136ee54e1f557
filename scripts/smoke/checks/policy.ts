import type { Observation } from '../observation.ts';

/** The page violates no content security policy. */
export const policyProblems = ({ violations }: Observation): string[] => [
  ...new Set(violations.map((text) => `The page's policy was violated: ${text}`)),
];
