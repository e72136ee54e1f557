import { z } from 'zod';
import { navEntrySchema, pageRouteSchema } from '../../platform/route-schema.ts';
import type { RegistrySnapshot as PlatformSnapshot } from '../../platform/page-data.ts';
import { contract } from '../contract.ts';
import { getRegistry } from './calls.ts';

/**
 * Without `restriction`: pages take it from the snapshot in their document, nobody from this answer.
 * As a part of it, the gate would refuse a shell that knows it under an API that does not.
 */
const RemoteInSnapshot = z.object({
  name: z.string(),
  version: z.string(),
  entry: z.string().meta({ description: 'Absolute path of the entry script' }),
  integrity: z.string().meta({ description: 'Subresource integrity of the entry' }),
  globalName: z.string(),
  routes: z.array(pageRouteSchema),
  nav: z.array(navEntrySchema),
  pages: z
    .record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }))
    .meta({ description: 'Page to the absolute paths of the files that it needs' }),
});

/** The live releases that the asking session may see. */
export const RegistrySnapshot = z
  .object({
    revision: z.string().meta({ description: 'Changes when what is live changes' }),
    shellVersion: z.string(),
    remotes: z.array(RemoteInSnapshot),
  })
  .meta({ id: 'RegistrySnapshot' }) satisfies z.ZodType<PlatformSnapshot>;
export type RegistrySnapshot = z.infer<typeof RegistrySnapshot>;

export const getRegistryContract = contract({
  call: getRegistry,
  summary: 'The live shell and remotes, as the pages of this session see them',
  response: RegistrySnapshot,
});
