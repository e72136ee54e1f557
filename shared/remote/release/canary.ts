import { setTimeout as delay } from 'node:timers/promises';
import { builtVersion, liveVersion } from './change.mjs';
import type { Registry } from './client.mjs';
import { warningLines } from './print.ts';
import { releaseError } from './release-error.mjs';

/** One version of a canary as `/api/releases` describes it. */
interface Arm {
  version: string;
  documents: number;
  visits: number;
  failing: number;
  load_ms: { p75: number } | null;
}

/** A canary as `/api/releases/:name/canary` describes it. */
interface Canary {
  id: number;
  name: string;
  version: string;
  share: number;
  steps: number[];
  old: Arm;
  new: Arm;
}
interface Running extends Canary {
  next_step_at: number;
  visits_missing: number;
  verdict: { message: string };
}
interface Ended extends Canary {
  end: string;
  message: string;
}
export interface AppCanary {
  running: Running | null;
  ended: Ended[];
}

export interface CanaryStart {
  app: string;
  version?: string;
  share?: number;
  steps?: number[];
  /** Minutes per step. */
  every?: number;
  why?: string;
  /** The version that must be live now. */
  expect?: string;
  dryRun?: boolean;
  /** The built release, whose version is the default. */
  dir: string;
}

export interface Started {
  id: number | null;
  name: string;
  version: string;
  baseline: string;
  steps: number[];
  minutes: number;
  /** Absent in answers of older sites. */
  warnings?: string[];
}

const POLL_MS = 5_000;

/** Starts a canary of a published version. */
export async function startCanary(registry: Registry, start: CanaryStart): Promise<Started> {
  const { app, version, share, steps, every, why, expect, dryRun, dir } = start;
  const expected = expect ?? (await liveVersion(registry, app));
  return registry.json('POST', `/${app}/canary`, {
    version: version ?? builtVersion('canary', app, dir),
    ...(share !== undefined && { share }),
    ...(steps && { steps }),
    ...(every !== undefined && { minutes: every }),
    expected: expected === 'none' ? null : expected,
    why: why ?? 'canary from the command line',
    ...(dryRun && { dryRun }),
  });
}

export const readCanary = (registry: Registry, app: string): Promise<AppCanary> =>
  registry.json('GET', `/${app}/canary`);

/**
 * Follows a canary until it ends.
 * @param onChange receives the state as text after each poll
 * @returns the promoted canary
 * @throws ReleaseError with exit code 3 if it was stopped
 */
export async function waitForEnd(
  registry: Registry,
  { app, id }: { app: string; id: number },
  onChange: (text: string) => void,
  pause = POLL_MS,
): Promise<Ended> {
  for (;;) {
    const { running, ended } = await readCanary(registry, app);
    const end = ended.find((canary) => canary.id === id);
    if (end?.end === 'promoted') return end;
    if (end) throw releaseError(printEnded(end), 422);
    if (running?.id !== id) throw releaseError(`${app} has no canary ${id}.`, 404);
    onChange(oneLine(running));
    await delay(pause);
  }
}

/** Compares both versions, and states the next step. */
export function printCanary(app: string, { running, ended }: AppCanary): string {
  if (running) return printRunning(running);
  const [last] = ended;
  return last
    ? `No canary of ${app} is running. The last one: ${printEnded(last)}`
    : `No canary of ${app} is running.`;
}

export function printStarted(started: Started): string {
  const { id, name, version, baseline, steps, minutes, warnings } = started;
  const plan = `${[...steps, 100].join(' → ')} %, at least ${minutes} minutes each`;
  const line =
    id === null
      ? `${name} ${version} can start as a canary (${plan}). Nothing was changed (--dry-run).`
      : `${name}: canary ${id} of ${version} beside ${baseline} (${plan}).`;
  return line + warningLines(warnings);
}

const oneLine = ({ share, new: arm }: Canary) =>
  `${share} % of the visitors, ${arm.visits} visits, ${arm.failing} failing`;

function printRunning(canary: Running): string {
  const { id, name, version, share, verdict, visits_missing: missing } = canary;
  const next = new Date(canary.next_step_at * 1000).toISOString().slice(11, 16);
  return [
    `${name}: canary ${id} of ${version}, for ${share} % of the visitors`,
    ...[canary.old, canary.new].map(printArm),
    `  Next step: ${next} UTC or later${missing > 0 ? `, after ${missing} more visits` : ''}.`,
    `  ${verdict.message}`,
  ].join('\n');
}

function printEnded({ name, version, share, end, message, ...arms }: Ended): string {
  const outcome = end === 'promoted' ? 'promoted' : `stopped at ${share} % (${end})`;
  return [
    `${name} ${version} was ${outcome}: ${message}`,
    printArm(arms.old),
    printArm(arms.new),
  ].join('\n');
}

function printArm({ version, documents, visits, failing, load_ms: times }: Arm): string {
  const load = times ? `, 75 % of pages within ${times.p75} ms` : '';
  return `  ${version}  ${documents} documents, ${visits} visits, ${failing} failing${load}`;
}
