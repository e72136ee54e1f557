/** As `REMOTE_NAME` of `@portico/sdk/platform`; this package has no dependencies. */
const NAME = /^mfe-[a-z][a-z0-9-]{0,30}$/;
const MOUNT = /^(\/[a-z0-9][a-z0-9-]*)+$/;
/** Reserved for the site. */
const TAKEN = /^\/(api|mfe|shell|cdn|metrics|brand)(\/|$)/;

/**
 * Why a remote cannot have a name.
 * @param {string} name
 * @returns {string | undefined} undefined for a valid name
 */
export const nameProblem = (name) =>
  NAME.test(name)
    ? undefined
    : `"${name}" is not a valid remote name: use "mfe-" followed by a lower-case letter and at most 30 lower-case letters, digits and hyphens, such as mfe-events.`;

/**
 * Why a remote cannot have a mount.
 * @param {string} mount
 * @returns {string | undefined} undefined for a valid mount
 */
export function mountProblem(mount) {
  if (!MOUNT.test(mount))
    return `"${mount}" is not a valid mount: use a path of lower-case letters, digits and hyphens without a trailing slash, such as /events.`;
  return TAKEN.test(mount)
    ? `"${mount}" is reserved for the site: choose another mount.`
    : undefined;
}
