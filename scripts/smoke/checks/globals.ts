import type { Observation } from '../observation.ts';

/** The page leaves `fetch`, prototypes and other globals alone, because all apps share them. */
export const globalProblems = ({ changedGlobals }: Observation): string[] =>
  changedGlobals.map((name) => `The page changed ${name}, which all apps share.`);
