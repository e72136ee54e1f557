import type { TaxRateParams } from './other-params.ts';
import { newId, type TaxRate } from './objects.ts';
import { ParameterError } from './stripe-error.ts';

/** A tax rate in Stripe's format. @param created epoch seconds */
export function newTaxRate(params: TaxRateParams, created: number): TaxRate {
  const { display_name, inclusive, percentage, metadata } = params;
  return {
    id: newId('txr'),
    object: 'tax_rate',
    active: true,
    country: null,
    created,
    description: null,
    display_name,
    effective_percentage: null,
    flat_amount: null,
    inclusive,
    jurisdiction: null,
    jurisdiction_level: null,
    livemode: false,
    metadata: metadata ?? {},
    percentage,
    rate_type: null,
    state: null,
    tax_type: null,
  };
}

/**
 * The active tax rate with an id.
 * @param param the parameter with the id
 * @throws ParameterError where it does not exist or is archived
 */
export function usableTaxRate(all: readonly TaxRate[], id: string, param: string): TaxRate {
  const rate = all.find((known) => known.id === id);
  if (!rate) throw new ParameterError(`No such tax rate: '${id}'`, param, 'resource_missing');
  if (!rate.active) throw new ParameterError(`The tax rate ${id} is not active.`, param);
  return rate;
}
