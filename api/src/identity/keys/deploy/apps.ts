import { REMOTE_NAMES } from 'shared/platform';

/** The apps with releases of their own: each remote, and the shell. */
export const APPS: readonly string[] = [...REMOTE_NAMES, 'shell'];

/** The entry of a key for every app, including apps that are added later. */
export const ALL_APPS = '*';

/** Whether a key for `apps` may release `app`. */
export function covers(apps: readonly string[], app: string): boolean {
  return apps.includes(ALL_APPS) || apps.includes(app);
}
