import { createRequire } from 'node:module';
import { SDK_DATA_MODULE, SDK_MODULE } from '@portico/sdk/platform';
import { SDK_VERSION } from '@portico/sdk/version';
import { sdkRangeOf } from './sdk-range.ts';

const require = createRequire(import.meta.url);

/**
 * @param name of a shared module
 * @returns the version that releases are built against, and the range of versions that they run with
 */
export function versionsOf(name: string): { version: string; range: string } {
  if (name === SDK_MODULE || name === SDK_DATA_MODULE) {
    return { version: SDK_VERSION, range: sdkRangeOf(SDK_VERSION) };
  }
  const packageName = name.split('/')[0] ?? name;
  const { version } = require(`${packageName}/package.json`) as { version: string };
  return { version, range: `^${version}` };
}
