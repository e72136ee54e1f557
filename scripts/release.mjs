import { elapsed } from './lib/steps.mjs';
import { change } from './release/change.mjs';
import { openRegistry } from './release/client.mjs';
import { parseOrder, USAGE, UsageError } from './release/command-line.mjs';
import { Failure } from './release/failure.mjs';
import { printChange, printFailure, printParts } from './release/print.mjs';
import { progress } from './release/progress.mjs';
import { publish } from './release/publish.mjs';
import { bootReleases, pull } from './release/pull.mjs';
import { CliError } from './lib/cli-error.mjs';

/** `npm run release -- publish | promote | rollback | list | pull` (docs/releases.md). */

/** Changes shown of each part: of all parts, of one. */
const MAX_CHANGES = { all: 5, one: 30 };

/**
 * @param {import('./release/command-line.mjs').Order} order
 * @param {(text: string) => void} say
 * @returns {Promise<{ json: object, text: string }>}
 */
async function obey(order, say) {
  const began = Date.now();
  const registry = openRegistry(process.env, order.from);
  const { part = '' } = order;
  switch (order.verb) {
    case 'publish': {
      const json = await publish(registry, { part, dir: order.dir, sha256: order.sha256 }, say);
      const what = json.added ? 'is published' : 'was published before, with the same bytes';
      const next = `npm run release -- promote ${part} ${json.version}`;
      const size = `${json.files} files, ${Math.ceil(json.bytes / 1024)} kB, ${elapsed(began)}`;
      return { json, text: `${part} ${json.version} ${what} (${size}).\nMake it live: ${next}` };
    }
    case 'promote':
    case 'rollback': {
      const json = await change(registry, order);
      return { json, text: printChange(json, order.dryRun, elapsed(began)) };
    }
    case 'list': {
      const json = await registry.json('GET', part ? `?name=${part}` : '');
      const most = part ? MAX_CHANGES.one : MAX_CHANGES.all;
      return { json, text: printParts(json, most) };
    }
    case 'pull': {
      const json = await pull(registry, order, say);
      const lines = json.map(
        ({ name, version, files, folder }) => `${name} ${version}: ${files} files in ${folder}`,
      );
      return { json, text: [...lines, `BOOT_RELEASES=${bootReleases(json)}`].join('\n') };
    }
  }
}

const argv = process.argv.slice(2);
const isJson = argv.includes('--json');
const bar = progress(process.stderr);
try {
  if (argv.includes('--help') || argv.includes('-h')) {
    console.log(USAGE);
  } else {
    const order = parseOrder(argv);
    const { json, text } = await obey(order, isJson ? () => undefined : bar.say);
    bar.end();
    console.log(isJson ? JSON.stringify(json) : text);
  }
} catch (error) {
  bar.end();
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } else if (error instanceof Failure) {
    if (isJson) console.log(JSON.stringify({ error: error.problem }));
    else console.error(printFailure(error.problem));
    process.exitCode = error.exitCode;
  } else {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = 1;
  }
}
