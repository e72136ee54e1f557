/** The last released version, which `npm test -- upgrade` has built in a folder of its own. */
export function lastVersion(): { version: string; folder: string } {
  const { LAST_VERSION } = process.env;
  if (!LAST_VERSION) throw new Error('Run this by "npm test -- upgrade".');
  return JSON.parse(LAST_VERSION) as { version: string; folder: string };
}
