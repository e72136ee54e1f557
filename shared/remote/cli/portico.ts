#!/usr/bin/env node
import { Command } from 'commander';
import { runCommand } from '../terminal/cli-error.mjs';
import { createCommand } from '../terminal/command.ts';
import { elapsed } from '../terminal/progress.mjs';
import { build } from './build.ts';
import { check } from './check.ts';
import { devCommand } from './dev.ts';
import { previewCommand } from './preview.ts';
import { releaseCommand } from './release.ts';

async function buildHere() {
  const began = Date.now();
  const { version, isNew } = await build();
  console.log(isNew ? `built ${version} in ${elapsed(began)}` : `${version} is built already`);
}

const portico = createCommand('portico', {
  description: 'Shows, builds, checks and releases the remote of this folder.',
  environment: {
    PORTICO_URL: 'the site of a release',
    PORTICO_DEPLOY_TOKEN: 'a deploy key for this remote; an operator of the site makes it',
    PORTICO_SESSION:
      'for dev and preview with a site on another machine: the value of its session cookie, to be signed in',
  },
  examples: [
    ['portico dev --against https://portico.example', 'inside that site, which is only read'],
    ['portico build', 'into dist'],
    ['portico preview --against https://portico.example', 'that release inside that site'],
    ['portico check', 'types, lint, allowed imports'],
    ['portico release publish', 'uploads it; it is not live yet'],
    ['portico release promote --why "New texts"', 'makes it live'],
    ['portico release rollback', 'back to the version before'],
  ],
  notes:
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 it does not fit, 4 it conflicts with what is live,\n5 the key does not allow it.',
})
  .addCommand(new Command('build').description('builds the release into dist').action(buildHere))
  .addCommand(new Command('check').description('types, lint, allowed imports').action(check))
  .addCommand(devCommand())
  .addCommand(previewCommand())
  .addCommand(releaseCommand());

await runCommand(() => portico.execute(process.argv.slice(2)));
// A timer or a connection of a library must not keep the process.
process.exit();
