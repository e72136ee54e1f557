#!/usr/bin/env node
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { nameProblem, mountProblem } from './problems.mjs';
import { writeRemote } from './write-remote.mjs';

const USAGE = `Usage: npm create portico-remote [folder] -- [options]

Creates a Portico remote with a page, an API call, a test and a workflow.

  --name <name>    name of the remote, for example mfe-events
  --mount <path>   path of its pages, for example /events
  --yes            do not prompt; requires --name, from which the mount is derived
  --help

The default folder is the name of the remote.`;

/** Invalid arguments or input: its message is printed alone, with exit code 2. */
class UsageError extends Error {}

async function main() {
  const { values, positionals } = parse();
  if (values.help) return console.log(USAGE);
  const { name, mount } = await answers(values);
  const folder = resolve(positionals[0] ?? name);
  writeRemote(folder, { name, mount });
  console.log(`Created ${name} in ${folder}. Next:

  cd ${positionals[0] ?? name}
  npm install
  npm test
  npm run build`);
}

function parse() {
  try {
    const all = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        mount: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (all.positionals.length > 1) throw new Error('Specify at most one folder.');
    return all;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/**
 * The values of the flags, and of prompts for missing flags.
 * @param {{ name?: string, mount?: string, yes?: boolean }} flags
 */
async function answers({ name, mount, yes }) {
  const mayAsk = !yes && process.stdin.isTTY;
  const terminal = mayAsk
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const given = await answer(name, nameProblem, '--name', () =>
      terminal?.question('Name of the remote (mfe-events): '),
    );
    const usual = `/${given.replace(/^mfe-/, '')}`;
    const path = await answer(mount, mountProblem, '--mount', async () =>
      terminal ? (await terminal.question(`Mount (${usual}): `)) || usual : usual,
    );
    return { name: given, mount: path };
  } finally {
    terminal?.close();
  }
}

/**
 * @param {string | undefined} flag
 * @param {(value: string) => string | undefined} problemOf
 * @param {string} option
 * @param {() => Promise<string> | undefined} prompt
 */
async function answer(flag, problemOf, option, prompt) {
  const value = flag ?? (await prompt());
  if (value === undefined) throw new UsageError(`Missing ${option}.\n\n${USAGE}`);
  const problem = problemOf(value);
  if (problem) throw new UsageError(problem);
  return value;
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
