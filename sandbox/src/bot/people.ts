import { demoAccounts } from '../people/accounts.ts';

/** An id of 2017 and its neighbours; each has a name at the stand-in for Discord. */
const FIRST_ID = 300_000_000_000_000_000n;
const FIRST_SERVER = 410_000_000_000_000_000n;
const APART = 7_654_321_000_000n;

/** People of the made-up servers, the demo accounts first. */
export function personAt(index: number): string {
  const made = FIRST_ID + BigInt(index) * APART;
  return demoAccounts[index]?.user.id ?? String(made);
}

/** A made-up server. */
export function serverAt(index: number): string {
  return String(FIRST_SERVER + BigInt(index) * APART);
}
