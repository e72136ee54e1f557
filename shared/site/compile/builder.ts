import { z } from 'zod';
import { builderOf, type Separator } from '@portico/contracts/pack/builder';

/** How `en/builder.yaml` is written. */
export const BuilderFile = builderOf(
  z
    .enum(['&&', '$v'])
    .default('&&')
    .transform((text): Separator => (text === '&&' ? { ampersands: [true] } : { dollar: [true] })),
);
