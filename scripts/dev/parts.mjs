import { RELEASED, WORKSPACES } from '../lib/workspaces.mjs';
import { CliError } from '../lib/cli-error.mjs';

/** Node workspaces that run; a change of one starts it again. */
const SERVED = ['api', 'sandbox'];
/** Rooms of `shared` that the API is made of as well. */
const API_ROOMS = /^shared\/(contracts|platform|rules)\//;
const SANDBOX_ROOMS = /^shared\/contracts\//;
const TEST = /\.test\.tsx?$|^api\/test\//;

/**
 * What is worked on.
 * @param {string[]} names as given; none: everything
 * @returns {string[]}
 * @throws {CliError}
 */
export function editedParts(names) {
  const possible = [...RELEASED, ...SERVED];
  const unknown = names.filter((name) => !possible.includes(name));
  if (unknown.length > 0)
    throw new CliError(
      `There is no part ${unknown.join(', ')}; there are ${Object.keys(WORKSPACES)
        .filter((name) => possible.includes(name))
        .join(', ')}.`,
    );
  return names.length > 0 ? possible.filter((name) => names.includes(name)) : possible;
}

/**
 * What a changed file means.
 * @param {string} file path below the root
 * @param {readonly string[]} edited the parts that are worked on
 * @returns {string[]} the parts to build anew; `shared` first where it has to be
 */
export function partsToRebuild(file, edited) {
  if (TEST.test(file)) return [];
  const [first = ''] = file.split('/');
  if (first !== 'shared') return edited.includes(first) ? [first] : [];
  const readers = edited.filter((part) => {
    if (part === 'api') return API_ROOMS.test(file);
    return part === 'sandbox' ? SANDBOX_ROOMS.test(file) : true;
  });
  return readers.length > 0 ? ['shared', ...readers] : [];
}
