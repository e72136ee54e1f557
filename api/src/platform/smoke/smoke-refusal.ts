import { nameOf } from '@portico/sdk/platform';
import type { Refusal } from '@portico/sdk/platform';
import type { SmokeRunRow } from './smoke-run.repository.ts';

/** Maximum number of pages that a refusal describes. */
const MAX_PAGES = 5;

interface SmokeRuns {
  newest?: SmokeRunRow;
  /** The newest run with a verdict. */
  judged?: SmokeRunRow;
}

/**
 * Why a version must not become live.
 * @param isRequired a promote needs a passed run; otherwise only a failed one counts
 * @param addressOf a picture
 */
export function smokeRefusals(
  release: { name: string; version: string },
  { newest, judged }: SmokeRuns,
  {
    isRequired,
    pictures,
    addressOf,
  }: {
    isRequired: boolean;
    pictures: readonly { id: number; path: string; width: number }[];
    addressOf: (picture: number) => string;
  },
): Refusal[] {
  const again = `npm run release -- smoke ${release.name} ${release.version} --again`;
  const refuse = (detail: string, fix: string): Refusal[] => [
    { rule: 'smoke', release: nameOf(release), detail, fix },
  ];
  if (judged?.state === 'failed') {
    const failed = judged.verdict?.pages.filter(({ findings }) => findings.length > 0) ?? [];
    const pages = failed.slice(0, MAX_PAGES).map(({ path, findings }) => {
      const shown = pictures.filter((picture) => picture.path === path);
      const seen = shown.map(({ id, width }) => `${addressOf(id)} (${width} px)`).join(', ');
      const words = findings.map(({ rule, words }) => `${rule}: ${words}`).join(' ');
      return `${path}: ${words}${seen && ` Screenshots: ${seen}.`}`;
    });
    if (failed.length > pages.length)
      pages.push(`${failed.length - pages.length} more pages failed.`);
    return refuse(
      `The smoke run of ${nameOf(release)} failed. ${pages.join(' ')}`,
      `Publish a fixed version. If the release is not the cause, request another run: ${again}`,
    );
  }
  if (!isRequired || judged) return [];
  if (!newest) {
    return refuse(`${nameOf(release)} has no smoke run.`, `Request a run: ${again}`);
  }
  if (newest.state === 'aborted') {
    return refuse(
      `The smoke run of ${nameOf(release)} was aborted: ${newest.reason ?? 'no reason was recorded.'}`,
      `Check the workers and request another run: ${again}`,
    );
  }
  if (newest.state === 'running') {
    return refuse(
      `The worker "${newest.worker}" is loading the pages of ${nameOf(release)}.`,
      'Promote it when the run has passed; "release list" shows it.',
    );
  }
  return refuse(
    `The smoke run of ${nameOf(release)} is pending.`,
    'Promote it when the run has passed. If no worker is running, start one: npm run smoke -- --url <address of the site>',
  );
}
