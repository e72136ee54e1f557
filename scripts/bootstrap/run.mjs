import { existsSync } from 'node:fs';
import { CliError, runCommand, UsageError } from '../../shared/remote/terminal/cli-error.mjs';
import { endChildrenOnSignal } from './child.mjs';
import { NEEDS_NO_TOOLS, NEVER_INSTALLS } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { ROOT } from './paths.mjs';

/**
 * `node scripts/bootstrap/run.mjs <command> [arguments]`: runs `scripts/<command>.ts`. This folder is
 * plain JavaScript, because a fresh clone has no compiler (docs/decisions/0021).
 */
const [name = '', ...args] = process.argv.slice(2);

await runCommand(async () => {
  requireNode();
  if (name === '--help' || name === '-h') {
    console.log(
      'Usage: node scripts/bootstrap/run.mjs <command> [arguments]\n\npackage.json lists the commands. Each has --help.',
    );
    return;
  }
  if (!/^[\w-]+$/.test(name) || !existsSync(`${ROOT}/scripts/${name}.ts`))
    throw new UsageError(`Unknown command "${name}". package.json lists the commands.`);
  if (!NEVER_INSTALLS.has(name)) {
    const ignoreSignals = endChildrenOnSignal();
    await ensureInstalled({ tools: !NEEDS_NO_TOOLS.has(name) });
    // From here on the command handles signals.
    ignoreSignals();
  } else if (!existsSync(`${ROOT}/node_modules/@swc/core`)) {
    throw new CliError('The packages are not installed: run "npm ci".');
  }
  await import('./typescript.mjs');
  const { default: command } = await import(`../${name}.ts`);
  await command.execute(args);
});
// Open timers and connections of libraries must not keep the process alive.
process.exit();
