import { Option } from 'commander';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { endChildrenOnSignal, runChild } from './bootstrap/child.mjs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { findBrowser } from './browser/find-browser.ts';
import { prepare } from './build/prepare.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { freePort } from './start/free-port.ts';

interface Options {
  json?: boolean;
  rounds?: string;
  staff?: boolean;
  invoices?: boolean;
  bodies?: boolean;
  years?: boolean;
  requests?: boolean;
  lighthouse?: boolean;
  before?: string;
}

/** Benchmarks that need no running product, with their usual rounds. */
const WITHOUT_PRODUCT = { staff: '60', invoices: '7', bodies: '7', requests: '15', years: '20' };

async function bench({
  json = false,
  rounds,
  lighthouse,
  before,
  ...options
}: Options): Promise<void> {
  endChildrenOnSignal();
  await prepare();
  for (const [name, usual] of Object.entries(WITHOUT_PRODUCT)) {
    if (!options[name as keyof typeof WITHOUT_PRODUCT]) continue;
    const env = { ROOT, ROUNDS: rounds ?? usual, SCALE: process.env.SCALE ?? '1' };
    return runBench(`${name}/main.js`, env);
  }
  const browser = await findBrowser();
  if (!browser) throw new CliError('No browser found: run "npm run browser:install".');
  const product = await startProduct(ROOT);
  let other: Product | undefined;
  try {
    if (before !== undefined) other = await startProduct(resolve(before));
    const env = {
      ROOT,
      PRODUCT_URL: product.url,
      BROWSER_PATH: browser,
      JSON_OUTPUT: json ? '1' : '',
    };
    if (other) {
      await runBench('before/main.js', { ...env, BEFORE_URL: other.url, ROUNDS: rounds ?? '7' });
    } else if (lighthouse) await runBench('lighthouse/main.js', { ...env, ROUNDS: rounds ?? '3' });
    else await runBench('main.js', { ...env, ROUNDS: rounds ?? '7' });
  } finally {
    await product.stop();
    await other?.stop();
  }
}

async function runBench(entry: string, env: Record<string, string>): Promise<void> {
  const options = { show: true, env };
  const { code } = await runChild(process.execPath, [`bench/dist/${entry}`], options);
  process.exitCode = code;
}

interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the product of a checkout with its defaults, with a separate port and data folder. */
async function startProduct(root: string): Promise<Product> {
  const dataDir = mkdtempSync(`${tmpdir()}/portico-bench-`);
  const port = await freePort();
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...args] = scripts.start.split(' ');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('Portico is running')) break;
  }
  if (child.exitCode !== null) throw new CliError(`The product did not start:\n${output}`);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export default createCommand('npm run bench --', {
  description: 'Measures ratios side by side in one run (docs/benchmarks.md).',
  environment: {
    SCALE: 'staff: share of the ten million lines (default 1)',
    CHROMIUM_PATH: 'the browser',
  },
  examples: [
    ['npm run bench', 'runs all measurements of browser and API'],
    ['npm run bench -- --json --rounds 3', 'fewer repetitions, machine-readable'],
    ['npm run bench -- --staff', 'the back-office'],
  ],
})
  .option('--rounds <n>', 'repetitions of each measurement')
  .option('--json', 'machine-readable output')
  .addOption(
    new Option(
      '--staff',
      'only the back-office: ten million lines in a temporary PostgreSQL',
    ).conflicts(['invoices', 'bodies', 'requests', 'lighthouse']),
  )
  .addOption(
    new Option('--invoices', 'only the invoice list of a user with 100,000 invoices').conflicts([
      'bodies',
      'requests',
      'lighthouse',
    ]),
  )
  .addOption(
    new Option('--bodies', 'only bodies of 8 MB, which the default run includes').conflicts([
      'requests',
      'lighthouse',
    ]),
  )
  .addOption(
    new Option(
      '--requests',
      'only calls of the API to a bare server, which the default run includes',
    ).conflicts('lighthouse'),
  )
  .addOption(
    new Option(
      '--years',
      'only a site that is three years old: sizes of tables, pages, backup and restore',
    ).conflicts(['staff', 'invoices', 'bodies', 'requests', 'lighthouse']),
  )
  .addOption(
    new Option(
      '--before <folder>',
      'compare cold loads with another checkout, already installed and built',
    ).conflicts(['lighthouse', 'json']),
  )
  .option('--lighthouse', 'run Lighthouse on the public pages')
  .action(bench);
