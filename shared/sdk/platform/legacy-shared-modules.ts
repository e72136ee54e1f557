import { SDK_DATA_MODULE, SDK_MODULE } from './shared-modules.ts';

/**
 * Share keys of releases that were built before sdk 2.2, and the modules that they name. The shell
 * provides the same modules under both names, because these releases may still be live.
 */
export const LEGACY_SHARED_MODULES = {
  'shared/sdk': SDK_MODULE,
  'shared/sdk/data': SDK_DATA_MODULE,
} as const;
