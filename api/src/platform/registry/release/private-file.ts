import { NOTICES_FILE, SBOM_FILE } from '@portico/sdk/platform';

/**
 * Whether a file of a release is not for visitors: source maps (docs/decisions/0026) and the bill of
 * materials (docs/decisions/0045). Deploy keys of the app can download it.
 */
export const isPrivateFile = (path: string): boolean =>
  path.toLowerCase().endsWith('.map') || path === SBOM_FILE;

/** Whether pages may load a file of a release: only such files count for its size. */
export const isLoadedByPages = (path: string): boolean =>
  !isPrivateFile(path) && path !== NOTICES_FILE;
