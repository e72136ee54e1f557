import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The demo's pack. Resolves from the sources and from the build, which have the same folder depth. */
const DEMO = new URL('../../../../sites/juno/', import.meta.url);

export const siteDirShape = {
  SITE_DIR: [z.string().optional(), 'the folder of a site pack'],
} as const;

/** The folder of the site pack. Only the sandbox has a default, the demo's. @returns an absolute path */
export function siteDirOf(
  { SITE_DIR, SANDBOX }: { SITE_DIR?: string | undefined; SANDBOX: '0' | '1' },
  toPath: (path: string) => string,
): string | undefined {
  if (SITE_DIR !== undefined) return toPath(SITE_DIR);
  return SANDBOX === '1' ? fileURLToPath(DEMO) : undefined;
}
