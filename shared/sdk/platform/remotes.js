/**
 * The remotes of this repository: the single list for build, lint, tests, dead-code check,
 * workflows, release and dev. Plain JavaScript, because scripts read it before anything is
 * installed or built.
 *
 * Which remotes exist on a site is data of its installation: a start of the API adds those of this
 * list that are missing, and operators add others (`npm run admin -- remotes add`). `mounts` and
 * `restriction` are the rules with which a remote of this list is added; afterwards the database
 * stores them. A restricted remote is visible to team members only: others can neither fetch its
 * code, nor see its pages or its name.
 */
export const REMOTES = /** @type {const} */ ({
  'mfe-public': {},
  'mfe-tools': {},
  'mfe-commerce': {},
  'mfe-staff': { mounts: ['/staff'], restriction: 'team' },
});

/** In build order. */
export const REMOTE_NAMES = /** @type {(keyof typeof REMOTES)[]} */ (Object.keys(REMOTES));
