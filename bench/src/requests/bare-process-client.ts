import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Statement } from '../staff/bare.ts';

/** What the bare server does for one address. */
export interface BareAnswer {
  status: number;
  /** Alternating names and values, as `writeHead` takes them. */
  headers: string[];
  /** Base64. */
  body: string;
  statements: Statement[];
}

/** Starts the process of the bare server. @param answers by the address that it answers */
export async function startBareProcess(
  databaseUrl: string,
  answers: Map<string, BareAnswer>,
): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const child = fork(new URL('bare-process.js', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  child.send([...answers]);
  await once(child, 'message');
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
