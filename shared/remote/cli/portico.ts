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
  console.log(isNew ? `built ${version} in ${elapsed(began)}` : `${version} is up to date`);
}

const portico = createCommand('portico', {
  description: 'Shows, builds, checks and releases the remote of this folder.',
  environment: {
    PORTICO_URL: 'the site to release on',
    PORTICO_DEPLOY_TOKEN: 'a deploy key for this remote, created by an operator of the site',
    PORTICO_SESSION:
      'dev and preview against a remote site: the value of its session cookie, to be signed in',
  },
  examples: [
    [
      'portico dev --against https://portico.example',
      'shows the remote inside that site, without changing it',
    ],
    ['portico build', 'builds into dist'],
    [
      'portico preview --against https://portico.example',
      'shows the built release inside that site',
    ],
    ['portico check', 'checks types, lint rules and allowed imports'],
    ['portico release publish', 'uploads it, without making it live'],
    ['portico release promote --why "New texts"', 'makes it live'],
    ['portico release rollback', 'makes the previous version live again'],
  ],
  notes:
    'Exit codes: 0 success, 1 failure, 2 invalid usage, 3 release rejected, 4 conflict with the live version,\n5 not permitted by the key.',
})
  .addCommand(new Command('build').description('build the release into dist').action(buildHere))
  .addCommand(
    new Command('check').description('check types, lint rules and allowed imports').action(check),
  )
  .addCommand(devCommand())
  .addCommand(previewCommand())
  .addCommand(releaseCommand());

await runCommand(() => portico.execute(process.argv.slice(2)));
// Open timers and connections of libraries must not keep the process alive.
process.exit();
