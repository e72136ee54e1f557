import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { spawn } from 'node:child_process';
import { findBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal, runChild } from './lib/child.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { CliError, run } from './lib/cli-error.mjs';

/**
 * `npm run bench [-- --json] [--rounds N]`: ratios, measured side by side in one run.
 * `npm run bench -- --staff`: the back-office on ten million lines, on a PostgreSQL of its own.
 * `npm run bench -- --invoices`: one person's list of 100,000 invoices, likewise.
 * `npm run bench -- --bodies`: bodies of 8 MB alone, which the first run measures too.
 * `npm run bench -- --lighthouse`: Lighthouse's figures of the public pages.
 */
const args = process.argv.slice(2);
const asJson = args.includes('--json');
const rounds = args[args.indexOf('--rounds') + 1];

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/**
 * Starts the product as a visitor of a fresh copy would.
 * @param {number} port
 * @param {string} dataDir
 */
async function startProduct(port, dataDir) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('Portico is running')) break;
  }
  if (child.exitCode !== null) throw new CliError(`The product did not start:\n${output}`);
  return child;
}

endChildrenOnSignal();
await run(async () => {
  requireNode();
  if (asJson) console.log = console.error;
  await prepare();
  /** @param {string} usual */
  const roundsOf = (usual) => (args.includes('--rounds') ? rounds : usual);
  if (args.includes('--staff')) {
    const env = { ROOT, ROUNDS: roundsOf('60'), SCALE: process.env.SCALE ?? '1' };
    return (await runChild(process.execPath, ['bench/dist/staff/main.js'], { show: true, env }))
      .code;
  }
  if (args.includes('--invoices')) {
    const env = { ROOT, ROUNDS: roundsOf('7') };
    return (await runChild(process.execPath, ['bench/dist/invoices/main.js'], { show: true, env }))
      .code;
  }
  if (args.includes('--bodies')) {
    const env = { ROOT, ROUNDS: roundsOf('7') };
    return (await runChild(process.execPath, ['bench/dist/bodies/main.js'], { show: true, env }))
      .code;
  }
  const browser = await findBrowser();
  if (!browser) throw new CliError('There is no browser: run "npm run browser:install".');
  const dataDir = mkdtempSync(`${tmpdir()}/portico-bench-`);
  const port = await freePort();
  const product = await startProduct(port, dataDir);
  try {
    const [entry, usual] = args.includes('--lighthouse')
      ? ['lighthouse/main.js', '3']
      : ['main.js', '7'];
    const { code } = await runChild(process.execPath, [`bench/dist/${entry}`], {
      show: true,
      env: {
        PRODUCT_URL: `http://localhost:${port}`,
        BROWSER_PATH: browser,
        ROOT,
        ROUNDS: roundsOf(usual),
        JSON_OUTPUT: asJson ? '1' : '',
      },
    });
    return code;
  } finally {
    product.kill('SIGTERM');
    await once(product, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
