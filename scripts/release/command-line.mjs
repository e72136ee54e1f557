import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '../../shared/platform/remotes.js';

const PARTS = [...REMOTE_NAMES, 'shell'];

/** A command line that says nothing known. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run release -- <verb> [part] [options]

  publish <part>              build what is stale of this part, upload it (not live yet)
  promote <part> [version]    make a published version live; default: the one built here
  rollback <part> [version]   go back to the version before, or to that one
  list [part]                 live and retained versions, who released what and when
  pull [part]                 fetch the live releases into a folder

Parts: ${PARTS.join(', ')}.

  --why <words>       promote, rollback: one sentence for the record
  --expect <version>  promote, rollback: what must be live now ("none": nothing); default: what is
  --dry-run           promote, rollback: check everything, change nothing
  --dir <folder>      publish: a release that is built already
  --sha256 <hash>     publish: what release.json must hash to, as it was checked
  --to <folder>       pull: where to (default .cache/pulled)
  --from <address>    which site, instead of PORTICO_URL (default http://localhost:3000)
  --json              output that programs read

PORTICO_DEPLOY_TOKEN is the deploy key (npm run admin -- keys deploy add --remote <part>); for a site
on this machine DATA_DIR/deploy-token will do. Exit codes: 0 done, 1 failed, 2 usage, 3 it does not
fit, 4 it stands against what is there, 5 the key does not open this.`;

const VERBS = ['publish', 'promote', 'rollback', 'list', 'pull'];

/**
 * @typedef {{ verb: 'publish' | 'promote' | 'rollback' | 'list' | 'pull', part?: string,
 *   version?: string, why?: string, expect?: string, dryRun: boolean, dir?: string, sha256?: string, to?: string,
 *   from?: string, json: boolean }} Order
 */

/**
 * @param {string[]} argv
 * @returns {Order}
 * @throws {UsageError} with one sentence
 */
export function parseOrder(argv) {
  const { values, positionals } = parse(argv);
  const [verb, part, version, ...rest] = positionals;
  if (!verb) throw new UsageError('Say what to do.');
  if (!VERBS.includes(verb)) throw new UsageError(`There is no verb "${verb}".`);
  const needsPart = ['publish', 'promote', 'rollback'].includes(verb);
  if (needsPart && !part) throw new UsageError(`Name the part: ${verb} ${PARTS[0]}.`);
  if (part && !PARTS.includes(part))
    throw new UsageError(`There is no part "${part}"; there are ${PARTS.join(', ')}.`);
  const takesVersion = verb === 'promote' || verb === 'rollback';
  if (rest.length > 0 || (version && !takesVersion))
    throw new UsageError(`${verb} takes no "${rest[0] ?? version}".`);
  return {
    verb: /** @type {Order['verb']} */ (verb),
    part,
    version,
    why: values.why,
    expect: values.expect,
    dryRun: values['dry-run'] ?? false,
    dir: values.dir,
    sha256: values.sha256,
    to: values.to,
    from: values.from,
    json: values.json ?? false,
  };
}

/** @param {string[]} argv */
function parse(argv) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        expect: { type: 'string' },
        'dry-run': { type: 'boolean' },
        dir: { type: 'string' },
        sha256: { type: 'string' },
        to: { type: 'string' },
        from: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
