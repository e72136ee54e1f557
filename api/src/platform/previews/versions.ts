import { SITE } from '@portico/sdk/contracts/site-releases/version';

/** App, or `site` -> version: what a preview shows in place of what is live. */
export type Versions = Readonly<Record<string, string>>;

/** The apps of a preview with their versions: all but the site pack. */
export const appsOf = (versions: Versions): [name: string, version: string][] =>
  Object.entries(versions).filter(([name]) => name !== SITE);
