import { InvalidArgumentError, Option, type Command } from 'commander';
import { builtVersion } from './change.mjs';
import type { Registry } from './client.mjs';
import type { CreatedPreview, ListedPreview } from './preview-answers.ts';
import { printEnded, printPreview, printPreviews } from './print.ts';
import type { Result, ReportOptions } from './report.ts';

export interface PreviewOptions extends ReportOptions {
  with?: Record<string, string>;
  /** Seconds. */
  for?: number;
  to?: string;
  note?: string;
  list?: boolean;
  end?: string;
}

const UNITS: Record<string, number> = { m: 60, h: 3600, d: 86_400 };

/** @param text `90m`, `12h` or `3d`. @returns seconds */
function parseTime(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (UNITS[unit] ?? 0);
  if (seconds > 0) return seconds;
  throw new InvalidArgumentError('Use a duration such as 90m, 12h or 3d.');
}

function parseRelease(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [name, version, ...rest] = text.split('@');
  if (name && version && rest.length === 0) return { ...before, [name]: version };
  throw new InvalidArgumentError('Use <app>@<version>.');
}

/** Adds the options of the command `preview`. */
export const withPreviewOptions = (command: Command): Command =>
  command
    .option(
      '--with <app@version>',
      'also show a version of another app; may be repeated',
      parseRelease,
    )
    .option(
      '--for <time>',
      'how long the link is valid, for example 90m, 12h or 3d (default: 3d)',
      parseTime,
    )
    .option('--to <path>', 'the page that the link leads to (default: /)')
    .option('--note <text>', 'what the link is for')
    .addOption(new Option('--list', 'list the valid links').conflicts('end'))
    .option('--end <id>', 'end a link immediately');

/**
 * Creates, lists or ends links to a version that is not live.
 * @param dir the built release, for a link without a version
 * @param command that ends a link, up to its id
 */
export async function preview(
  registry: Registry,
  { app, version, dir }: { app: string; version?: string | undefined; dir: string },
  { with: others, for: seconds, to, note, list, end }: PreviewOptions,
  command: string,
): Promise<Result> {
  const path = `/${app}/previews`;
  if (list) {
    const json = await registry.json<ListedPreview[]>('GET', path);
    return { json, text: printPreviews(app, json) };
  }
  if (end !== undefined) {
    const json = await registry.json<{ id: string }>(
      'DELETE',
      `${path}/${encodeURIComponent(end)}`,
    );
    return { json, text: printEnded(json) };
  }
  const shown = version ?? builtVersion('preview', app, dir);
  const json = await registry.json<CreatedPreview>('POST', path, {
    ...{ version: shown, with: others, seconds, to, note },
  });
  return { json, text: printPreview(`${app} ${shown}`, json, command) };
}
