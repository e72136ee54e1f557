import { nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';
import type { Restriction } from '../state/registry-state.ts';

/**
 * Pages of a restricted remote, and pages that require a session, that may show images from anywhere.
 * The address of an image can carry data to another host, and these pages show personal data.
 */
export function imageRefusals(
  manifest: Pick<GateManifest, 'name' | 'version' | 'routes'>,
  restriction: Restriction,
): Refusal[] {
  return manifest.routes
    .filter(
      ({ images, requires }) => images && (requires === 'session' || restriction !== 'public'),
    )
    .map(({ path }) => ({
      ...{ rule: 'images', release: nameOf(manifest) },
      detail: `The page ${path} of ${nameOf(manifest)} may show images from anywhere, but it is for signed-in users or the team only.`,
      fix: `Remove images from the route in ${manifest.name}/src/remote.ts, or show the images on a public page.`,
    }));
}
