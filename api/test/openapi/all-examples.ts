import { SITE_EXAMPLES } from '@portico/contracts/examples/index';
import { PLATFORM_EXAMPLES } from '../../src/platform/docs/examples/index.ts';

/** The example of each operation of this API. */
export const EXAMPLES = new Map([...PLATFORM_EXAMPLES, ...SITE_EXAMPLES]);
