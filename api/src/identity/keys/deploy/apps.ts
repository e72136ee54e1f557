import { APP_NAME, APP_NAME_EXPECTED } from '@portico/sdk/platform';

/** The entry of a key for every app, including apps that are added later. */
export const ALL_APPS = '*';

/** Whether a key for `apps` may release `app`. */
export function covers(apps: readonly string[], app: string): boolean {
  return apps.includes(ALL_APPS) || apps.includes(app);
}

/** Says that an app does not exist, and how to fix it. */
export function unknownAppSentence(name: string): string {
  if (!APP_NAME.test(name)) {
    return `"${name.slice(0, 50)}" is not a valid app name: use ${APP_NAME_EXPECTED}.`;
  }
  const path = name.replace(/^mfe-/, '/');
  return `Remote ${name} does not exist on this site; an operator can add it with \`npm run admin -- remotes add ${name} --mount ${path}\`.`;
}
