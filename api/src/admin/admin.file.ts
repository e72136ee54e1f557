import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file in which a running server publishes the address and secret of its admin endpoint. */
export const ADMIN_FILE = 'admin.json';

const AdminEndpoint = z.object({ url: z.string(), token: z.string() });
export type AdminEndpoint = z.infer<typeof AdminEndpoint>;

/** The admin endpoint of the server that uses this data folder; undefined when none published it. */
export async function readAdminEndpoint(dataDir: string): Promise<AdminEndpoint | undefined> {
  try {
    return AdminEndpoint.parse(JSON.parse(await readFile(join(dataDir, ADMIN_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}
