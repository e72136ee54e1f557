/**
 * The remotes of this repository: the one list that build, lint, tests, dead-code check, workflows,
 * release and dev use. Plain JavaScript, because scripts read it before
 * anything is installed or built.
 *
 * Which remotes exist on a site is data of its installation: a start of the API adds those of this list
 * that are missing, and operators add others (`npm run admin -- remotes add`). `mounts` and `restriction`
 * are the rules with which a remote of this list is added; from then on the database holds them. A
 * restricted remote exists for team members only: nobody else can fetch its code, see its pages or read
 * its name.
 */
export const REMOTES = /** @type {const} */ ({
  'mfe-public': {},
  'mfe-tools': {},
  'mfe-commerce': {},
  'mfe-staff': { mounts: ['/staff'], restriction: 'team' },
});

/** In build order. */
export const REMOTE_NAMES = /** @type {(keyof typeof REMOTES)[]} */ (Object.keys(REMOTES));
