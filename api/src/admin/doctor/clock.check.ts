import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';

/** Answers take time, and `Date` is in whole seconds. Signatures of Stripe are valid for 300 s. */
const TOLERATED_MS = 30_000;

/** @param differences service -> its clock minus the clock of this machine, in milliseconds */
export function checkClock(differences: ReadonlyMap<string, number>): Finding {
  if (differences.size === 0)
    return skipped('clock', 'No service has answered, so the clock was not compared.');
  const wrong = [...differences].find(([, difference]) => Math.abs(difference) > TOLERATED_MS);
  const names = [...differences.keys()].join(' and ');
  if (!wrong) return ok('clock', `The clock of this machine agrees with ${names}.`);
  const [name, difference] = wrong;
  const seconds = Math.round(Math.abs(difference) / 1000);
  return problem(
    'clock',
    `The clock of this machine is ${seconds} seconds ${difference < 0 ? 'ahead of' : 'behind'} ${name}.`,
    'Synchronize it (timedatectl set-ntp true): webhooks of Stripe are rejected at a difference of five minutes.',
  );
}
