import { SITE_EXAMPLES } from '@portico/contracts/examples/index';
import { fillTexts } from '../../src/core/site/fill-texts.ts';
import { PLATFORM_EXAMPLES } from '../../src/platform/docs/examples/index.ts';

/** What examples name of the pack that tests show. */
const VALUES = { product: 'Juno', prefix: ';', plan: 'Duo' };

/** The example of each operation of this API. */
export const EXAMPLES = new Map(
  [...PLATFORM_EXAMPLES, ...SITE_EXAMPLES].map(([operation, given]) => [
    operation,
    fillTexts(given, VALUES),
  ]),
);
