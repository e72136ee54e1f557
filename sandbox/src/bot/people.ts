import { demoAccounts } from '../people/accounts.ts';

/** Ids from 2017; the Discord stand-in has a name for each. */
const FIRST_ID = 300_000_000_000_000_000n;
const FIRST_SERVER = 410_000_000_000_000_000n;
const APART = 7_654_321_000_000n;

/** Id of a fictional user; the demo accounts come first. */
export function personAt(index: number): string {
  const made = FIRST_ID + BigInt(index) * APART;
  return demoAccounts[index]?.user.id ?? String(made);
}

/** Id of a fictional server. */
export function serverAt(index: number): string {
  return String(FIRST_SERVER + BigInt(index) * APART);
}
