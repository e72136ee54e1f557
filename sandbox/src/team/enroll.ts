import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoTeam } from '../people/members.ts';

/** The admin server of a running API (`api/src/admin/admin.server.ts`). */
interface AdminServer {
  url: string;
  token: string;
}

/**
 * Adds the demo team's members at the first start, like an operator, because the bot cannot change
 * membership. Members who were removed later are not added again.
 * @throws if the admin server is missing or rejects a command
 */
export async function enrollDemoTeam(dataDir: string): Promise<void> {
  const admin = JSON.parse(await readFile(join(dataDir, 'admin.json'), 'utf8')) as AdminServer;
  const members = (await runCommand(admin, { name: 'staff list' })) as unknown[];
  // The first Owner always exists.
  if (members.length > 1) return;
  for (const { id, rank } of demoTeam) await runCommand(admin, { name: 'staff add', id, rank });
}

async function runCommand(
  { url, token }: AdminServer,
  command: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  if (!response.ok) throw new Error(`The admin server responded with ${response.status}`);
  return response.json();
}
