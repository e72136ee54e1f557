import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Where a running server leaves the address and the secret of its operator's door. */
export const ADMIN_FILE = 'admin.json';

const Door = z.object({ url: z.string(), token: z.string() });
export type AdminDoor = z.infer<typeof Door>;

/** The door of the server on this data folder, if one left its address there. */
export async function readAdminDoor(dataDir: string): Promise<AdminDoor | undefined> {
  try {
    return Door.parse(JSON.parse(await readFile(join(dataDir, ADMIN_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}
