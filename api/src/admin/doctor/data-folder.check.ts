import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, problem, type Finding } from '../../core/doctor/finding.ts';

/** Room for releases, caches and, without PostgreSQL, the database to grow. */
const NEEDED_BYTES = 500_000_000;

/** Whether `DATA_DIR` can be written and its disk has space. A missing folder is not created. */
export async function checkDataFolder(
  dataDir: string,
  freeBytes: (folder: string) => Promise<number>,
): Promise<Finding> {
  const folder = existingFolder(dataDir);
  const failure = await writeFailure(folder);
  if (failure) {
    return problem(
      'data-folder',
      `The data folder ${dataDir} cannot be written (${failure}).`,
      `Give the user of this process the right to write ${folder}, or set DATA_DIR to another folder.`,
    );
  }
  const free = await freeBytes(folder);
  return free < NEEDED_BYTES
    ? problem(
        'data-folder',
        `The disk of ${dataDir} has ${megabytes(free)} left.`,
        `Free at least ${megabytes(NEEDED_BYTES)}, or set DATA_DIR to a folder on a larger disk.`,
      )
    : ok('data-folder', `${dataDir} can be written, and its disk has ${megabytes(free)} left.`);
}

/** The folder itself, or the closest one above it that exists. */
const existingFolder = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : existingFolder(dirname(path));

async function writeFailure(folder: string): Promise<string | undefined> {
  const probe = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'Written by "npm run doctor".');
    await rm(probe);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown error';
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000).toLocaleString('en')} MB`;
