/** As `REMOTE_NAME` of `@portico/sdk/platform`; this package has no dependencies. */
const NAME = /^mfe-[a-z][a-z0-9-]{0,30}$/;
const MOUNT = /^(\/[a-z0-9][a-z0-9-]*)+$/;
/** Belong to the site. */
const TAKEN = /^\/(api|mfe|shell|cdn|metrics|brand)(\/|$)/;

/**
 * Why a remote cannot have a name.
 * @param {string} name
 * @returns {string | undefined} undefined: it can
 */
export const nameProblem = (name) =>
  NAME.test(name)
    ? undefined
    : `"${name}" is no name of a remote: it is "mfe-", a lower-case letter and at most 30 lower-case letters, digits and hyphens, as in mfe-events.`;

/**
 * Why a remote cannot have a mount.
 * @param {string} mount
 * @returns {string | undefined} undefined: it can
 */
export function mountProblem(mount) {
  if (!MOUNT.test(mount))
    return `"${mount}" is no mount: it is a path of lower-case letters, digits and hyphens without a slash at its end, as in /events.`;
  return TAKEN.test(mount) ? `"${mount}" belongs to the site: choose another mount.` : undefined;
}
