import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A process of the built API with a database. */
export interface Product {
  url: string;
  pid: number;
  /** Current memory in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/**
 * @param databaseUrl empty string: the embedded database
 * @param flags flags of Node
 * @param variables additional environment variables
 */
export async function startProduct(
  root: string,
  databaseUrl: string,
  dataDir: string,
  flags: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const child = spawn(process.execPath, [...flags, 'api/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      NEW_DATABASE: '1',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      ...variables,
    },
    // The lines of requests are written, but not shown.
    stdio: ['ignore', variables.LOG_LEVEL === 'info' ? 'ignore' : 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null) throw new Error('the API did not start');
    await pause(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
