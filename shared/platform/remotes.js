/**
 * The remotes of this repository: the one list that build, lint, tests, dead-code check, workflows,
 * release and dev use. Plain JavaScript, because scripts read it before
 * anything is installed or built.
 *
 * A new remote is a folder of the same name and a line here. The name is its workspace folder, its
 * release channel and the label of its error card.
 *
 * `mounts` and `restriction` are the initial rules of its channel; from then on the installation's
 * database holds them. A restricted remote exists for team members only: nobody else can fetch its
 * code, see its pages or read its name.
 */
export const REMOTES = /** @type {const} */ ({
  'mfe-public': {},
  'mfe-tools': {},
  'mfe-commerce': {},
  'mfe-staff': { mounts: ['/staff'], restriction: 'team' },
});

/** @typedef {keyof typeof REMOTES} RemoteName */

/** In build order. */
export const REMOTE_NAMES = /** @type {RemoteName[]} */ (Object.keys(REMOTES));
