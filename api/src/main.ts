import 'reflect-metadata';
import { delimiter, resolve } from 'node:path';
import { loadConfig } from './core/config/config.ts';
import { describeStartError } from './core/process/describe-start-error.ts';
import { notifySupervisor } from './core/process/supervisor.ts';

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
