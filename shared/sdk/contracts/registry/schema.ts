import { z } from 'zod';
import { pageRouteSchema, storedNavEntrySchema } from '../../platform/route-schema.ts';
import type { RegistrySnapshot as PlatformSnapshot } from '../../platform/page-data.ts';
import { contract } from '../contract.ts';
import { lenient } from '../leniency.ts';
import { getRegistry } from './calls.ts';

/**
 * A route, without what only the page server reads of it. `images` is sent and not promised, for the reason below: pages in development compare it with
 * the route of their document.
 */
const RegistryRoute = z.looseObject(
  pageRouteSchema.omit({
    ...{ images: true, data: true, structured: true, sitemap: true, feeds: true },
    redirectQuery: true,
  }).shape,
);

/**
 * Without `restriction` and `offers`: pages read them from the snapshot in their document. If this
 * response had the fields, the gate would reject a shell that was built with them on an older API.
 * Open pages compare versions and do not read routes and links of this response.
 */
const RemoteInSnapshot = z.object({
  name: z.string(),
  version: z.string(),
  entry: z.string().meta({ description: 'Absolute path of the entry script' }),
  integrity: z.string().meta({ description: 'Subresource integrity of the entry' }),
  globalName: z.string(),
  routes: lenient('unchecked', z.array(RegistryRoute)),
  nav: lenient('unchecked', z.array(storedNavEntrySchema)),
  pages: z
    .record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }))
    .meta({ description: 'Page name -> absolute paths of its files' }),
});

/** The live releases that the session may see. */
export const RegistrySnapshot = z
  .object({
    revision: z.string().meta({ description: 'Changes with every change of a live release' }),
    shellVersion: z.string(),
    remotes: z.array(RemoteInSnapshot),
  })
  .meta({ id: 'RegistrySnapshot' }) satisfies z.ZodType<PlatformSnapshot>;
export type RegistrySnapshot = z.infer<typeof RegistrySnapshot>;

export const getRegistryContract = contract({
  call: getRegistry,
  summary: 'Returns the live shell and remotes that this session may see',
  response: RegistrySnapshot,
});
