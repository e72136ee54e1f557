import type { Observation } from '../observation.ts';

/** The page does not change `fetch`, prototypes and other globals, because all apps share them. */
export const globalProblems = ({ changedGlobals }: Observation): string[] =>
  changedGlobals.map((name) => `The page changed ${name}, which all apps share.`);
