import { CHECKED_CHUNKS } from '../../../shared/remote/build/checked-chunks.ts';
import type { Observation } from '../observation.ts';

/** A script whose address has not passed the page's Trusted Types policy. */
const SCRIPT = /^require-trusted-types-for HTMLScriptElement src\b/;

/** A script that is loaded without its hash. */
const UNHASHED = /^integrity-policy script\b/;

/** The page violates neither its content security policy nor its integrity policy. */
export const policyProblems = ({ violations }: Observation): string[] => [
  ...new Set(violations.map(problemOf)),
];

function problemOf(violation: string): string {
  if (SCRIPT.test(violation))
    return `The page blocks a script because its address is plain text (Trusted Types). ${CHECKED_CHUNKS}`;
  if (UNHASHED.test(violation))
    return `The page blocks a script because it is loaded without its hash (Integrity-Policy). ${CHECKED_CHUNKS}`;
  // What is written into a sink differs between versions.
  const [words = ''] = violation.split('|', 1);
  return `The page's policy was violated: ${words}`;
}
