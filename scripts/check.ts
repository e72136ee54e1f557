import { availableParallelism } from 'node:os';
import { REMOTE_NAMES } from '../shared/sdk/platform/remotes.js';
import { endChildrenOnSignal, runChild } from './bootstrap/child.mjs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { elapsed } from '../shared/remote/terminal/progress.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';

interface Check {
  name: string;
  /** Arguments of Node. */
  args: string[];
}

const bin = (path: string) => `${ROOT}/node_modules/${path}`;
const RUN = 'scripts/bootstrap/run.mjs';
const TEMPLATE = 'shared/create-portico-remote/tsconfig.template.json';

/** Folders whose imports must follow .dependency-cruiser.mjs. */
const STRUCTURED = [
  'api/src',
  'shell',
  ...REMOTE_NAMES,
  'shared',
  'sandbox',
  'e2e',
  'bench',
  'scripts',
];

/** Longest first, so that all cores finish at about the same time. */
const CHECKS: Check[] = [
  {
    name: 'lint and allowed imports',
    args: [bin('eslint/bin/eslint.js'), '--max-warnings=0', '.'],
  },
  { name: 'types, and lint with types', args: [bin('oxlint/bin/oxlint'), '--deny-warnings'] },
  {
    name: 'dead code',
    args: [bin('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    // oxlint would take the template's own tsconfig.json, which reads the types of packed packages.
    name: 'types of the template',
    args: [bin('typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', TEMPLATE],
  },
  {
    name: 'structure',
    args: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.mjs', ...STRUCTURED],
    ],
  },
  { name: 'packages', args: [RUN, 'packages'] },
  { name: 'formatting', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'list of remotes', args: [RUN, 'check-remotes'] },
  { name: 'workflows', args: [RUN, 'check-workflows'] },
  { name: 'migrations', args: [RUN, 'check-migrations'] },
  { name: 'licenses', args: [RUN, 'check-licenses'] },
  { name: 'requirements and tests', args: [RUN, 'spec-map', '--check'] },
  { name: 'references', args: [RUN, 'check-references'] },
  { name: 'spelling', args: [RUN, 'check-spelling'] },
];

async function check(): Promise<void> {
  endChildrenOnSignal();
  const began = Date.now();
  const waiting = [...CHECKS];
  const failed: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, args } = next;
      const start = Date.now();
      const { code, output } = await runChild(process.execPath, args, { ownGroup: false });
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}  (${elapsed(start)})`);
      if (code === 0) continue;
      failed.push(name);
      console.log(output.trimEnd().replace(/^/gm, '        '));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  if (failed.length) throw new CliError(`\nFailed: ${failed.join(', ')} (${elapsed(began)})`);
  console.log(`\nAll checks passed (${elapsed(began)})`);
}

export default createCommand('npm run check --', {
  description:
    'Checks types, lint rules, allowed imports, structure, packages, the list of remotes, migrations, licenses, formatting, dead code, requirements and their tests, references, and spelling. Runs all checks, even if one fails.',
  examples: [['npm run check', 'before every commit']],
}).action(check);
