import { PROVIDER_CHECKS } from '../../commerce/providers/provider-checks.ts';
import type { Config } from '../../core/config/config.ts';
import { ask, isAnswer } from '../../core/doctor/ask.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { readSite } from '../../core/site/read-site.ts';
import { checkClock } from './clock.check.ts';
import { checkDataFolder } from './data-folder.check.ts';
import { checkDiscord } from './discord.check.ts';
import { problem, reportOf, type Finding, type Report } from '../../core/doctor/finding.ts';
import { checkNode } from './node.check.ts';
import { checkOriginAnswer, checkOriginSettings, healthAddress } from './origin.check.ts';
import { checkSite } from './site.check.ts';
import { thisMachine, type Surroundings } from './surroundings.ts';

type DatabaseCheck = () => Promise<Finding[]>;

/** The checks that send nothing to other machines but the database. */
export async function examineHere(
  config: Config,
  checkDatabase: DatabaseCheck,
  { nodeVersion, freeBytes }: Surroundings = thisMachine,
): Promise<Finding[]> {
  return [
    checkNode(nodeVersion),
    ...config.removed.map((sentence) =>
      problem('settings', sentence, 'It has no effect; .env.example lists all settings.'),
    ),
    await checkDataFolder(config.dataDir, freeBytes),
    checkOriginSettings(config),
    ...(await checkSite(config)),
    ...(await checkDatabase()),
  ];
}

/** The checks of what Discord and the payment providers say. All are only read from. */
export async function examineServices(
  config: Config,
  surroundings: Surroundings = thisMachine,
): Promise<Finding[]> {
  const differences = new Map<string, number>();
  const askAs = (service: string) => async (url: string, init: RequestInit) => {
    const answer = await ask(url, init, surroundings.now);
    if (isAnswer(answer) && answer.clockDifferenceMs !== undefined)
      differences.set(service, answer.clockDifferenceMs);
    return answer;
  };
  // A pack with problems is told by its own check.
  const live = new LiveSite(config);
  if (config.siteDir !== undefined) await readSite(config.siteDir, live);
  const checks = [{ service: 'Discord', check: checkDiscord }, ...PROVIDER_CHECKS];
  const findings = await Promise.all(
    checks.map(({ service, check }) => check(config, askAs(service), live)),
  );
  return [...findings.flat(), checkClock(differences)];
}

/** All checks. */
export async function examine(
  config: Config,
  checkDatabase: DatabaseCheck,
  surroundings: Surroundings = thisMachine,
): Promise<Report> {
  const [here, origin, services] = await Promise.all([
    examineHere(config, checkDatabase, surroundings),
    // Its clock may be the clock of this machine.
    ask(healthAddress(config), {}, surroundings.now),
    examineServices(config, surroundings),
  ]);
  return reportOf([...here, checkOriginAnswer(config, origin), ...services]);
}
