import { join } from 'node:path';
import { startBalancer } from '../support/balancer.ts';
import { tempFolder } from '../support/folders.ts';
import { startProcess, type ApiProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

const CLOCK = join(__dirname, 'clock.mjs');

interface Replica extends ApiProcess {
  url: string;
}

/** Starts a load balancer for processes of the built API. @param env the same of all replicas */
export async function startReplicas(env: Record<string, string>) {
  const balancer = await startBalancer();
  const running: Replica[] = [];

  const add = async () => {
    const replica = startProcess(
      { DATA_DIR: tempFolder(), SHUTDOWN_DELAY_SECONDS: '2', LOG_LEVEL: 'error', ...env },
      'main.js',
      [],
      ['--import', CLOCK],
    );
    const url = await replica.ready;
    running.push({ ...replica, url });
    balancer.add(url);
    await waitFor('the replica is in rotation', () => balancer.isReady(url));
  };
  const isReady = async ({ url }: Replica) =>
    (await (await fetch(`${url}/api/health/ready`)).text()) === '{"status":"ok"}';
  return {
    url: balancer.url,
    add,
    /** Starts a new one, then ends the oldest in good order. */
    replaceOldest: async () => {
      await add();
      const old = running.shift()!;
      old.child.kill('SIGTERM');
      expect(await old.ended).toBe(0);
      balancer.remove(old.url);
    },
    /** Kills the oldest, then starts a new one. */
    killOldest: async () => {
      const old = running.shift()!;
      old.child.kill('SIGKILL');
      expect(await old.ended).toBe('SIGKILL');
      await waitFor('the balancer has noticed', () => !balancer.isReady(old.url));
      balancer.remove(old.url);
      await add();
    },
    setClockBack: () => void running[0]!.child.kill('SIGUSR2'),
    /** Waits until no replica does without something. */
    recovered: () =>
      waitFor(
        'all replicas are ready',
        async () => (await Promise.all(running.map(isReady))).every(Boolean),
        60_000,
      ),
    /** What `/api/health/ready` of each replica answers. */
    readiness: () =>
      Promise.all(
        running.map(async ({ url }) => {
          const answer = await fetch(`${url}/api/health/ready`);
          return { status: answer.status, ...((await answer.json()) as object) };
        }),
      ),
  };
}
