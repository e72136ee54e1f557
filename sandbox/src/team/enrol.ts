import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoTeam } from '../people/members.ts';

/** The operator's door of a running API (`api/src/admin/admin.server.ts`). */
interface Door {
  url: string;
  token: string;
}

/**
 * Makes the demo team's members at the first start, as an operator would: membership never comes
 * from the bot (DESIGN §5). Who was taken out later stays out.
 * @throws where the door cannot be found or refuses
 */
export async function enrolDemoTeam(dataDir: string): Promise<void> {
  const door = JSON.parse(await readFile(join(dataDir, 'admin.json'), 'utf8')) as Door;
  const members = (await order(door, { verb: 'staff list' })) as unknown[];
  // The one who is named first is there from the start.
  if (members.length > 1) return;
  for (const { id, rank } of demoTeam) await order(door, { verb: 'staff add', id, rank });
}

async function order({ url, token }: Door, words: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(words),
  });
  if (!answer.ok) throw new Error(`The operator's door answers ${answer.status}`);
  return answer.json();
}
