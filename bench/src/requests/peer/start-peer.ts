import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts the peer as a process of its own. Its log lines are written, but not shown. */
export async function startPeer(
  databaseUrl: string,
): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const child = fork(new URL('main.js', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
