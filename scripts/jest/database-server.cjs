const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { join } = require('node:path');
const { createInterface } = require('node:readline');

const ROOT = join(__dirname, '../..');
const PROGRAM = [
  ...['--conditions=@portico/source', '--import', './scripts/bootstrap/typescript.mjs'],
  'api/test/support/serve-databases.ts',
];

/** @type {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, import('node:stream').Readable, null> | undefined} */
let server;

/**
 * Starts the PostgreSQL server of a run, in whose databases tests of the API work (api/test/support/database.ts):
 * in a process of its own, which ends with this one.
 */
exports.start = async () => {
  server = spawn(process.execPath, PROGRAM, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const line = once(createInterface(server.stdout), 'line');
  const [first] = await Promise.race([line, ended]);
  if (typeof first !== 'string')
    throw new Error(`PostgreSQL was not started: the program ended with ${first}.`);
  process.env.TEST_DATABASE_TEMPLATE = first;
};

exports.stop = async () => {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.stdin.end();
  await ended;
};
