import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type ApiProcess } from './process.ts';
import { shopEnv, type Shop } from './shop.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'portico-kill-'));

/**
 * Starts a replica of a shop in a process of its own, which a test kills.
 * @param env with the `DATABASE_URL` of the shop
 */
export async function startVictim(
  { stripe, discord }: Shop,
  env: Record<string, string>,
): Promise<ApiProcess & { url: string }> {
  const victim = startProcess({
    ...{ DATA_DIR: newFolder(), LOG_LEVEL: 'silent' },
    ...shopEnv(stripe, discord),
    ...env,
  });
  return { ...victim, url: await victim.ready };
}

/** The environment of a process that kills itself before or after its first answer at an address. */
export function killingAt(address: string, when: 'before' | 'after'): { NODE_OPTIONS: string } {
  const file = join(newFolder(), 'kill.mjs');
  writeFileSync(
    file,
    `import { ServerResponse } from 'node:http';
     const { end } = ServerResponse.prototype;
     ServerResponse.prototype.end = function (...all) {
       const hit = this.req?.url === '${address}';
       if (hit && ${when === 'before'}) process.kill(process.pid, 'SIGKILL');
       const result = end.apply(this, all);
       if (hit) this.on('finish', () => process.kill(process.pid, 'SIGKILL'));
       return result;
     };`,
  );
  return { NODE_OPTIONS: `--import ${file}` };
}
