import { z } from 'zod';
import { line, type Fields } from '@portico/contracts/pack/fields';
import { PlanText, storeTextOf } from '@portico/contracts/pack/store';
import type { Coverage, StoreText } from '@portico/contracts/pack/store';
import type { Catalog } from '../catalog-file.ts';

/** The words of a store in one language. */
export interface StoreWords extends StoreText {
  /** Plan -> words. */
  plans: Record<string, PlanText>;
}

/** Written: `true`, `false` or a few words. */
export const coverage = z.union([z.boolean(), line]).transform((value): Coverage => ({
  yes: value === true ? ['Yes'] : [],
  no: value === false ? ['No'] : [],
  text: typeof value === 'string' ? [value] : [],
}));

/**
 * How `en/catalog.yaml` writes them: each plan of the catalog has words, and no other one.
 * @param catalog `wrong`: nobody knows its plans
 */
export const writtenStore = (fields: Fields, catalog: Catalog | 'wrong') =>
  storeTextOf(fields, coverage).extend({
    plans:
      catalog === 'wrong'
        ? z.record(z.string(), PlanText)
        : z.object(Object.fromEntries(catalog.plans.map(({ id }) => [id, PlanText]))),
  });
