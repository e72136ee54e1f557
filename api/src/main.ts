import 'reflect-metadata';
import { delimiter, resolve } from 'node:path';
import { loadConfig } from './core/config/config.ts';
import { describeStartError } from './core/process/describe-start-error.ts';
import { notifySupervisor } from './core/process/supervisor.ts';

const HELP = `Usage: node api/dist/main.js

Starts the API and the page server of a site. It has no options: environment variables configure it, which .env.example
describes. docs/deployment.md begins with those of a real site. Operator commands: node api/dist/cli.js --help.
`;

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(HELP);
  process.exit();
}

try {
  const config = loadConfig(process.env, { toPath: (path) => resolve(path), delimiter });
  // Imported here, so that an invalid variable is reported before the modules load.
  const { serve } = await import('./app/serve.ts');
  await serve(config);
} catch (error) {
  const message = describeStartError(error);
  if (!process.connected) process.stderr.write(`${message}\n`);
  notifySupervisor({ type: 'failed', message });
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 200);
}
