import { hoursIn, ownNumbers, type OwnNumber } from '@portico/site';
import type { Config } from '../../core/config/config.ts';
import { problem, skipped, type Finding } from '../../core/doctor/finding.ts';
import type { LiveSite } from '../../core/site/live-site.ts';
import { siteValues } from '../../core/site/site-values.ts';

/** Texts that state a time of their own where a variable has it: one that differs is a promise that nobody keeps. */
export function checkOwnNumbers(
  config: Config,
  { site, brand, files }: Pick<LiveSite, 'site' | 'brand' | 'files'>,
): Finding[] {
  if (!site) return [];
  const values = siteValues(site, brand, config);
  // A pack that sells nothing has no guarantee.
  const stated = ownNumbers(files).filter(({ variable }) => values[variable] !== '');
  return stated.map((found) => {
    const value = values[found.variable];
    const now = found.variable.startsWith('refund.') ? `${value} ${unitOf(found)}s` : value;
    const sentence = `${found.file}:${found.line} states "${found.written}" where {{${found.variable}}} is ${now}.`;
    return hoursIn(now) === found.hours
      ? skipped('site', `${sentence} Use the variable, so that it stays true.`)
      : problem('site', sentence, 'Use the variable, or say in another sentence what is meant.');
  });
}

/** Variables of the guarantee are numbers alone. */
const unitOf = ({ variable }: OwnNumber) => (variable === 'refund.days' ? 'day' : 'hour');
